/**
 * Reads and writes records of played games.
 *
 * <pre>{@code
 * for (Report report : RecordReader.standard().read(sheet)) {
 *     if (report.isValid()) {
 *         System.out.print(RecordWriter.write(report.record()));
 *     } else {
 *         report.diagnostics().forEach(System.out::println);
 *     }
 * }
 * }</pre>
 *
 * <p>Nothing else in the library depends on this package.
 */
@NullMarked
package org.ludex.notation.io;

import org.jspecify.annotations.NullMarked;
