package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;

/**
 * Reads moves, and entries as records write them: an entry joins a play or burn with the draw and the leap that belong to
 * it, and the gifts of all seats with the exchange.
 */
public final class Entry {

    private Entry() {}

    /** One move. */
    public static DogMove parse(String text) {
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
        Optional<Round> round = Optional.empty();
        if (words.get(0).equals("round")) {
            round = Optional.of(new Round(
                    Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)), Player.parse(words.get(3))));
            words = words.subList(4, words.size());
        }
        String first = words.get(0);
        List<String> rest = words.subList(1, words.size());
        return switch (first) {
            case "deal" ->
                new DogMove.Deal(round, rest.stream().map(Entry::dealt).toList());
            case "give" -> new DogMove.Exchange(rest.stream().map(Entry::gift).toList());
            case "shuffle" ->
                new DogMove.Shuffle(
                        round,
                        rest.isEmpty() ? List.of() : Deck.parse(rest.get(0)).top(999));
            default -> seat(Player.parse(first), rest.iterator());
        };
    }

    /** The position after an entry. */
    public static DogPosition play(DogPosition position, String text) {
        Attempt<DogPosition> attempt = attempt(position, text);
        return attempt.toOptional().orElseThrow(() -> new AssertionError(text + ": " + attempt + " at " + position));
    }

    /** What comes of all moves of an entry. */
    public static Attempt<DogPosition> attempt(DogPosition position, String text) {
        Attempt<DogPosition> all = Attempt.legal(position);
        if (text.startsWith("give")) {
            DogMove.Exchange exchange = (DogMove.Exchange) parse(text);
            List<Player> givers = new ArrayList<>();
            Player seat = position.leader().orElseThrow();
            for (int count = 0; count < position.seating().count(); count++) {
                givers.add(seat);
                seat = position.seating().next(seat);
            }
            for (Player giver : givers) {
                CardFace card = exchange.gifts().stream()
                        .filter(gift -> gift.from() == giver)
                        .map(Gift::card)
                        .findFirst()
                        .orElse(CardFace.hidden());
                all = then(all, new DogMove.Give(giver, card));
            }
            return then(all, exchange);
        }
        int leap = text.indexOf(" leap ");
        int draw = text.indexOf(" draw ");
        String head = draw > 1 ? text.substring(0, draw) : leap > 1 ? text.substring(0, leap) : text;
        DogMove move = parse(head);
        all = then(all, move);
        if (draw > 1
                || (move instanceof DogMove.OfSeat
                        && all.toOptional()
                                .filter(next -> next.phase() == Phase.DRAW)
                                .isPresent())) {
            String face = draw > 1 ? text.substring(draw + 6, leap > draw ? leap : text.length()) : "#";
            Player seat = ((DogMove.OfSeat) move).seat();
            boolean due = all.toOptional()
                    .filter(next -> next.phase() == Phase.DRAW || next.phase() == Phase.SHUFFLE)
                    .isPresent();
            if (all.isPlayed() && !due && move instanceof DogMove.Burn) {
                DogRule rule = position.seating().inPairs() ? DogRule.D6 : DogRule.D24;
                return Attempt.refused(
                        Verdict.illegal(rule, Facts.of("seat", seat).as("draw")));
            }
            all = then(all, new DogMove.Draw(seat, CardFace.parse(face)));
        }
        if (leap > 1) {
            all = then(all, parse(text.substring(0, 1) + text.substring(leap)));
        } else if (all.toOptional().filter(next -> next.phase() == Phase.LEAP).isPresent()
                && !(move instanceof DogMove.Draw)) {
            all = then(all, new DogMove.Stay(((DogMove.OfSeat) move).seat()));
        }
        return all;
    }

    /** The attempt of one move after others; a verdict that is not plainly legal stays. */
    private static Attempt<DogPosition> then(Attempt<DogPosition> before, DogMove move) {
        if (!(before instanceof Attempt.Played<DogPosition> played)) {
            return before;
        }
        Attempt<DogPosition> next = played.next().attempt(move);
        return next instanceof Attempt.Played<DogPosition> good
                        && !played.verdict().equals(Verdict.legal())
                ? new Attempt.Played<>(good.next(), played.verdict())
                : next;
    }

    private static Dealt dealt(String word) {
        return new Dealt(Player.parse(word.substring(0, 1)), Hand.parse(word.substring(2)));
    }

    private static Gift gift(String word) {
        return new Gift(
                Player.parse(word.substring(0, 1)),
                Player.parse(word.substring(2, 3)),
                CardFace.parse(word.substring(4)));
    }

    private static DogMove seat(Player seat, Iterator<String> words) {
        String word = words.next();
        return switch (word) {
            case "start" ->
                new DogMove.Start(seat, words.hasNext() ? Optional.of(Rank.parse(words.next())) : Optional.empty());
            case "nostart" -> new DogMove.NoStart(seat);
            case "dog" -> new DogMove.PutDog(seat, Cell.parse(words.next()));
            case "burn" -> new DogMove.Burn(seat, Hand.parse(words.next()));
            case "give" -> new DogMove.Give(seat, CardFace.parse(words.next()));
            case "draw" -> new DogMove.Draw(seat, CardFace.parse(words.next()));
            case "leap" -> new DogMove.Leap(seat, Cell.parse(words.next()));
            case "stay" -> new DogMove.Stay(seat);
            default -> play(seat, word, words);
        };
    }

    private static DogMove play(Player seat, String word, Iterator<String> words) {
        int equals = word.indexOf('=');
        Card card = Card.parse(equals < 0 ? word : word.substring(0, equals));
        Optional<Card> as = equals < 0 ? Optional.empty() : Optional.of(Card.parse(word.substring(equals + 1)));
        String what = words.next();
        if (what.equals("-")) {
            return new DogMove.NullSwap(seat, card, as);
        }
        if (what.equals("take")) {
            return new DogMove.Take(seat, card, as, Card.parse(words.next()));
        }
        int arrows = what.indexOf("<>");
        if (arrows > 0) {
            Place own = place(seat, what.substring(0, arrows));
            Place other = place(seat, what.substring(arrows + 2));
            return new DogMove.Swap(seat, card, as, own, other, after(words));
        }
        Optional<Rank> rank = Optional.empty();
        if (Character.isLetter(what.charAt(0)) && what.length() > 3 && !what.contains(">")) {
            rank = Optional.of(Rank.parse(what));
            what = words.next();
        }
        List<Step> steps = new ArrayList<>();
        for (String part : what.split("\\+", -1)) {
            int arrow = part.indexOf('>');
            Place from = place(seat, part.substring(0, arrow));
            steps.add(new Step(from.owner(), rank, from.cell(), Cell.parse(part.substring(arrow + 1))));
        }
        return new DogMove.Go(seat, card, as, steps, after(words));
    }

    private static Place place(Player seat, String word) {
        return word.length() > 1 && word.charAt(1) == ':'
                ? new Place(Player.parse(word.substring(0, 1)), Cell.parse(word.substring(2)))
                : new Place(seat, Cell.parse(word));
    }

    private static After after(Iterator<String> words) {
        After after = After.NOTHING;
        while (words.hasNext()) {
            String word = words.next();
            String value = words.next();
            after = switch (word) {
                case "hit" ->
                    after.hitting(Arrays.stream(value.split(",", -1))
                            .map(place -> place(Player.A, place))
                            .toList());
                case "turn" -> after.turning(Spin.parse(value));
                case "dog" -> after.running(run(value));
                default -> throw new IllegalArgumentException(word);
            };
        }
        return after;
    }

    private static DogRun run(String value) {
        int arrow = value.indexOf('>');
        return new DogRun(Cell.parse(value.substring(0, arrow)), Cell.parse(value.substring(arrow + 1)));
    }
}
