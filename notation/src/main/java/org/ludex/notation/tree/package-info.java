/** What was parsed, and what was found wrong with it. */
@NullMarked
package org.ludex.notation.tree;

import org.jspecify.annotations.NullMarked;
