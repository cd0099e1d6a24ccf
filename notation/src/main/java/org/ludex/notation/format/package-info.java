/**
 * Formats that records are kept in, and how to bring one of your own. A {@link org.ludex.notation.format.RecordFormat}
 * declared as a service is recognised by the beginning of a file, cut into records, read and judged like those of the
 * library, and written if it has a writer. The library's own formats are found in the same way.
 */
@NullMarked
@Experimental
package org.ludex.notation.format;

import org.jspecify.annotations.NullMarked;
import org.ludex.core.status.Experimental;
