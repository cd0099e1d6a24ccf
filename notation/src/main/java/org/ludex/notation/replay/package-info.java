/** Written moves on positions: what they mean, whether they are legal, and what would mend a record that is not. */
@NullMarked
package org.ludex.notation.replay;

import org.jspecify.annotations.NullMarked;
