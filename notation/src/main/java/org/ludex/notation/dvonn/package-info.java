/** How DVONN is written: pieces placed, stacks moved, and passes, with forced moves that a record leaves out. */
@NullMarked
package org.ludex.notation.dvonn;

import org.jspecify.annotations.NullMarked;
