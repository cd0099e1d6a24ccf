@NullMarked
package org.ludex.notation.logs;

import org.jspecify.annotations.NullMarked;
