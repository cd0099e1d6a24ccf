package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;

/**
 * Why a move is refused. Every move must pass the first list, and then the one for its kind; the order of the checks is
 * the precedence of the rules. How a play's pieces move is looked at after these, by {@link CardPlay}.
 */
final class Refusals {

    private static final Checks<State, DogMove> ALL =
            Checks.inOrder(Refusals::afterEnd, Refusals::outOfOrder, Refusals::wrongSeat);

    private static final Checks<State, DogMove.Deal> DEAL = Checks.inOrder(
            (state, deal) -> round(state, deal.round()),
            Refusals::leaderUnknown,
            Refusals::deckTooSmall,
            (state, deal) -> state.due().refuse(deal.hands(), state.rules.book()),
            (state, deal) -> state.refuseDealing(deal.hands(), state.due().needed()));

    private static final Checks<State, DogMove.Shuffle> SHUFFLE = Checks.inOrder(
            Refusals::shuffleTooEarly, (state, shuffle) -> round(state, shuffle.round()), Refusals::order);

    private static final Checks<State, DogMove.Exchange> EXCHANGE = Checks.inOrder((state, exchange) ->
            state.hands.refuseExchange(exchange.gifts(), state.seating(), state, state.rules.book()));

    private static final Checks<State, DogMove.Draw> DRAW =
            Checks.inOrder((state, draw) -> state.refuseDrawing(draw.card()));

    private static final Checks<State, DogMove.Give> GIVE =
            Checks.inOrder((state, give) -> give.card().isHidden()
                    ? Optional.empty()
                    : notHeld(state, give.card().card().orElseThrow()));

    private static final Checks<State, DogMove.Start> START =
            Checks.inOrder((state, start) -> Kennels.refuseStart(state.rules, state.board, state.turn, start.rank()));

    private static final Checks<State, DogMove.NoStart> NO_START = Checks.inOrder(Refusals::mustStart);

    private static final Checks<State, DogMove.PutDog> PUT_DOG =
            Checks.inOrder(Refusals::offTheDisc, Refusals::takenCell);

    private static final Checks<State, DogMove.Leap> LEAP = Checks.inOrder(Refusals::leapTooFar);

    private static final Checks<State, DogMove.Play> PLAY =
            Checks.inOrder((state, play) -> notHeld(state, play.card()), Refusals::standsFor, Refusals::useless);

    private static final Checks<State, DogMove.Burn> BURN =
            Checks.inOrder(Refusals::burnSize, Refusals::burntNotHeld, Refusals::burntTooFew);

    private Refusals() {}

    /** The first refusal of a move. */
    static Optional<Verdict.Illegal> of(State state, DogMove move) {
        // Nothing is due after the end, so a move that is due also passes the first check.
        if (!isDue(state, move) || !isOfSeatDue(state, move)) {
            return byLists(state, move);
        }
        return isPlain(state, move) ? Optional.empty() : ofKind(state, move);
    }

    /** The first refusal of a move, found by going through the lists. */
    static Optional<Verdict.Illegal> byLists(State state, DogMove move) {
        Optional<Verdict.Illegal> refusal = ALL.first(state, move);
        return refusal.isPresent() ? refusal : ofKind(state, move);
    }

