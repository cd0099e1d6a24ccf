@NullMarked
package org.ludex.spark;

import org.jspecify.annotations.NullMarked;
