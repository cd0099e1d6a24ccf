/**
 * What all games with cards do alike, whatever their books call it: rounds, deals, the exchange, shuffles and draws, and
 * who knows what. The {@link org.ludex.dog.deal.RuleBook} of each game says which of its rules a mistake breaks.
 */
@NullMarked
package org.ludex.dog.deal;

import org.jspecify.annotations.NullMarked;
