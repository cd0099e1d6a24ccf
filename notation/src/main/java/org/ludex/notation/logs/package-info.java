/** The logs of game servers and programs, made of lines. */
@NullMarked
package org.ludex.notation.logs;

import org.jspecify.annotations.NullMarked;
