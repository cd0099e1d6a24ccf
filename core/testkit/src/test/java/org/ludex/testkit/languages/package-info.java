/** Bundles with and without faults. */
@NullMarked
package org.ludex.testkit.languages;

import org.jspecify.annotations.NullMarked;
