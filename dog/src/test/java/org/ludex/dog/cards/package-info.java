/** Tests of DOG Cards. */
@NullMarked
package org.ludex.dog.cards;

import org.jspecify.annotations.NullMarked;
