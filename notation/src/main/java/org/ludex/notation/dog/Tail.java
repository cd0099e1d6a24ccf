package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRun;
import org.ludex.dog.Place;
import org.ludex.dog.Spin;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;

/**
 * What follows a turn: hits, draws and the like. A move takes from it what it can say; what nobody takes is too
 * much. For one entry and one thread.
 */
final class Tail {

    /** The order in which parts are written, those of DOG Cards included. */
    private static final List<Integer> ORDER = List.of(
            DogLexer.DOG, DogLexer.TURN, DogLexer.HIT, DogLexer.REFILL, DogLexer.UNDER, DogLexer.DRAW, DogLexer.LEAP);

    private final EntryParts parts;
    private final List<DogParser.AfterContext> rest;

    Tail(EntryParts parts, List<DogParser.AfterContext> rest) {
        this.parts = parts;
        this.rest = new ArrayList<>(rest);
        int last = -1;
        for (DogParser.AfterContext part : rest) {
            int place = ORDER.indexOf(part.getStart().getType());
            if (place < last) {
                parts.odd("parts");
            }
            last = place;
        }
    }

    /** What a play of the games with a board brings about. */
    After after() {
        if (rest.isEmpty()) {
            return After.NOTHING;
        }
        Optional<Spin> turn = take(DogLexer.TURN).map(part -> part.LEFT() == null ? Spin.RIGHT : Spin.LEFT);
        Optional<DogRun> dog =
                take(DogLexer.DOG).map(part -> new DogRun(parts.cell(part.cell(0)), parts.cell(part.cell(1))));
        List<Place> hits = hits();
        return new After(hits, dog, turn);
    }

    List<Place> hits() {
        return take(DogLexer.HIT)
                .map(part -> part.place().stream().map(parts::named).toList())
                .orElse(List.of());
    }

    Optional<Cell> leap() {
        return take(DogLexer.LEAP).map(part -> parts.cell(part.cell(0)));
    }

    Optional<CardFace> draw() {
        return take(DogLexer.DRAW).map(part -> parts.face(part.card()));
    }

    Optional<Card> refill() {
        return take(DogLexer.REFILL).map(part -> parts.card(part.card()));
    }

    List<Card> under() {
        return take(DogLexer.UNDER)
                .map(part -> parts.cards(part.under().cards()))
                .orElse(List.of());
    }

    /** What nobody took, as it was written. */
    Optional<String> surplus() {
        return rest.stream().map(EntryParts::text).findFirst();
    }

    private Optional<DogParser.AfterContext> take(int word) {
        for (int i = 0; i < rest.size(); i++) {
            if (rest.get(i).getStart().getType() == word) {
                return Optional.of(rest.remove(i));
            }
        }
        return Optional.empty();
    }
}
