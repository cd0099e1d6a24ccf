package org.ludex.notation;

/**
 * A place in a file of records.
 *
 * @param file the file's name, {@code -} for standard input
 * @param record the record's number in the file, from 1; 0 where it is about none
 * @param line the line in the file, from 1
 * @param column the column in that line, in code points from 1
 * @param length how many code points the trouble covers in that line, at least 1
 * @param source the line itself, cut where it is very long
 * @param caret the column of the trouble within {@code source}, in code points from 1
 */
public record Place(String file, int record, int line, int column, int length, String source, int caret) {}
