/** How words are spelt: folding letters, digits of other scripts, close words. */
@NullMarked
package org.ludex.notation.spelling;

import org.jspecify.annotations.NullMarked;