    /** The first refusal by the list for the kind of a move. Asking for a record is quicker than asking for an interface. */
    private static Optional<Verdict.Illegal> ofKind(State state, DogMove move) {
        if (move instanceof DogMove.Go go) {
            return PLAY.first(state, go);
        }
        if (move instanceof DogMove.Give give) {
            return GIVE.first(state, give);
        }
        if (move instanceof DogMove.Burn burn) {
            return BURN.first(state, burn);
        }
        if (move instanceof DogMove.Draw draw) {
            return DRAW.first(state, draw);
        }
        if (move instanceof DogMove.Exchange exchange) {
            return EXCHANGE.first(state, exchange);
        }
        if (move instanceof DogMove.Deal deal) {
            return DEAL.first(state, deal);
        }
        if (move instanceof DogMove.Shuffle shuffle) {
            return SHUFFLE.first(state, shuffle);
        }
        if (move instanceof DogMove.Start start) {
            return START.first(state, start);
        }
        if (move instanceof DogMove.NoStart declined) {
            return NO_START.first(state, declined);
        }
        if (move instanceof DogMove.PutDog put) {
            return PUT_DOG.first(state, put);
        }
        if (move instanceof DogMove.Leap leap) {
            return LEAP.first(state, leap);
        }
        return move instanceof DogMove.Play play ? PLAY.first(state, play) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> afterEnd(State state, DogMove move) {
        return state.phase == Phase.OVER
                ? Optional.of(Verdict.illegal(TableRule.AFTER_END, Facts.of("move", move)))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> outOfOrder(State state, DogMove move) {
        if (isDue(state, move)) {
            return Optional.empty();
        }
        if (move instanceof DogMove.Draw) {
            return Optional.of(
                    state.phase == Phase.SHUFFLE && !state.isForAll()
                            ? deckTooSmall(state, 1)
                            : state.rules.book().refuse(Concern.DRAW, "after", Facts.of("text", "draw")));
        }
        if (move instanceof DogMove.Leap leap) {
            Facts facts = Facts.of("text", "leap " + leap.cell(), "cell", leap.cell());
            return Optional.of(state.rules.book().refuse(Concern.LEAP, "after", facts));
        }
        return Optional.of(Verdict.illegal(TableRule.OUT_OF_ORDER, notDue(state, move)));
    }

    private static boolean isDue(State state, DogMove move) {
        if (move instanceof DogMove.Go || move instanceof DogMove.Burn) {
            return state.isPlaying();
        }
        if (move instanceof DogMove.Deal) {
            return state.phase == Phase.DEAL || (state.phase == Phase.SHUFFLE && state.isForAll());
        }
        // A separate check refuses a shuffle that is not due, with the number of cards left.
        if (move instanceof DogMove.Shuffle) {
            return state.phase == Phase.SHUFFLE || state.phase == Phase.DEAL || state.isPlaying();
        }
        return switch (state.phase) {
            case GIVE -> move instanceof DogMove.Give;
            case EXCHANGE -> move instanceof DogMove.Exchange;
            case START -> move instanceof DogMove.Start || move instanceof DogMove.NoStart;
            case DOG -> move instanceof DogMove.PutDog;
            case PLAY, AGAIN -> move instanceof DogMove.Play;
            case DRAW -> move instanceof DogMove.Draw;
            case LEAP -> move instanceof DogMove.Leap || move instanceof DogMove.Stay;
            default -> false;
        };
    }

    /** What is due instead of a move; if the move begins a round, which round is not over. */
    private static Facts notDue(State state, DogMove move) {
        Facts facts = Facts.of("move", move, "due", Phrase.of(TableRule.class, "due." + state.phase));
        if (!(move instanceof DogMove.Deal deal) || deal.round().isEmpty()) {
            return facts;
        }
        Facts rounds = facts.and("number", deal.round().get().number()).and("round", state.round);
        return state.phase == Phase.GIVE || state.isForAll()
                ? rounds.as("dealt")
                : rounds.and("seat", state.player()).as("playing");
    }

    private static Optional<Verdict.Illegal> wrongSeat(State state, DogMove move) {
        Player due = state.player();
        return isOfSeatDue(state, move)
                ? Optional.empty()
                : Optional.of(Verdict.illegal(TableRule.WRONG_SEAT, Facts.of("seat", seat(move, due), "due", due)));
    }

    private static boolean isOfSeatDue(State state, DogMove move) {
        return seat(move, state.player()) == state.player();
    }

    private static Player seat(DogMove move, Player due) {
        if (move instanceof DogMove.Go go) {
            return go.seat();
        }
        if (move instanceof DogMove.Draw draw) {
            return draw.seat();
        }
        return move instanceof DogMove.OfSeat own ? own.seat() : due;
    }

    private static Optional<Verdict.Illegal> round(State state, Optional<Round> announced) {
        return announced.isEmpty() ? Optional.empty() : state.due().refuse(announced.get(), state.rules.book());
    }

    private static Optional<Verdict.Illegal> leaderUnknown(State state, DogMove.Deal deal) {
        return state.leader == State.NONE && deal.round().isEmpty()
                ? Optional.of(state.rules.book().refuse(Concern.LEADER, "unknown", Facts.none()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> deckTooSmall(State state, DogMove.Deal deal) {
        return state.phase == Phase.SHUFFLE
                ? Optional.of(deckTooSmall(state, state.due().needed()))
                : Optional.empty();
    }

    private static Verdict.Illegal deckTooSmall(State state, int needed) {
        return state.rules
                .book()
                .refuse(Concern.SHUFFLE, "deck", Facts.of("needed", needed, "left", state.deck.size()));
    }

    private static Optional<Verdict.Illegal> shuffleTooEarly(State state, DogMove.Shuffle shuffle) {
        boolean due = state.phase == Phase.SHUFFLE || state.isUntouched();
        return due && (state.isForAll() || shuffle.round().isEmpty())
                ? Optional.empty()
                : Optional.of(Verdict.illegal(
                        TableRule.OUT_OF_ORDER,
                        Facts.of("left", state.deck.size()).as("shuffle")));
    }

    private static Optional<Verdict.Illegal> order(State state, DogMove.Shuffle shuffle) {
        Hand shuffled = state.isUntouched() ? Hand.of(state.total()) : state.pile;
        return state.refuseOrder(shuffle.order(), shuffled, state.rules.book());
    }

    private static Optional<Verdict.Illegal> notHeld(State state, Card card) {
        return state.refuseHolding(state.player(), state.hand(), card);
    }

    private static Optional<Verdict.Illegal> mustStart(State state, DogMove.NoStart declined) {
        return state.rules.opening() == Opening.FORCED && Kennels.canStart(state.rules, state.board, state.turn)
                ? Optional.of(state.rules.book().refuse(Concern.OPENING, "start", Facts.of("seat", declined.seat())))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> offTheDisc(State state, DogMove.PutDog put) {
        return state.rules.dogCells().contains(put.cell())
                ? Optional.empty()
                : Optional.of(state.rules.book().refuse(Concern.DOG, "dog", Facts.of("cell", put.cell())));
    }

    private static Optional<Verdict.Illegal> takenCell(State state, DogMove.PutDog put) {
        return state.board.isFree(put.cell().number())
                ? Optional.empty()
                : Optional.of(state.rules.book().refuse(Concern.DOG, "taken", Facts.of("cell", put.cell())));
    }

    private static Optional<Verdict.Illegal> leapTooFar(State state, DogMove.Leap leap) {
        int due = state.rules.sequel().leap(state.board, state.reached);
        return leap.cell().equals(state.rules.table().cell(due))
                ? Optional.empty()
                : Optional.of(state.rules.book().refuse(Concern.LEAP, Facts.of("cell", leap.cell())));
    }

    /**
     * Whether a move that is due passes the list for its kind at a glance: pieces move by a card that the player is known
     * to hold and that stands for itself or copies the card before, or a whole known hand is burnt.
     */
    private static boolean isPlain(State state, DogMove move) {
        if (move instanceof DogMove.Go go) {
            boolean fits =
                    go.as().isEmpty() || (go.card() == Card.COPY && go.as().equals(state.last));
            return fits
                    && state.rules.use(go.value()).isPresent()
                    && state.hand().known().contains(go.card());
        }
        return move instanceof DogMove.Burn burn
                && state.seating().inPairs()
                && state.hand().hidden() == 0
                && burn.cards().equals(state.hand());
    }

    private static Optional<Verdict.Illegal> standsFor(State state, DogMove.Play play) {
        Optional<Card> as = play.as();
        if (play.card() == Card.JOKER) {
            boolean fits = as.filter(card -> card != Card.JOKER)
                    .flatMap(state.rules::use)
                    .isPresent();
            return fits ? Optional.empty() : Optional.of(Verdict.illegal(DogRule.D20, jokerFacts(as)));
        }
        if (play.card() == Card.COPY) {
            if (state.last.isEmpty()) {
                return Optional.of(state.rules.book().refuse(Concern.COPY, "first", Facts.none()));
            }
            return as.equals(state.last)
                    ? Optional.empty()
                    : Optional.of(state.rules.book().refuse(Concern.COPY, "other", Facts.of("last", state.last.get())));
        }
        return as.isEmpty() ? Optional.empty() : Optional.of(notAMove("as", play.card()));
    }

    private static Facts jokerFacts(Optional<Card> as) {
        return as.map(card -> Facts.of("card", card)).orElse(Facts.none().as("what"));
    }

    private static Optional<Verdict.Illegal> useless(State state, DogMove.Play play) {
        return state.rules.use(play.value()).isPresent()
                ? Optional.empty()
                : Optional.of(notAMove("card", play.value()));
    }

    private static Verdict.Illegal notAMove(String form, Card card) {
        return Verdict.illegal(TableRule.NOT_A_MOVE, Facts.of("card", card).as(form));
    }

    private static Optional<Verdict.Illegal> burnSize(State state, DogMove.Burn burn) {
        int due = state.seating().inPairs() ? state.hand().size() : 1;
        int size = burn.cards().size();
        return size == due
                ? Optional.empty()
                : Optional.of(state.rules.book().refuse(Concern.BURN, "size", Facts.of("size", size, "due", due)));
    }

    private static Optional<Verdict.Illegal> burntNotHeld(State state, DogMove.Burn burn) {
        Hand hand = state.hand();
        int hidden = hand.hidden();
        Cards claimed = Cards.empty();
        for (Card card : burn.cards().known().kinds()) {
            int more = burn.cards().known().count(card) - hand.known().count(card);
            if (more > hidden) {
                return Optional.of(Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", burn.seat(), "card", card)));
            }
            claimed = more > 0 ? claimed.plus(card, more) : claimed;
            if (more > 0 && !state.mayHold(burn.seat(), claimed)) {
                return Optional.of(state.tooMany(card));
            }
            hidden -= Math.max(0, more);
        }
        return Optional.empty();
    }

    /** A burnt hand cannot leave out cards that the seat is known to hold. */
    private static Optional<Verdict.Illegal> burntTooFew(State state, DogMove.Burn burn) {
        int shown = Burns.shown(state.hand(), burn.cards()).known().size();
        return state.seating().inPairs() && shown > burn.cards().size()
                ? Optional.of(Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", burn.seat(), "card", burn.cards())))
                : Optional.empty();
    }
}
