/** A small game for the tests of core: count down to zero by ones and twos. */
@NullMarked
package org.ludex.core.countdown;

import org.jspecify.annotations.NullMarked;
