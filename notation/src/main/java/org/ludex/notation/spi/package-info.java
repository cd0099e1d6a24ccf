/**
 * What a game brings so that its records can be read and written: a {@link org.ludex.notation.spi.GameNotation}, found
 * through {@link java.util.ServiceLoader}.
 *
 * <p>Reading has two halves that never mix. Parsing turns words into {@link org.ludex.notation.spi.WrittenMove written
 * moves} and never looks at a board. Replay asks each written move what it means on the position reached and never
 * looks at text. A notation may use ANTLR, as those of the library do, or anything else.
 */
@NullMarked
package org.ludex.notation.spi;

import org.jspecify.annotations.NullMarked;
