package org.ludex.sixth;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Phrase;
import org.ludex.sixth.SixthMove.MovePart;

/** Reads the text form of set-ups, see {@link SixthSetup}. */
final class SetupReader {

    private static final int MOST_DIGITS = 3;

    private final Settings settings;
    private final String text;
    private int at;

    private Reserve white = Reserve.NONE;
    private Reserve black = Reserve.NONE;
    private int whitePoints;
    private int blackPoints;
    private boolean lady;
    private int whiteScore;
    private int blackScore;
    private Optional<MovePart> banned = Optional.empty();
    private int passes;
    private List<EarlierPosition> earlier = List.of();

    private SetupReader(Settings settings, String text) {
        this.settings = settings;
        this.text = text;
    }

    static SixthSetup read(Settings settings, String text) {
        return new SetupReader(settings, text).setup();
    }

    private SixthSetup setup() {
        skipSpaces();
        Map<Cell, Tower> towers = board();
        space();
        Side toMove = side();
        Set<String> names = new HashSet<>();
        while (hasMore()) {
            space();
            if (hasMore()) {
                field(names);
            }
        }
        if (!names.contains("reserve")) {
            throw expected("reserve=");
        }
        Supply supply =
                new Supply(white.withPoints(whitePoints), black.withPoints(blackPoints), lady, whiteScore, blackScore);
        return new SixthSetup(settings, towers, toMove, supply, banned, passes, earlier);
    }

    private void field(Set<String> names) {
        int start = at;
        while (hasMore() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(start, at);
        if (!names.add(name)) {
            at = start;
            throw expected(phrase("second", Facts.of("name", name)));
        }
        switch (name) {
            case "reserve" -> {
                take("=");
                white = reserve();
                take("/");
                black = reserve();
            }
            case "points" -> {
                take("=");
                whitePoints = number();
                take("/");
                blackPoints = number();
            }
            case "lady" -> {
                take("=beside");
                lady = true;
            }
            case "score" -> {
                take("=");
                whiteScore = number();
                take("/");
                blackScore = number();
            }
            case "ban" -> {
                take("=");
                banned = Optional.of(part());
            }
            case "passes" -> {
                take("=");
                passes = number();
            }
            case "seen" -> {
                take("=");
                earlier = earlier();
            }
            default -> {
                at = start;
                throw expected(phrase("field"));
            }
        }
    }

    private boolean hasMore() {
        return at < text.length();
    }

    private boolean isAt(String word) {
        return text.startsWith(word, at);
    }

    private boolean skip(String word) {
        if (isAt(word)) {
            at += word.length();
            return true;
        }
        return false;
    }

    private void take(String word) {
        if (!skip(word)) {
            throw expected(word);
        }
    }

    private void skipSpaces() {
        while (isAt(" ")) {
            at++;
        }
    }

    private void space() {
        if (!isAt(" ")) {
            throw expected(phrase("space"));
        }
        skipSpaces();
    }

    private static Phrase phrase(String name) {
        return phrase(name, Facts.none());
    }

    private static Phrase phrase(String name, Facts facts) {
        return new Phrase(SixthRule.class, "expected." + name, facts);
    }

    private InvalidPositionException expected(Object what) {
        return InvalidPositionException.unreadable(text, text.codePointCount(0, at) + 1, what);
    }

    private Map<Cell, Tower> board() {
        int size = settings.grid().size();
        Map<Cell, Tower> towers = new LinkedHashMap<>();
        for (int rank = size; rank >= 1; rank--) {
            if (rank < size) {
                take("/");
            }
            rank(towers, rank, size);
        }
        return towers;
    }

    private void rank(Map<Cell, Tower> towers, int rank, int size) {
        int file = 1;
        while (file <= size) {
            if (file > 1) {
                take(",");
            }
            int start = at;
            if (hasMore() && isDigit()) {
                int empty = number();
                if (empty < 1 || file + empty - 1 > size) {
                    at = start;
                    throw expected(phrase("empty", Facts.of("most", size - file + 1)));
                }
                file += empty;
            } else {
                towers.put(new Cell(file, rank), tower());
                file++;
            }
        }
    }

    private Tower tower() {
        List<Piece> pieces = new ArrayList<>();
        while (hasMore()) {
            Optional<Piece> piece = Piece.find(text.charAt(at));
            if (piece.isEmpty()) {
                break;
            }
            pieces.add(piece.get());
            at++;
        }
        if (pieces.isEmpty()) {
            throw expected(phrase("tower"));
        }
        return new Tower(pieces);
    }

    private boolean isDigit() {
        return text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private int number() {
        int start = at;
        while (hasMore() && isDigit() && at - start < MOST_DIGITS) {
            at++;
        }
        if (at == start) {
            throw expected(phrase("number"));
        }
        return Integer.parseInt(text.substring(start, at));
    }

    private Side side() {
        for (Side side : Side.values()) {
            if (skip(side.id())) {
                return side;
            }
        }
        throw expected(phrase("side"));
    }

    private Reserve reserve() {
        int start = at;
        while (hasMore() && (isDigit() || "+GH".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        try {
            return Reserve.parse(text.substring(start, at));
        } catch (IllegalArgumentException notPieces) {
            at = start;
            throw expected(phrase("pieces"));
        }
    }

    private Cell cell() {
        try {
            Cell cell = Cell.parse(text.substring(at, Math.min(at + 2, text.length())));
            if (settings.grid().contains(cell)) {
                at += 2;
                return cell;
            }
        } catch (IllegalArgumentException notACell) {
            // Reported below, with the column.
        }
        throw expected(phrase("cell"));
    }

    private MovePart part() {
        int count = number();
        Cell from = cell();
        take("-");
        return new MovePart(count, from, cell());
    }

    private List<EarlierPosition> earlier() {
        List<EarlierPosition> list = new ArrayList<>();
        do {
            list.add(oneEarlier());
        } while (skip("|"));
        return list;
    }

    private EarlierPosition oneEarlier() {
        Map<Cell, Tower> towers = board();
        take(":");
        Side toMove = side();
        boolean afterPass = skip(":pass");
        Optional<MovePart> ban = skip(":") ? Optional.of(part()) : Optional.empty();
        int times = skip("*") ? number() : 1;
        return new EarlierPosition(towers, toMove, ban, afterPass, times);
    }
}
