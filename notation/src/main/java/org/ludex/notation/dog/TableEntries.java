package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.Gift;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.Progress;

/**
 * The entries of the games with cards and a board: a play or a burn with the draw and the leap that belong to it, or an
 * exchange. A draw that is not written is hidden, and where no leap is written the peasant stays.
 */
final class TableEntries implements Entries<DogMove, DogPosition> {

    @Override
    public boolean isInside(DogPosition position) {
        return switch (position.phase()) {
            case DRAW, LEAP, EXCHANGE -> true;
            case SHUFFLE -> position.isMidTurn();
            case GIVE -> Exchanges.isBegun(position.seating(), position::given);
            default -> false;
        };
    }

    @Override
    public Optional<DogMove> unwritten(DogPosition position, Progress<DogMove> progress) {
        if (progress.played().isEmpty() && !mayBegin(position, progress.next())) {
            return Optional.empty();
        }
        Optional<DogMove> due = due(position, progress);
        boolean isWritten = due.isPresent()
                && progress.next().filter(next -> isLike(next, due.get())).isPresent();
        return isWritten ? Optional.empty() : due;
    }

    /** The shuffle before a deal that the deck cannot serve; it announces the round in the place of the deal. */
    @Override
    public List<List<DogMove>> withLeftOut(DogPosition position, List<DogMove> entry) {
        if (entry.get(0) instanceof DogMove.Deal deal && position.phase() == Phase.SHUFFLE && !position.isMidTurn()) {
            DogMove shuffle = new DogMove.Shuffle(deal.round().or(position::announcement), List.of());
            if (position.judge(shuffle).isPlayable()) {
                return List.of(List.of(shuffle), List.of(new DogMove.Deal(Optional.empty(), deal.hands())));
            }
        }
        return List.of(entry);
    }

    /** Whether an entry may begin with a move that is not written: a gift, or the shuffle where a record starts inside. */
    private boolean mayBegin(DogPosition position, Optional<DogMove> next) {
        if (next.isEmpty()) {
            return false;
        }
        DogMove move = next.get();
        return move instanceof DogMove.Exchange
                || ((move instanceof DogMove.Draw || move instanceof DogMove.Leap) && isInside(position));
    }

    @Override
    public boolean begins(DogPosition position, DogMove move) {
        if (move instanceof DogMove.Go || move instanceof DogMove.Burn) {
            return true;
        }
        return move instanceof DogMove.OfSeat && !mayBegin(position, Optional.of(move));
    }

    @Override
    public boolean goesOn(DogPosition position, DogMove move) {
        return switch (position.phase()) {
            case DRAW -> move instanceof DogMove.Draw;
            case LEAP -> move instanceof DogMove.Leap;
            default -> false;
        };
    }

    @Override
    public boolean isFixed(List<DogMove> moves) {
        for (int i = 0; i < moves.size(); i++) {
            DogMove move = moves.get(i);
            if (move instanceof DogMove.Shuffle || move instanceof DogMove.Give) {
                return false;
            }
        }
        return true;
    }

    /** Whether a written move decides what another one would fill in. */
    private static boolean isLike(DogMove written, DogMove due) {
        return written.getClass() == due.getClass() || (due instanceof DogMove.Stay && written instanceof DogMove.Leap);
    }

    /** What is due inside an entry, with as much of it as is known. */
    private static Optional<DogMove> due(DogPosition position, Progress<DogMove> progress) {
        return switch (position.phase()) {
            case GIVE -> position.toMove().map(giver -> new DogMove.Give(giver, gift(progress, giver)));
            case EXCHANGE -> Optional.of(new DogMove.Exchange(Exchanges.gifts(position.seating(), position::given)));
            case SHUFFLE ->
                progress.announced().or(() -> Optional.of(new DogMove.Shuffle(Optional.empty(), List.of())));
            case DRAW -> position.toMove().map(seat -> new DogMove.Draw(seat, CardFace.hidden()));
            case LEAP -> position.toMove().map(DogMove.Stay::new);
            default -> Optional.empty();
        };
    }

    private static CardFace gift(Progress<DogMove> progress, Player giver) {
        return progress.next()
                .filter(DogMove.Exchange.class::isInstance)
                .map(next -> Exchanges.card(((DogMove.Exchange) next).gifts(), giver))
                .orElseGet(CardFace::hidden);
    }

    /** A card drawn for burnt ones if none is drawn. */
    @Override
    public Optional<Fault> surplus(DogPosition start, List<DogMove> played, DogMove next) {
        if (!(next instanceof DogMove.Draw draw) || !(played.get(0) instanceof DogMove.Burn)) {
            return Optional.empty();
        }
        DogRule rule = start.seating().inPairs() ? DogRule.D6 : DogRule.D24;
        return Optional.of(new Fault(rule, Facts.of("seat", draw.seat()).as("draw")));
    }

    @Override
    public boolean mayAnnounce(DogPosition position, DogMove move) {
        if (!(move instanceof DogMove.Shuffle shuffle) || shuffle.round().isPresent()) {
            return false;
        }
        boolean isTurn = position.phase() == Phase.PLAY
                || position.phase() == Phase.AGAIN
                || (position.phase() == Phase.SHUFFLE && position.isMidTurn());
        boolean canDraw =
                !position.seating().inPairs() || !position.geometry().special().isEmpty();
        return isTurn && canDraw && position.deck().isEmpty() && position.pile().size() > 0;
    }

    @Override
    public Optional<DogMove> announced(List<DogMove> entry) {
        for (DogMove move : entry) {
            if (move instanceof DogMove.Shuffle && entry.size() > 1) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    @Override
    public List<DogMove> canonical(List<DogMove> moves) {
        return moves.get(moves.size() - 1) instanceof DogMove.Exchange exchange
                ? Exchanges.told(moves, exchange.gifts(), TableEntries::giver, DogMove.Give::new)
                : moves;
    }

    private static Optional<Player> giver(DogMove move) {
        return move instanceof DogMove.Give give ? Optional.of(give.seat()) : Optional.empty();
    }

    @Override
    public boolean isPlain(List<DogMove> moves) {
        return moves.size() == 1 && !(moves.get(0) instanceof DogMove.Give);
    }

    @Override
    public String write(DogPosition start, List<DogMove> moves) {
        DogMove last = moves.get(moves.size() - 1);
        if (last instanceof DogMove.Exchange) {
            return last.toString();
        }
        if (last instanceof DogMove.Give) {
            return new DogMove.Exchange(gifts(start, moves)).toString();
        }
        StringBuilder text = new StringBuilder();
        for (DogMove move : moves) {
            if (text.isEmpty()) {
                // A shuffle is announced on a line of its own.
                text.append(move instanceof DogMove.Shuffle && moves.size() > 1 ? "" : move);
            } else if (move instanceof DogMove.Draw draw) {
                text.append(" draw ").append(draw.card());
            } else if (move instanceof DogMove.Leap leap) {
                text.append(" leap ").append(leap.cell());
            }
        }
        return text.toString();
    }

    /** The gifts of an entry that is only begun, in the order of seats. */
    private static List<Gift> gifts(DogPosition start, List<DogMove> moves) {
        return Exchanges.gifts(
                start.seating(),
                player -> moves.stream()
                        .filter(move -> move instanceof DogMove.Give give && give.seat() == player)
                        .map(move -> ((DogMove.Give) move).card())
                        .findFirst()
                        .or(() -> start.given(player)));
    }

    @Override
    public String sent(DogPosition position, String words) {
        return Exchanges.sent(position.seating(), words);
    }
}
