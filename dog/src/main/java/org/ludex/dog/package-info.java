/**
 * The box that five games share: the {@link org.ludex.dog.Player seats}, the {@link org.ludex.dog.Geometry track} and its
 * {@link org.ludex.dog.Cell cells}, the {@link org.ludex.dog.Card cards}, {@link org.ludex.dog.Hand hands} and
 * {@link org.ludex.dog.Deck deck}, and what is {@link org.ludex.dog.Phase due}. DOG, DOG Royal and Black DOG share their
 * {@link org.ludex.dog.DogMove moves} and {@link org.ludex.dog.DogPosition positions}, too. The games themselves are in
 * the packages beside this one.
 *
 * <p>What is hidden stays hidden: a hand is known cards and a number of unknown ones, and a move is judged
 * {@link org.ludex.core.Verdict.Unproven} where it depends on them. {@link org.ludex.dog.Knowledge} is what a seat has
 * seen of the others' cards.
 */
@NullMarked
package org.ludex.dog;

import org.jspecify.annotations.NullMarked;
