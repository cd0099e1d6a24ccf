/** What apps that host games do with the libraries, written the way they would write it. */
@NullMarked
package org.ludex.notation.embedding;

import org.jspecify.annotations.NullMarked;
