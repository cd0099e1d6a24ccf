/** Tests that every notation passes. */
@NullMarked
@Experimental
package org.ludex.notation.testkit;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
