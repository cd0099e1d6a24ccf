/** A real browser for tests, used as a person would: by clicks, keys, drags and swipes. */
@NullMarked
package org.ludex.browser;

import org.jspecify.annotations.NullMarked;
