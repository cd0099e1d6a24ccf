/** How the moves of a game join into the entries of a record. */
@NullMarked
package org.ludex.notation.entry;

import org.jspecify.annotations.NullMarked;
