/** How Kamisado is written: the four symbols of the score sheet in all their forms, and coordinates. */
@NullMarked
package org.ludex.notation.kamisado;

import org.jspecify.annotations.NullMarked;
