/** A made-up game for testing the test kit: chance deals hidden numbers, and each side keeps or doubles its own. */
@NullMarked
package org.ludex.testkit.secrets;

import org.jspecify.annotations.NullMarked;
