/** A language server for records of games: what the reader knows, under the cursor while one types. */
@NullMarked
package org.ludex.lsp;

import org.jspecify.annotations.NullMarked;
