package org.ludex.notation.kamisado;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.Token;
import org.ludex.core.Game;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.FillSide;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Square;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.grammar.KamisadoLexer;
import org.ludex.notation.grammar.KamisadoParser;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** Kamisado's score sheet. Immutable and thread-safe. */
public final class KamisadoNotation implements GameNotation<KamisadoMove, KamisadoPosition> {

    private static final Kamisado GAME = new Kamisado();

    private static final EntryReader<KamisadoParser, KamisadoParser.EntryContext, KamisadoMove, KamisadoPosition>
            READER = new EntryReader<>(
                    KamisadoNotation::fold,
                    KamisadoLexer::new,
                    KamisadoParser::new,
                    KamisadoParser::entry,
                    KamisadoLexer.BREAK,
                    (entry, span, text) -> written(entry, span, text.of(span)));

    @Override
    public Game<KamisadoMove, KamisadoPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<KamisadoMove, KamisadoPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    @Override
    public int halfTurns(KamisadoMove move) {
        if (move instanceof KamisadoMove.Fill) {
            return 0;
        }
        // The pushed tower's entry takes the opponent's place on the sheet.
        return move instanceof KamisadoMove.Push ? 2 : 1;
    }

    @Override
    public boolean restartsNumbers(KamisadoMove move) {
        return move instanceof KamisadoMove.Fill;
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/kamisado-1.schema.json");
    }

    /** A move from another format, given by two squares. */
    public WrittenMove<KamisadoMove, KamisadoPosition> told(Span span, Square from, Square to) {
        return new ToldMove(span, from + "-" + to, position -> position.move(from, to));
    }

    /** A move from another format, in any words. */
    public WrittenMove<KamisadoMove, KamisadoPosition> told(Span span, KamisadoMove move) {
        return new ToldMove(span, move.toString(), position -> move);
    }

    /**
     * A move without words of its own.
     *
     * @param span its place
     * @param words what it is called
     * @param move what it means on a position
     */
    private record ToldMove(Span span, String words, Function<KamisadoPosition, KamisadoMove> move)
            implements WrittenMove<KamisadoMove, KamisadoPosition> {

        @Override
        public Reading<KamisadoMove> on(Moment<KamisadoMove, KamisadoPosition> moment) {
            return Reading.of(move.apply(moment.position()));
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** The arrows of a sheet have stand-ins on a keyboard. */
    private static char fold(char c) {
        return switch (c) {
            case '↑' -> '^';
            case '↖' -> '<';
            case '↗' -> '>';
            case '↓' -> 'v';
            default -> Spelling.foldDigitsAndDashes(c);
        };
    }

    private static WrittenMove<KamisadoMove, KamisadoPosition> written(
            KamisadoParser.EntryContext entry, Span span, String words) {
        if (entry.words() != null) {
            return ofWords(entry.words(), span, words);
        }
        return switch (entry.getStart().getType()) {
            case KamisadoLexer.SYMBOLS -> ofSymbols(span, words);
            case KamisadoLexer.BLOCKED ->
                new FourSymbols(
                        span,
                        words,
                        colour(words.charAt(0)),
                        Arrow.NONE,
                        0,
                        colour(words.charAt(2)),
                        Form.ofSymbols(words));
            case KamisadoLexer.COORDINATES -> ofCoordinates(span, words);
            case KamisadoLexer.FILL_LEFT -> new FillEntry(span, words, new KamisadoMove.Fill(FillSide.LEFT));
            default -> new FillEntry(span, words, new KamisadoMove.Fill(FillSide.RIGHT));
        };
    }

    private static FourSymbols ofSymbols(Span span, String words) {
        boolean numberFirst = Character.isDigit(words.charAt(1));
        char sign = words.charAt(numberFirst ? 2 : 1);
        int number = Character.digit(words.charAt(numberFirst ? 1 : 2), 10);
        return new FourSymbols(
                span,
                words,
                colour(words.charAt(0)),
                Arrow.ofSign(Character.toLowerCase(sign)),
                number,
                colour(words.charAt(3)),
                Form.ofSymbols(words));
    }

    private static SquarePair ofCoordinates(Span span, String words) {
        int second = words.length() - 2;
        return new SquarePair(span, words, square(words, 0), square(words, second));
    }

    private static Square square(String words, int at) {
        char file = Character.toLowerCase(words.charAt(at));
        return Square.of(file - 'a' + 1, Character.digit(words.charAt(at + 1), 10))
                .orElseThrow();
    }

    private static FourSymbols ofWords(KamisadoParser.WordsContext words, Span span, String text) {
        Colour tower = colour(words.colour(0).getStart());
        Colour landing = colour(words.colour(1).getStart());
        int number = Character.digit(words.NUMBER().getText().charAt(0), 10);
        Arrow arrow = words.arrow() == null ? Arrow.NONE : arrow(words.arrow().getStart());
        if (arrow == Arrow.NONE && number > 0) {
            // "gr3b" is green, right, 3, blue; the two letters of a colour's short name were taken together.
            switch (words.colour(0).getText().toLowerCase(Locale.ROOT)) {
                case "br" -> {
                    tower = Colour.BLUE;
                    arrow = Arrow.RIGHT;
                }
                case "gr", "or" -> arrow = Arrow.RIGHT;
                case "bl" -> arrow = Arrow.LEFT;
                default -> {
                    // An arrow is missing, and the entry will say so, unless it is in the last two letters: "n1br".
                    if (number == 1 && words.colour(1).getText().equalsIgnoreCase("br")) {
                        arrow = Arrow.BACK;
                        landing = Colour.RED;
                    }
                }
            }
        }
        return new FourSymbols(span, text, tower, arrow, number, landing, Form.WORDS);
    }

    private static Colour colour(char letter) {
        return Colour.ofLetter(letter).orElseThrow();
    }

    private static Colour colour(Token token) {
        return switch (token.getType()) {
            case KamisadoLexer.BROWN -> Colour.BROWN;
            case KamisadoLexer.GREEN -> Colour.GREEN;
            case KamisadoLexer.RED, KamisadoLexer.LETTER_R -> Colour.RED;
            case KamisadoLexer.YELLOW -> Colour.YELLOW;
            case KamisadoLexer.PINK -> Colour.PINK;
            case KamisadoLexer.PURPLE -> Colour.PURPLE;
            case KamisadoLexer.BLUE, KamisadoLexer.LETTER_B -> Colour.BLUE;
            default -> Colour.ORANGE;
        };
    }

    private static Arrow arrow(Token token) {
        return switch (token.getType()) {
            case KamisadoLexer.FORWARD -> Arrow.FORWARD;
            case KamisadoLexer.LEFT -> Arrow.LEFT;
            case KamisadoLexer.RIGHT, KamisadoLexer.LETTER_R -> Arrow.RIGHT;
            default -> Arrow.BACK;
        };
    }
}
