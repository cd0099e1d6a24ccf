/** Tests of what the games share, and what their tests share. */
@NullMarked
package org.ludex.dog;

import org.jspecify.annotations.NullMarked;
