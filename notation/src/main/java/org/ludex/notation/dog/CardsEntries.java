package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Fault;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Gift;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.Progress;

/**
 * The entries of DOG Cards: a play with what is drawn, turned up or looked at for it, or an exchange. Only a shuffle may be
 * left unwritten, and what seats give.
 */
final class CardsEntries implements Entries<CardsMove, CardsPosition> {

    private static final int LOOK = 7;

    /** With more cards than these in the deck no entry can need a shuffle. */
    private static final int FEW = 8;

    @Override
    public boolean isInside(CardsPosition position) {
        return position.isMidTurn()
                || position.phase() == Phase.EXCHANGE
                || (position.phase() == Phase.GIVE && Exchanges.isBegun(position.seating(), position::given));
    }

    /** The deal and the exchange, where a record goes on from the market to the turns. */
    @Override
    public List<List<CardsMove>> withLeftOut(CardsPosition position, List<CardsMove> entry) {
        if (position.phase() != Phase.DEAL || !(entry.get(0) instanceof CardsMove.Play)) {
            return List.of(entry);
        }
        List<CardsMove> deal = List.of(new CardsMove.Deal(List.of()));
        return position.seating().inPairs()
                ? List.of(deal, List.of(new CardsMove.Exchange(List.of())), entry)
                : List.of(deal, entry);
    }

    @Override
    public Optional<CardsMove> unwritten(CardsPosition position, Progress<CardsMove> progress) {
        Optional<CardsMove> due = due(position, progress);
        boolean isWritten = due.isPresent()
                && progress.next()
                        .filter(next -> next.getClass() == due.get().getClass())
                        .isPresent();
        return isWritten ? Optional.empty() : due;
    }

    /** What is due inside an entry, with as much of it as is known. */
    private static Optional<CardsMove> due(CardsPosition position, Progress<CardsMove> progress) {
        Phase phase = position.phase();
        boolean begins = progress.played().isEmpty();
        if (begins && !mayBegin(progress.next())) {
            return Optional.empty();
        }
        if (phase == Phase.GIVE) {
            return position.toMove().map(giver -> new CardsMove.Give(giver, gift(progress, giver)));
        }
        if (phase == Phase.EXCHANGE) {
            return Optional.of(new CardsMove.Exchange(Exchanges.gifts(position.seating(), position::given)));
        }
        if (phase == Phase.SHUFFLE && position.isMidTurn()) {
            return progress.announced().or(() -> Optional.of(new CardsMove.Shuffle(Optional.empty(), List.of())));
        }
        if (begins || !(progress.played().get(0) instanceof CardsMove.Play play)) {
            return Optional.empty();
        }
        return switch (phase) {
            case DRAW -> Optional.of(new CardsMove.Draw(play.seat(), CardFace.hidden()));
            case LOOK -> Optional.of(new CardsMove.Look(play.seat(), Collections.nCopies(LOOK, CardFace.hidden())));
            default -> Optional.empty();
        };
    }

    /** Whether an entry may begin with a move that is not written: a gift, or the shuffle where a record starts inside. */
    private static boolean mayBegin(Optional<CardsMove> next) {
        return next.isPresent() && !(next.get() instanceof CardsMove.Play) && !(next.get() instanceof CardsMove.Give);
    }

    @Override
    public boolean begins(CardsPosition position, CardsMove move) {
        return move instanceof CardsMove.Play && position.phase() == Phase.PLAY;
    }

    @Override
    public boolean goesOn(CardsPosition position, CardsMove move) {
        return switch (position.phase()) {
            case DRAW -> move instanceof CardsMove.Draw;
            case REFILL -> move instanceof CardsMove.TurnUp;
            case LOOK -> move instanceof CardsMove.Look;
            case CHOOSE -> move instanceof CardsMove.Choose;
            default -> false;
        };
    }

    @Override
    public boolean isFixed(List<CardsMove> moves) {
        for (int i = 0; i < moves.size(); i++) {
            CardsMove move = moves.get(i);
            if (move instanceof CardsMove.Shuffle || move instanceof CardsMove.Give) {
                return false;
            }
        }
        return true;
    }

    private static CardFace gift(Progress<CardsMove> progress, Player giver) {
        return progress.next()
                .filter(CardsMove.Exchange.class::isInstance)
                .map(next -> Exchanges.card(((CardsMove.Exchange) next).gifts(), giver))
                .orElseGet(CardFace::hidden);
    }

    @Override
    public Optional<Fault> missing(CardsPosition position) {
        return position.phase() == Phase.SHUFFLE
                ? Optional.empty()
                : position.unfinished().map(CardsEntries::fault);
    }

    @Override
    public Optional<Fault> surplus(CardsPosition start, List<CardsMove> played, CardsMove next) {
        return next instanceof CardsMove.Draw && played.get(0) instanceof CardsMove.Play play
                ? Optional.of(fault(play.needlessDraw()))
                : Optional.empty();
    }

