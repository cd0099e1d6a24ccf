@NullMarked
package org.ludex.dog.deal;

import org.jspecify.annotations.NullMarked;
