/** Sentences with a wording that lacks an alternative. */
@NullMarked
package org.ludex.testkit.languages.odd;

import org.jspecify.annotations.NullMarked;
