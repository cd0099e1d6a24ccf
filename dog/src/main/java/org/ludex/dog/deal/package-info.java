/**
 * What all games with cards do alike, whatever their books call it: rounds, deals, the exchange, shuffles and draws, and
 * who knows what. Each game says by its {@link org.ludex.dog.deal.RuleBook} which rule of its own a mistake breaks.
 */
@NullMarked
package org.ludex.dog.deal;

import org.jspecify.annotations.NullMarked;
