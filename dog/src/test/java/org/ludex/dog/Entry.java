package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Reads canonical entries, so that tests can write moves as records do. */
public final class Entry {

    private Entry() {}

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
            case "give" -> new DogMove.Give(rest.stream().map(Entry::gift).toList());
            case "shuffle" ->
                new DogMove.Shuffle(
                        round,
                        rest.isEmpty() ? List.of() : Deck.parse(rest.get(0)).top(999));
            default -> seat(Player.parse(first), rest.iterator());
        };
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
            case "burn" -> {
                Hand burnt = Hand.parse(words.next());
                if (words.hasNext()) {
                    words.next();
                    yield new DogMove.Burn(seat, burnt, Optional.of(CardFace.parse(words.next())));
                }
                yield new DogMove.Burn(seat, burnt, Optional.empty());
            }
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
                case "draw" -> after.drawing(CardFace.parse(value));
                case "leap" -> after.leaping(Cell.parse(value));
                case "turn" -> after.turning(Spin.parse(value));
                case "dog" ->
                    new After(after.hits(), after.draw(), after.leap(), Optional.of(run(value)), after.turn());
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
