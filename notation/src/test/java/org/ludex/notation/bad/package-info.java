/** Files that are wrong in every way, and what is said of them. */
@NullMarked
package org.ludex.notation.bad;

import org.jspecify.annotations.NullMarked;
