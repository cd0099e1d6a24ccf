/**
 * Records of played games: read, judged, written.
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
 * <p>Everything here is immutable and thread-safe unless its documentation says otherwise.
 */
@NullMarked
package org.ludex.notation;

import org.jspecify.annotations.NullMarked;