    private static Fault fault(Verdict.Illegal refusal) {
        return new Fault(refusal.rule(), refusal.facts());
    }

    @Override
    public boolean mayAnnounce(CardsPosition position, CardsMove move) {
        return move instanceof CardsMove.Shuffle shuffle
                && shuffle.round().isEmpty()
                && (position.phase() == Phase.PLAY || (position.phase() == Phase.SHUFFLE && position.isMidTurn()))
                && position.deck().size() <= FEW
                && !position.pile().isEmpty();
    }

    @Override
    public Optional<CardsMove> announced(List<CardsMove> entry) {
        for (CardsMove move : entry) {
            if (move instanceof CardsMove.Shuffle && entry.size() > 1) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    @Override
    public List<CardsMove> canonical(List<CardsMove> moves) {
        return moves.get(moves.size() - 1) instanceof CardsMove.Exchange exchange
                ? Exchanges.told(moves, exchange.gifts(), CardsEntries::giver, CardsMove.Give::new)
                : moves;
    }

    private static Optional<Player> giver(CardsMove move) {
        return move instanceof CardsMove.Give give ? Optional.of(give.seat()) : Optional.empty();
    }

    @Override
    public boolean isPlain(List<CardsMove> moves) {
        return moves.size() == 1
                && !(moves.get(0) instanceof CardsMove.Give || moves.get(0) instanceof CardsMove.TurnUp);
    }

    @Override
    public String write(CardsPosition start, List<CardsMove> moves) {
        CardsMove last = moves.get(moves.size() - 1);
        if (last instanceof CardsMove.Exchange) {
            return last.toString();
        }
        if (last instanceof CardsMove.Give) {
            return new CardsMove.Exchange(gifts(start, moves)).toString();
        }
        if (moves.size() == 1 && !(last instanceof CardsMove.TurnUp)) {
            return last.toString();
        }
        // A shuffle is announced on a line of its own.
        int begin = 0;
        while (begin < moves.size() && moves.get(begin) instanceof CardsMove.Shuffle) {
            begin++;
        }
        if (begin == moves.size()) {
            return last.toString();
        }
        StringBuilder text = new StringBuilder(first(moves, moves.get(begin)));
        for (int i = begin + 1; i < moves.size(); i++) {
            CardsMove move = moves.get(i);
            if (move instanceof CardsMove.Look look) {
                text.append(' ').append(listed(look.cards()));
            } else if (move instanceof CardsMove.Draw draw) {
                text.append(" draw ").append(draw.card());
            } else if (move instanceof CardsMove.Choose choose) {
                text.append(" take ").append(choose.card());
                choose.place().ifPresent(place -> text.append('@').append(place));
            }
        }
        return text.toString();
    }

    /** What an entry begins with, with all cards that were turned up for it. */
    private static String first(List<CardsMove> moves, CardsMove first) {
        List<Card> turned = turned(moves);
        if (first instanceof CardsMove.TurnUp) {
            return "turn " + listed(turned);
        }
        int place = first instanceof CardsMove.Buy buy
                ? buy.place()
                : first instanceof CardsMove.FourBuy four ? four.place() : 0;
        return first + turnedUp(turned, place);
    }

    private static List<Card> turned(List<CardsMove> moves) {
        List<Card> turned = List.of();
        for (CardsMove move : moves) {
            if (move instanceof CardsMove.TurnUp up) {
                turned = turned.isEmpty() ? new ArrayList<>(2) : turned;
                turned.add(up.card());
            }
        }
        return turned;
    }

    private static String listed(List<?> cards) {
        return cards.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    /** The gifts of an entry, in the order of seats. */
    private static List<Gift> gifts(CardsPosition start, List<CardsMove> moves) {
        return Exchanges.gifts(
                start.seating(),
                player -> moves.stream()
                        .filter(move -> move instanceof CardsMove.Give give && give.seat() == player)
                        .map(move -> ((CardsMove.Give) move).card())
                        .findFirst()
                        .or(() -> start.given(player)));
    }

    /** The card that fills the place of one that was bought, then those that may not lie there. */
    private static String turnedUp(List<Card> turned, int place) {
        if (turned.isEmpty()) {
            return "";
        }
        int last = turned.size() - 1;
        boolean fills = !isRefused(turned.get(last), place);
        List<Card> under = turned.subList(0, fills ? last : turned.size());
        return (fills ? " refill " + turned.get(last) : "") + (under.isEmpty() ? "" : " under " + listed(under));
    }

    /** Whether a card may not lie on a place of the market: it has the place's number. */
    private static boolean isRefused(Card card, int place) {
        return card == Card.ONE_ELEVEN
                ? place == 1 || place == 11
                : card.number().isPresent() && card.number().getAsInt() == place;
    }

    @Override
    public String sent(CardsPosition position, String words) {
        return Exchanges.sent(position.seating(), words);
    }
}
