package org.ludex.notation.sgf;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.tree.Head;

/**
 * Writes games as Boardspace does, one action per node. What was written is read back and compared, so that nothing is
 * lost silently: another game is refused, and whatever else is missing is reported. Immutable and thread-safe.
 */
final class SgfWriter implements FormatWriter {

    private static final String RULE = "sgf";

    @Override
    public <M extends Move, P extends Position<M, P>> WrittenRecord write(GameRecord<M, P> record) {
        SgfGame<M, P> game = game(record);
        P start = record.start();
        if (!record.isWhole()) {
            throw refused("rest", Facts.none());
        }
        if (record.setup().isPresent()) {
            throw refused("position", Facts.none());
        }
        String text = new Sheet<>(game, record, start).write();
        return new WrittenRecord(text, SgfLosses.of(record, back(reread(text))));
    }

    /** How a reader reads a text, which is in no file. */
    private static AnyRecord reread(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Limits limits = Limits.standard().withRepairs(0).withRecordLength(Integer.MAX_VALUE);
        ReaderSettings settings = new ReaderSettings(
                Optional.empty(), ReaderSettings.standard().options(), false, limits, Optional.empty());
        SgfChunks chunks = new SgfChunks(new ByteArrayInputStream(bytes), Integer.MAX_VALUE);
        Report report = new SgfRecords(settings).read(chunks.next(), "");
        return report.content();
    }

    /** What was read back, which a game always is. */
    private static GameRecord<?, ?> back(AnyRecord read) {
        if (read instanceof GameRecord<?, ?> back) {
            return back;
        }
        throw refused("rest", Facts.none());
    }

    @SuppressWarnings("unchecked") // Games with one id have the same moves and positions.
    private static <M extends Move, P extends Position<M, P>> SgfGame<M, P> game(GameRecord<M, P> record) {
        return (SgfGame<M, P>) SgfRecords.GAMES.stream()
                .filter(game -> game.notation().game().id().equals(record.game()))
                .findFirst()
                .orElseThrow(() -> refused(
                        "game",
                        Facts.of(
                                "game",
                                record.game(),
                                "known",
                                SgfRecords.GAMES.stream()
                                        .map(game -> game.notation().game().id())
                                        .toList())));
    }

    private static UnwritableException refused(String variant, Facts facts) {
        return new UnwritableException(List.of(fault(variant, facts)));
    }

    /** That this format cannot express something. */
    static Fault fault(String variant, Facts facts) {
        return new Fault(NotationRule.INEXPRESSIBLE, facts.and("format", RULE).as(variant));
    }

    /** A cell as the server writes it: {@code A 2}. */
    static String cell(Object cell) {
        String name = cell.toString().toUpperCase(Locale.ROOT);
        return name.charAt(0) + " " + name.substring(1);
    }

    /** The text of one game while it is written. */
    private static final class Sheet<M extends Move, P extends Position<M, P>> {

        private final SgfGame<M, P> game;
        private final GameRecord<M, P> record;
        private final P start;
        private final List<? extends Seat> seats;
        private final StringBuilder text = new StringBuilder();
        private int number;

        Sheet(SgfGame<M, P> game, GameRecord<M, P> record, P start) {
            this.game = game;
            this.record = record;
            this.start = start;
            this.seats = game.notation().game().seats(start.options());
        }

        String write() {
            text.append("(;\n").append(game.header(start.options())).append('\n');
            record.tag("Date").ifPresent(date -> property("DT", date));
            result();
            for (Seat seat : seats) {
                name(seat).ifPresent(name -> property("P" + seats.indexOf(seat), "id \"" + name + "\""));
            }
            if (!record.comment().isEmpty()) {
                property("GC", record.comment());
            }
            int starter = start.turn().seat().map(this::player).orElse(0);
            node(starter, "Start P" + starter);
            P end = moves();
            record.ending().ifPresent(ending -> end(ending, end));
            return text.append(")\n").toString();
        }

        /** The sentence about the result. It is stated only if the record states it. */
        private void result() {
            if (record.tag("Result").isEmpty()) {
                return;
            }
            switch (record.result().status()) {
                case WON ->
                    seats.stream()
                            .filter(seat -> record.result().winners().contains(seat.id()))
                            .findFirst()
                            .flatMap(this::name)
                            .ifPresent(name -> property("RE", SgfHeader.WON + name));
                case DRAWN -> property("RE", SgfHeader.DRAWN);
                case OPEN -> {}
            }
        }

        private Optional<String> name(Seat seat) {
            return record.tag(seat.id());
        }

        private int player(Seat seat) {
            return Math.max(0, seats.indexOf(seat));
        }

        private P moves() {
            P position = start;
            for (RecordedMove<M> recorded : record.moves()) {
                for (M move : recorded.moves()) {
                    int player = position.turn().seat().map(this::player).orElse(0);
                    for (String action : game.actions(move, position)) {
                        node(player, action);
                    }
                    position = position.play(move);
                    boolean goesOn = position.turn().seat().map(this::player).equals(Optional.of(player));
                    if (!goesOn) {
                        node(player, "Done ");
                    }
                }
                if (!recorded.comment().isEmpty()) {
                    text.setLength(text.length() - 1);
                    property("C", recorded.comment());
                }
            }
            return position;
        }

        private void end(Ending ending, P end) {
            int mover = end.turn().seat().map(this::player).orElse(0);
            int loser = ending.seat()
                    .flatMap(id ->
                            seats.stream().filter(seat -> seat.id().equals(id)).findFirst())
                    .map(this::player)
                    .orElse(mover);
            switch (ending.kind()) {
                case RESIGN -> {
                    node(loser, "Resign ");
                    node(loser, "Done ");
                }
                case TIME -> node(mover, loser == mover ? "LoseOnTime " : "WinOnTime ");
                case AGREED -> {
                    if (!game.takesDraws()) {
                        return;
                    }
                    node(mover, "OfferDraw ");
                    node(mover, "Done ");
                    node(1 - mover, "AcceptDraw ");
                    node(1 - mover, "Done ");
                }
                case FORFEIT, STOP -> {
                    // There is no word for it, which is noticed when the text is read back.
                }
            }
        }

        private void node(int player, String action) {
            text.append("; ");
            property("P" + player, number++ + " " + action);
        }

        private void property(String name, String value) {
            text.append(name).append('[');
            boolean atStart = false;
            for (int i = 0; i < value.length(); i++) {
                char c = value.charAt(i);
                // A line that begins like a record might seem to be one.
                if ("\\[]".indexOf(c) >= 0 || (atStart && ("Ee".indexOf(c) >= 0 || isMark(c)))) {
                    text.append('\\');
                }
                text.append(c);
                atStart = c == '\n' || c == '\r' || (atStart && c <= ' ');
            }
            text.append("]\n");
        }

        /** Whether a sign may begin a record, or stand unseen before its beginning. */
        private static boolean isMark(char c) {
            return Head.mayBegin(c) && !Character.isLetterOrDigit(c);
        }
    }
}
