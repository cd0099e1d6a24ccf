package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Side;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

/** Reads one game of the course server. For one game and one thread. */
final class CourseGame {

    private static final int MIDDLE = 6;
    private static final int LONGEST_NUMBER = 3;
    /** Clockwise from the top of a hexagon, as steps in files and ranks. */
    private static final int[][] SIDES = {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}};

    private final RecordDraft<YinshMove, YinshPosition> draft;
    private final List<String> players = new ArrayList<>();

    CourseGame(RecordDraft<YinshMove, YinshPosition> draft) {
        this.draft = draft;
    }

    void read() {
        for (Word line : Words.lines(draft.text())) {
            Optional<CourseLine> turn = CourseLine.of(line);
            if (turn.isEmpty()) {
                if (CourseLine.isDamaged(line)) {
                    draft.unreadable(line.span());
                } else {
                    draft.comment(line.text());
                }
                continue;
            }
            Optional<String> seat = seat(turn.get().player());
            if (seat.isEmpty()) {
                draft.unreadable(line.span());
            } else {
                turn(seat.get(), Words.words(draft.text(), turn.get().turn(), ""));
            }
        }
    }

    /** The seat of a player: the server numbers them, with White first; in a client's log, who plays first has White. */
    private Optional<String> seat(String player) {
        if (player.equals("0") || player.equals("1")) {
            return Optional.of((player.equals("0") ? Side.WHITE : Side.BLACK).id());
        }
        if (!players.contains(player)) {
            players.add(player);
        }
        int index = players.indexOf(player);
        return index > 1 ? Optional.empty() : Optional.of((index == 0 ? Side.WHITE : Side.BLACK).id());
    }

    /** The parts of a turn, each a letter and a place, or two of them. */
    private void turn(String seat, List<Word> words) {
        int at = 0;
        while (at < words.size()) {
            String type = words.get(at).text().toUpperCase(Locale.ROOT);
            int length = type.equals("S") || type.equals("RS") ? 6 : 3;
            int end = Math.min(words.size(), at + length);
            Span span = words.get(at).span().to(words.get(end - 1).span());
            Optional<String> move = move(type, words.subList(at, end));
            if (move.isEmpty()) {
                draft.unreadable(
                        words.get(at).span().to(words.get(words.size() - 1).span()));
                return;
            }
            draft.move(seat, move.get(), span);
            at = end;
        }
    }

    /** A part in the words of the notation. */
    private static Optional<String> move(String type, List<Word> words) {
        return switch (type) {
            case "P" -> cell(words, 0, "P");
            case "S" -> cell(words, 0, "S").flatMap(from -> cell(words, 3, "M").map(to -> from + "-" + to));
            case "RS" ->
                cell(words, 0, "RS").flatMap(from -> cell(words, 3, "RE").map(to -> "x" + from + "-" + to));
            case "X" -> cell(words, 0, "X").map(ring -> "x" + ring);
            default -> Optional.empty();
        };
    }

    /** The place after a letter: the number of a hexagon around the middle, and how far it is along it. */
    private static Optional<String> cell(List<Word> words, int at, String letter) {
        if (words.size() < at + 3 || !words.get(at).text().equalsIgnoreCase(letter)) {
            return Optional.empty();
        }
        int hexagon = number(words.get(at + 1).text());
        int position = number(words.get(at + 2).text());
        if (hexagon < 0 || hexagon >= MIDDLE || position < 0 || position >= Math.max(1, 6 * hexagon)) {
            return Optional.empty();
        }
        int file = MIDDLE;
        int rank = MIDDLE + hexagon;
        for (int i = 0; i < position; i++) {
            int[] step = SIDES[i / hexagon];
            file += step[0];
            rank += step[1];
        }
        return Optional.of((char) ('a' + file - 1) + "" + rank);
    }

    private static int number(String word) {
        boolean digits = !word.isEmpty()
                && word.length() <= LONGEST_NUMBER
                && word.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(word) : -1;
    }
}
