/** How settled a package is. Every other package may use this one, so it uses none. */
@NullMarked
package org.ludex.core.status;

import org.jspecify.annotations.NullMarked;
