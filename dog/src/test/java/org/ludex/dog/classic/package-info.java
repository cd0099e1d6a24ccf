/** Tests of DOG. */
@NullMarked
package org.ludex.dog.classic;

import org.jspecify.annotations.NullMarked;
