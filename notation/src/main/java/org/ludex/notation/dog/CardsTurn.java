package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.ludex.dog.Card;
import org.ludex.dog.Player;
import org.ludex.dog.cards.CardsMove;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;

/**
 * The entries of a seat in DOG Cards. For one entry and one thread.
 *
 * @param seat who acts
 * @param parts the values of the entry
 * @param tail what follows the turn
 */
record CardsTurn(Player seat, EntryParts parts, Tail tail) {

    /** The place that a 4 buys without its function. */
    private static final int OWN_PLACE = 4;

    /** A row by its owner and its number. */
    private record RowName(Player owner, int number) {}

    /** The moves of an entry, as far as they are written; none if it is not an entry of DOG Cards. */
    List<CardsMove> moves(DogParser.TurnContext turn) {
        if (turn instanceof DogParser.GoesOnContext rest) {
            return sequel(rest.sequel());
        }
        List<CardsMove> moves = new ArrayList<>();
        play(turn).ifPresent(play -> {
            moves.add(play);
            if (play instanceof CardsMove.Buy || play instanceof CardsMove.FourBuy) {
                Optional<Card> refill = tail.refill();
                tail.under().forEach(card -> moves.add(new CardsMove.TurnUp(card)));
                refill.ifPresent(card -> moves.add(new CardsMove.TurnUp(card)));
            }
            if (play instanceof CardsMove.Seven) {
                moves.addAll(look((DogParser.LookContext) ((DogParser.PlayContext) turn).deed()));
            }
            tail.draw().ifPresent(face -> moves.add(new CardsMove.Draw(seat, face)));
        });
        return moves;
    }

    private Optional<CardsMove.Play> play(DogParser.TurnContext turn) {
        if (turn instanceof DogParser.LayContext lay) {
            RowName row = row(lay.row());
            return Optional.of(new CardsMove.Lay(seat, row.owner(), row.number(), parts.card(lay.card())));
        }
        if (turn instanceof DogParser.DropContext drop) {
            return Optional.of(new CardsMove.Drop(seat, parts.card(drop.card())));
        }
        if (turn instanceof DogParser.BuyContext buy) {
            return Optional.of(new CardsMove.Buy(
                    seat, parts.card(buy.card(0)), parts.number(buy.NUMBER()), parts.card(buy.card(1))));
        }
        if (turn instanceof DogParser.ExchangeContext exchange) {
            RowName row = row(exchange.rowName());
            return Optional.of(new CardsMove.JokerExchange(
                    seat,
                    parts.card(exchange.card()),
                    row.owner(),
                    row.number(),
                    Optional.ofNullable(exchange.NUMBER()).map(parts::number)));
        }
        return turn instanceof DogParser.PlayContext play ? function(play) : Optional.empty();
    }

    private Optional<CardsMove.Play> function(DogParser.PlayContext play) {
        Card card = parts.card(play.card(0));
        Optional<Card> as = parts.standsFor(play);
        if (play.deed() instanceof DogParser.FourBuyContext buy) {
            CardsMove.FourBuy four =
                    new CardsMove.FourBuy(seat, card, as, parts.number(buy.NUMBER()), parts.card(buy.card()));
            Optional<CardsMove.Play> plain = plain(four);
            plain.ifPresent(move -> parts.odd("four"));
            return Optional.of(plain.orElse(four));
        }
        if (play.deed() instanceof DogParser.LookContext) {
            return Optional.of(new CardsMove.Seven(seat, card, as));
        }
        if (play.deed() instanceof DogParser.StealContext steal) {
            RowName row = row(steal.rowName());
            return Optional.of(
                    new CardsMove.Steal(seat, card, as, row.owner(), row.number(), parts.card(steal.card())));
        }
        if (play.deed() instanceof DogParser.TakeContext take) {
            return Optional.of(new CardsMove.Take(seat, card, as, parts.card(take.card())));
        }
        return Optional.empty();
    }

    private List<CardsMove> look(DogParser.LookContext look) {
        return look.cards() == null ? List.of() : look(look.cards(), look.taking());
    }

    private List<CardsMove> look(DogParser.CardsContext cards, DogParser.@Nullable TakingContext taking) {
        CardsMove seen = new CardsMove.Look(seat, parts.faces(cards));
        return taking == null ? List.of(seen) : List.of(seen, choose(taking));
    }

    private CardsMove choose(DogParser.TakingContext taking) {
        Optional<Integer> place = Optional.ofNullable(taking.NUMBER()).map(parts::number);
        return new CardsMove.Choose(seat, parts.face(taking.card()), place);
    }

    /** What belongs to an entry that the record's position is inside of. */
    private List<CardsMove> sequel(DogParser.SequelContext sequel) {
        return switch (sequel.getStart().getType()) {
            case DogLexer.DRAW -> List.of(new CardsMove.Draw(seat, parts.face(sequel.card())));
            case DogLexer.LOOK -> look(sequel.cards(), sequel.taking());
            case DogLexer.TAKE -> List.of(choose(sequel.taking()));
            default -> List.of();
        };
    }

    /** The 4's function on its own place is a buy like any other, and written so. */
    static Optional<CardsMove.Play> plain(CardsMove.FourBuy four) {
        return four.card() == Card.FOUR && four.as().isEmpty() && four.place() == OWN_PLACE
                ? Optional.of(new CardsMove.Buy(four.seat(), four.card(), four.place(), four.taken()))
                : Optional.empty();
    }

    private RowName row(DogParser.RowContext row) {
        if (row.rowName() != null) {
            RowName name = row(row.rowName());
            if (name.owner() == seat) {
                parts.odd("seat");
            }
            return name;
        }
        return new RowName(seat, number(row.INDEX()));
    }

    private RowName row(DogParser.RowNameContext name) {
        return new RowName(parts.seat(name.SEAT()), number(name.INDEX()));
    }

    /** The number of a row; the first row needs none. */
    private int number(@Nullable TerminalNode index) {
        if (index == null) {
            return 1;
        }
        int number = parts.number(index);
        if (number == 1) {
            parts.odd("row");
        }
        return number;
    }
}
