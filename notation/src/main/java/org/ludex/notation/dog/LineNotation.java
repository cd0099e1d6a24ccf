package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * What the notations of the DOG games have in common: one grammar, one entry a line, and the announcement of a round on
 * a line of its own before the move that carries it.
 *
 * @param <M> the moves of the game
 */
abstract class LineNotation<M extends Move> implements GameNotation<M> {

    private static final char PERSIAN_COMMA = '\u060C';

    /** A seat and its turn: the parts of an entry with nothing behind. */
    private static final int BARE_TURN = 2;

    private final EntryReader<DogParser, DogParser.EntryContext, M> reader = new EntryReader<>(
            LineNotation::fold, DogLexer::new, DogParser::new, DogParser::entry, DogLexer.BREAK, DogLexer.LINE);

    private static char fold(char c) {
        return c == PERSIAN_COMMA ? ',' : EntryReader.foldDigitsAndDashes(c);
    }

    /** The move of nobody's seat that an entry says, if the game has such a move. */
    abstract Optional<M> chance(DogParser.ChanceContext chance, EntryParts parts);

    /** The move of a seat that an entry says, if the game has such a move. */
    abstract Optional<M> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail);

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

    /** The announcement that a record has left out before a move; empty where nothing is missing. */
    Optional<Round> unannounced(Position<M> position, M move) {
        return Optional.empty();
    }

    /** Whether a move is a seat's. */
    boolean isTurn(M move) {
        return true;
    }

    /** A move that shows what is wrong with an announcement; empty where nothing is. */
    Optional<M> refused(Position<M> position, Round round) {
        return Optional.empty();
    }

    /** The deal and what else a round begins with, when a record tells nothing of them. */
    List<M> dealt(Position<M> position, Round round) {
        return List.of();
    }

    /** What a record must have left out before a move, though nothing announced it. */
    List<M> leftOut(Position<M> position, M move) {
        return List.of();
    }

    @Override
    public final List<WrittenMove<M>> parse(MoveText text) {
        return joined(reader.read(text, (entry, span) -> written(entry, span, text)), text);
    }

    private WrittenMove<M> written(DogParser.EntryContext entry, Span span, MoveText text) {
        String words = text.of(span);
        EntryParts parts = new EntryParts();
        try {
            // The first token tells the kinds of entries apart: asking for parts that are not there takes longer.
            boolean announces = entry.getStart().getType() == DogLexer.ROUND;
            if (announces && !hasRounds()) {
                return new Unreadable<>(span, words);
            }
            if (announces && entry.chance() == null) {
                Round round = parts.round(entry.round());
                return new RoundEntry<>(this, span, words, round, form(words, parts), false);
            }
            Tail tail = new Tail(parts, entry.getChildCount() > BARE_TURN ? entry.after() : List.of());
            return move(entry, parts, tail)
                    .<WrittenMove<M>>map(
                            move -> new DogEntry<>(this, span, span, words, move, form(words, parts), tail.surplus()))
                    .orElseGet(() -> new Unreadable<>(span, words));
        } catch (IllegalArgumentException refusal) {
            return new BadValue<>(span, words, String.valueOf(refusal.getMessage()));
        }
    }

    private Optional<M> move(DogParser.EntryContext entry, EntryParts parts, Tail tail) {
        if (entry.getStart().getType() == DogLexer.SEAT) {
            return turn(parts.seat(entry.getStart()), entry.turn(), parts, tail);
        }
        Optional<M> move = chance(entry.chance(), parts);
        if (entry.getStart().getType() != DogLexer.ROUND) {
            return move;
        }
        parts.odd("line");
        Round round = parts.round(entry.round());
        return move.flatMap(chance -> announced(chance, round));
    }

    private static Optional<String> form(String words, EntryParts parts) {
        return EntryForm.of(words).or(parts::oddity);
    }

    /** Joins announcements to the entries that carry them. */
    private List<WrittenMove<M>> joined(List<WrittenMove<M>> entries, MoveText text) {
        List<WrittenMove<M>> joined = new ArrayList<>(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            if (!(entries.get(i) instanceof RoundEntry<M> round)) {
                joined.add(entries.get(i));
                continue;
            }
            Optional<WrittenMove<M>> next = next(entries, i, text);
            boolean last =
                    i + 1 == entries.size() && !text.isInVariation(round.span().start());
            joined.add(next.map(entry -> joined(round, entry)).orElse(last ? new LastRound<>(round) : round));
            i += joined.get(joined.size() - 1).span().end() > round.span().end() ? 1 : 0;
        }
        return joined;
    }

    private WrittenMove<M> joined(RoundEntry<M> round, WrittenMove<M> next) {
        if (!(next instanceof DogEntry<M> entry)) {
            return next instanceof RoundEntry<M> ? round : new RoundBefore<>(round, next);
        }
        Optional<M> announced = announced(entry.move(), round.round());
        if (announced.isPresent()) {
            return entry.announced(round, announced.get());
        }
        return isTurn(entry.move()) ? round.acting() : new RoundBefore<>(round, entry);
    }

    /** What stands behind an entry in the same line of moves. */
    private Optional<WrittenMove<M>> next(List<WrittenMove<M>> entries, int i, MoveText text) {
        return i + 1 < entries.size()
                        && text.isSameLine(
                                entries.get(i).span().start(),
                                entries.get(i + 1).span().start())
                ? Optional.of(entries.get(i + 1))
                : Optional.empty();
    }

    @Override
    public final String write(M move) {
        String text = move.toString();
        return round(move)
                .map(Round::toString)
                .map(line -> line + "\n" + text.substring(line.length() + 1))
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
