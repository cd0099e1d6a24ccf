/** How the five DOG games are written: one entry per line, with hands as far as they are known. */
@NullMarked
package org.ludex.notation.dog;

import org.jspecify.annotations.NullMarked;
