/** Uses the published artifacts as a stranger's project would. */
@NullMarked
package org.ludex.examples.consumer;

import org.jspecify.annotations.NullMarked;
