package org.ludex.notation.io;

import java.util.OptionalLong;
import org.ludex.notation.Report;

/**
 * A report on a record, and where the record begins in its file.
 *
 * @param report the report
 * @param format the name of the format that the file was read in
 * @param offset the number of bytes before the record; empty if the file is not in UTF-8 or its format does not know
 */
public record PlacedReport(Report report, String format, OptionalLong offset) {}
