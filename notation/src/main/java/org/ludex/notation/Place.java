package org.ludex.notation;

/**
 * A place in a file of records.
 *
 * @param file the file's name, {@code -} for standard input
 * @param record the number of the record in the file, starting at 1; 0 if there is no record
 * @param line the line in the file, starting at 1
 * @param column the column in that line, in code points, starting at 1
 * @param length the number of code points in that line, at least 1
 * @param source the line itself, shortened if it is very long
 * @param caret the column within {@code source}, in code points, starting at 1
 */
public record Place(String file, int record, int line, int column, int length, String source, int caret) {}
