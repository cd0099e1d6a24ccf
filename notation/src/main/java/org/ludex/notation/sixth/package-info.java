/** How SiXTH is written: pieces that enter, towers and parts of towers that move. */
@NullMarked
package org.ludex.notation.sixth;

import org.jspecify.annotations.NullMarked;
