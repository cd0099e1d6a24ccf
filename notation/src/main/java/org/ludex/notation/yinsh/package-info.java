/** How YINSH is written: whole turns in one word, or their parts apart, with rows in full or left to be found. */
@NullMarked
package org.ludex.notation.yinsh;

import org.jspecify.annotations.NullMarked;
