/**
 * The contract test kit: extend {@link org.ludex.testkit.GameContract} in a game's tests, say which game it is, and
 * everything that {@link org.ludex.core.Position} and {@link org.ludex.core.Game} promise is checked on random games.
 *
 * <pre>{@code
 * class DvonnContractTest extends GameContract<DvonnMove, DvonnPosition> {
 *     @Override
 *     protected Game<DvonnMove, DvonnPosition> game() {
 *         return new Dvonn();
 *     }
 * }
 * }</pre>
 */
@NullMarked
package org.ludex.testkit;

import org.jspecify.annotations.NullMarked;
