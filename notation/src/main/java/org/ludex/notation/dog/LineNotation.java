package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.antlr.PlacedMove;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * What the notations of the DOG games have in common: one grammar, one entry per line, and the announcement of a round on
 * a line of its own before the move that carries it.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
abstract class LineNotation<M extends Move, P extends Position<M, P>> implements GrammarNotation<M, P> {

    private static final char PERSIAN_COMMA = '\u060C';

    /** A seat and its turn: the parts of an entry with nothing after it. */
    private static final int BARE_TURN = 2;

    private final EntryReader<DogParser, DogParser.EntryContext, M, P> reader = EntryReader.ofLines(
            LineNotation::fold,
            DogLexer::new,
            DogParser::new,
            DogParser::entry,
            DogLexer.BREAK,
            DogLexer.LINE,
            this::written);

    static char fold(char c) {
        return c == PERSIAN_COMMA ? ',' : Spelling.foldDigitsAndDashes(c);
    }

    /** The events of chance in an entry; none if the game has no such entry. */
    abstract List<M> chance(DogParser.ChanceContext chance, EntryParts parts);

    /** The moves in an entry of a seat; none if the game has no such entry. */
    abstract List<M> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail);

    /** The moves of an entry at a position, where some of what it says may be known already. */
    List<M> on(P position, List<M> moves) {
        return moves;
    }

    /** The moves of an entry that is only begun, as it is written. */
    List<M> begun(P position, List<M> moves) {
        return moves;
    }

    /** Whether the game has rounds that are announced. */
    boolean hasRounds() {
        return false;
    }

    /** A move with the announcement of a round, if such a move carries one. */
    Optional<M> announced(M move, Round round) {
        return Optional.empty();
    }

    /** The announcement that a move carries. */
    Optional<Round> round(M move) {
        return Optional.empty();
    }

    /** The announcement that a record has left out before an entry of these moves; empty if nothing is missing. */
    Optional<Round> unannounced(P position, List<M> moves) {
        return Optional.empty();
    }

    /** Whether a move is a seat's. */
    boolean isTurn(M move) {
        return true;
    }

    /** A move that shows what is wrong with an announcement; empty if nothing is. */
    Optional<M> refused(P position, Round round) {
        return Optional.empty();
    }

    /** The deal and the other events at the start of a round, each an entry, if the record omits them. */
    List<M> dealt(P position, Round round) {
        return List.of();
    }

    @Override
    public final List<WrittenMove<M, P>> parse(MoveText text) {
        return joined(reader.read(text), text);
    }

    @Override
    public final EntryReader<?, ?, M, P> reader() {
        return reader;
    }

    @Override
    public final boolean isOpen(WrittenMove<M, P> entry) {
        return entry instanceof RoundEntry;
    }

    @Override
    public final Optional<WrittenMove<M, P>> joined(WrittenMove<M, P> open, WrittenMove<M, P> next) {
        return open instanceof RoundEntry<M, P> round && next instanceof DogEntry<M, P> entry
                ? announced(entry.move(), round.round()).map(announced -> entry.announced(round, announced))
                : Optional.empty();
    }

    private WrittenMove<M, P> written(DogParser.EntryContext entry, Span span, MoveText text) {
        String words = text.of(span);
        EntryParts parts = new EntryParts();
        try {
            // The first token shows the kind of the entry: asking for parts that are not there takes longer.
            boolean announces = entry.getStart().getType() == DogLexer.ROUND;
            if (announces && !hasRounds()) {
                return new Unreadable<>(span, words);
            }
            if (announces && entry.chance() == null) {
                Round round = parts.round(entry.round());
                return new RoundEntry<>(this, span, words, round, form(entry, parts), false);
            }
            Tail tail = new Tail(parts, entry.getChildCount() > BARE_TURN ? entry.after() : List.of());
            boolean isBegun = entry.DOTS() != null;
            List<M> moves = isCut(entry) && !isBegun ? List.of() : moves(entry, parts, tail);
            return moves.isEmpty()
                    ? new Unreadable<>(span, words)
                    : new DogEntry<>(this, span, span, words, moves, isBegun, form(entry, parts), tail.surplus());
        } catch (IllegalArgumentException refusal) {
            return new BadValue<>(span, words, Spelling.reason(refusal));
        }
    }

    /** Whether an entry leaves out what only an entry that is begun may leave out. */
    private static boolean isCut(DogParser.EntryContext entry) {
        return entry.getStart().getType() == DogLexer.SEAT
                && entry.turn() instanceof DogParser.PlayContext play
                && (play.deed() == null
                        || (play.deed() instanceof DogParser.LookContext look && look.taking() == null));
    }

    private List<M> moves(DogParser.EntryContext entry, EntryParts parts, Tail tail) {
        if (entry.getStart().getType() == DogLexer.SEAT) {
            return turn(parts.seat(entry.getStart()), entry.turn(), parts, tail);
        }
        List<M> moves = chance(entry.chance(), parts);
        if (entry.getStart().getType() != DogLexer.ROUND || moves.isEmpty()) {
            return moves;
        }
        parts.odd("line");
        return announced(moves.get(0), parts.round(entry.round())).stream().toList();
    }

    private static Optional<String> form(DogParser.EntryContext entry, EntryParts parts) {
        return EntryForm.of(entry).or(parts::oddity);
    }

    /** Joins announcements to the entries that carry them. */
    private List<WrittenMove<M, P>> joined(List<WrittenMove<M, P>> entries, MoveText text) {
        List<WrittenMove<M, P>> joined = new ArrayList<>(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            if (!isRound(entries.get(i)) || !(own(entries.get(i)) instanceof RoundEntry<M, P> round)) {
                joined.add(entries.get(i));
                continue;
            }
            Optional<WrittenMove<M, P>> next = next(entries, i, text);
            boolean last =
                    i + 1 == entries.size() && !text.isInVariation(round.span().start());
            joined.add(next.map(entry -> joined(round, entry)).orElse(last ? new LastRound<>(round) : round));
            i += joined.get(joined.size() - 1).span().end() > round.span().end() ? 1 : 0;
        }
        return joined;
    }

    private static boolean isRound(WrittenMove<?, ?> entry) {
        return entry instanceof RoundEntry || (entry instanceof PlacedMove<?, ?> placed && isRound(placed.move()));
    }

    /** An entry of this notation as it would be, had it been parsed at its place. */
    private WrittenMove<M, P> own(WrittenMove<M, P> entry) {
        if (!(entry instanceof PlacedMove<M, P> placed)) {
            return entry;
        }
        if (placed.move() instanceof RoundEntry<M, P> round) {
            return round.moved(placed.start());
        }
        return placed.move() instanceof DogEntry<M, P> line ? line.moved(placed.start()) : entry;
    }

    private WrittenMove<M, P> joined(RoundEntry<M, P> round, WrittenMove<M, P> next) {
        if (!(next instanceof DogEntry<M, P> entry)) {
            return isOpen(next) ? round : new RoundBefore<>(round, next);
        }
        Optional<WrittenMove<M, P>> joined = joined((WrittenMove<M, P>) round, entry);
        if (joined.isPresent()) {
            return joined.get();
        }
        return isTurn(entry.move()) ? round.acting() : new RoundBefore<>(round, entry);
    }

    /** What follows an entry in the same line of moves. */
    private Optional<WrittenMove<M, P>> next(List<WrittenMove<M, P>> entries, int i, MoveText text) {
        return i + 1 < entries.size()
                        && text.isSameLine(
                                entries.get(i).span().start(),
                                entries.get(i + 1).span().start())
                ? Optional.of(own(entries.get(i + 1)))
                : Optional.empty();
    }

    /** The moves of an entry in one line. */
    final String text(P start, List<M> moves) {
        return entries().map(entries -> entries.write(start, moves)).orElseGet(moves.get(0)::toString);
    }

    @Override
    public final String write(M move) {
        String text = move.toString();
        return round(move)
                .map(Round::toString)
                .map(line -> text.replace(line + " ", line + "\n"))
                .orElse(text);
    }

    @Override
    public final boolean oneEntryPerLine() {
        return true;
    }

    @Override
    public final Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/" + game().id() + "-1.schema.json");
    }
}
