/** How fast the library is, measured with JMH. */
@NullMarked
package org.ludex.benchmarks;

import org.jspecify.annotations.NullMarked;
