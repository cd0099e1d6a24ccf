/** Tests of YINSH, one nested class for each rule of the book. */
@NullMarked
package org.ludex.yinsh;

import org.jspecify.annotations.NullMarked;
