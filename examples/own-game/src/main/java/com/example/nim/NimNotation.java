package com.example.nim;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/** How the game is written: {@code 4x7} takes seven matches from row 4. Whether one may is for the position to say. */
public final class NimNotation implements GameNotation<NimMove, NimPosition> {

    private static final Pattern TAKE = Pattern.compile("(\\d{1,3})[xX](\\d{1,3})", Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern ROW = Pattern.compile("[1-9][xX]");

    @Override
    public Nim game() {
        return Nim.GAME;
    }

    @Override
    public List<WrittenMove<NimMove, NimPosition>> parse(MoveText text) {
        return text.<NimMove, NimPosition>wordByWord(NimNotation::move).stream()
                .map(NimNotation::orWholeRow)
                .toList();
    }

    private static WrittenMove<NimMove, NimPosition> orWholeRow(WrittenMove<NimMove, NimPosition> written) {
        return written instanceof Unreadable<NimMove, NimPosition> unread
                        && ROW.matcher(unread.words()).matches()
                ? new WholeRow(unread.span(), unread.words(), unread.words().charAt(0) - '0')
                : written;
    }

    private static Optional<NimMove> move(String word) {
        Matcher take = TAKE.matcher(word);
        return take.matches()
                ? Optional.of(new NimMove.Take(Integer.parseInt(take.group(1)), Integer.parseInt(take.group(2))))
                : Optional.empty();
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/com/example/nim/nim-1.schema.json");
    }
}
