/** The command line: validates, converts, counts, plays and shows games. */
@NullMarked
package org.ludex.cli;

import org.jspecify.annotations.NullMarked;
