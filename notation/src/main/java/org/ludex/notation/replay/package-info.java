/** Written moves on positions: what they mean, whether they are legal, and how to repair a record that is not. */
@NullMarked
package org.ludex.notation.replay;

import org.jspecify.annotations.NullMarked;
