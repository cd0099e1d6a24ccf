/** From bytes to the tree of a record: cutting a file into records, scanning one, and nesting its variations. */
@NullMarked
package org.ludex.notation.text;

import org.jspecify.annotations.NullMarked;
