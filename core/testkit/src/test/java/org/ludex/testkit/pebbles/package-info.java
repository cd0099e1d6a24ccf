/** A made-up game for testing the test kit: heaps of pebbles, and who takes the last one. */
@NullMarked
package org.ludex.testkit.pebbles;

import org.jspecify.annotations.NullMarked;
