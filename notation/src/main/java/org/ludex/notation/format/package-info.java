/**
 * Formats that records are kept in, and how to bring one of your own. A {@link org.ludex.notation.format.RecordFormat}
 * declared as a service is told from the others by how a file begins, cut into records, read and judged like those of the
 * library, and written where it has a writer. The library's own formats come in the same way.
 */
@NullMarked
package org.ludex.notation.format;

import org.jspecify.annotations.NullMarked;
