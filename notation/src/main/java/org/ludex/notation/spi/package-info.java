/**
 * The service provider interface for notations. A game provides a {@link org.ludex.notation.spi.GameNotation}, which is
 * found by {@link java.util.ServiceLoader}, so that its records can be read and written.
 *
 * <p>Reading has two separate halves. Parsing turns words into {@link org.ludex.notation.spi.WrittenMove written moves}
 * and never looks at a board. Replay asks each written move what it means on the position reached and never looks at
 * text. A notation may use ANTLR, as those of the library do, or anything else.
 */
@NullMarked
@Experimental
package org.ludex.notation.spi;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
