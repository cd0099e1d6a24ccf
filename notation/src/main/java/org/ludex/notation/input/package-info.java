/** From bytes to the chunks that hold one record each: decoding, limits, workers that keep the order. */
@NullMarked
package org.ludex.notation.input;

import org.jspecify.annotations.NullMarked;
