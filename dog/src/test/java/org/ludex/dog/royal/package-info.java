/** Tests of this game. */
@NullMarked
package org.ludex.dog.royal;

import org.jspecify.annotations.NullMarked;
