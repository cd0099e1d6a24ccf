/**
 * A few types for drawing boards: {@link org.ludex.core.picture.StyledText} for terminals and {@link
 * org.ludex.core.picture.Drawing} for SVG. Games draw both from a position. Neither needs a dependency, and both are
 * readable without colour.
 */
@NullMarked
@Experimental
package org.ludex.core.picture;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
