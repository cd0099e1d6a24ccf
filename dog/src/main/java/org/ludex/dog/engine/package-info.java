/**
 * The rules that DOG, DOG Royal and Black DOG share. What is special about a game is described by its
 * {@link org.ludex.dog.engine.Ruleset}.
 */
@NullMarked
package org.ludex.dog.engine;

import org.jspecify.annotations.NullMarked;
