/** What the library's own notations share: reading a record's words with an ANTLR grammar, entry by entry. */
@NullMarked
package org.ludex.notation.antlr;

import org.jspecify.annotations.NullMarked;
