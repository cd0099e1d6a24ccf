/** Tests of this game. */
@NullMarked
package org.ludex.dog.mensch;

import org.jspecify.annotations.NullMarked;
