/** Tests of the engine's short cuts. */
@NullMarked
package org.ludex.dog.engine;

import org.jspecify.annotations.NullMarked;
