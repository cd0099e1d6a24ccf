/**
 * Records of played games as values, and reports on them. {@code org.ludex.notation.io} reads and writes them.
 *
 * <p>Everything here is immutable and thread-safe unless its documentation says otherwise.
 */
@NullMarked
package org.ludex.notation;

import org.jspecify.annotations.NullMarked;
