/** A package without messages. */
@NullMarked
package org.ludex.core.silent;

import org.jspecify.annotations.NullMarked;
