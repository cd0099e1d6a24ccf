/**
 * Replay pages: {@link org.ludex.replay.ReplayPage} turns reports into one HTML file that needs no network.
 */
@NullMarked
@Experimental
package org.ludex.replay;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
