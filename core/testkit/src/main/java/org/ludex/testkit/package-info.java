/**
 * The contract test kit. Extend {@link org.ludex.testkit.GameContract} in the tests of a game and name the game: random
 * games then check everything that {@link org.ludex.core.Position} and {@link org.ludex.core.Game} promise.
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
@Experimental
package org.ludex.testkit;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
