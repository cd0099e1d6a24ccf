/** Tests that every notation passes. */
@NullMarked
package org.ludex.notation.testkit;

import org.jspecify.annotations.NullMarked;
