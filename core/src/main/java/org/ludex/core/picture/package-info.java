/**
 * A small vocabulary for drawing boards: {@link org.ludex.core.picture.StyledText} for terminals and
 * {@link org.ludex.core.picture.Drawing} for SVG. Games make both from a position; neither needs a dependency, and both
 * can be read without colour.
 */
@NullMarked
package org.ludex.core.picture;

import org.jspecify.annotations.NullMarked;
