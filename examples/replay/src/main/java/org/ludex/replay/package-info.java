/**
 * Replay pages: {@link org.ludex.replay.ReplayPage} turns reports into one HTML file that needs no network.
 */
@NullMarked
package org.ludex.replay;

import org.jspecify.annotations.NullMarked;
