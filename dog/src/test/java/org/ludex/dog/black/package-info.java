/** Tests of this game. */
@NullMarked
package org.ludex.dog.black;

import org.jspecify.annotations.NullMarked;
