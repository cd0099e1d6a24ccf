/** Records, reports, positions and moves as JSON. */
@NullMarked
package org.ludex.notation.json;

import org.jspecify.annotations.NullMarked;
