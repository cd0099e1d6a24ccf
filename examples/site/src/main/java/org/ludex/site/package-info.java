/** Makes one site of all pages and of the Javadoc of all artifacts, and checks its links. */
@NullMarked
package org.ludex.site;

import org.jspecify.annotations.NullMarked;
