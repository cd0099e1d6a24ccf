/** Our notations keep the contract. */
@NullMarked
package org.ludex.notation.testkit;

import org.jspecify.annotations.NullMarked;
