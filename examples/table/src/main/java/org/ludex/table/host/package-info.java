/** Games in progress: who sits where, what was played, who may see what, and how it is kept. It knows no network. */
@NullMarked
package org.ludex.table.host;

import org.jspecify.annotations.NullMarked;
