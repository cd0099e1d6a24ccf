package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.BoardCell;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.picture.Picture;

/** Pictures with all kinds of looks: from any side, with marks and arrows, in any language. */
final class LookChecks<M extends Move, P extends Position<M, P>> {

    /** Shorter words are coordinates and signs for pieces. */
    private static final Pattern LATIN = Pattern.compile("[A-Za-z]{3,}");

    /** A seat of no game. */
    private record Stranger() implements Seat {
        @Override
        public String id() {
            return "stranger";
        }

        @Override
        public int ordinal() {
            return 0;
        }
    }

    private final RandomGames<M, P> games;

    LookChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void picturesCanBeTurned() {
        List<? extends Seat> seats = games.game().seats(games.options());
        boolean cells = false;
        boolean text = false;
        boolean drawing = false;
        for (Spot<M, P> spot : games.spots(10)) {
            Svg usual = PictureChecks.check(spot.position().picture(), "picture at " + spot);
            Set<String> texts = new HashSet<>();
            Set<String> drawings = new HashSet<>();
            for (Seat seat : seats) {
                String what = "picture with " + seat.id() + " at the lower edge, " + spot;
                Picture turned = spot.position().picture(Look.plain().from(seat));
                Svg svg = PictureChecks.check(turned, what);
                assertThat(svg.cells()).as("cells of the %s", what).hasSameElementsAs(usual.cells());
                assertThat(svg.pieces()).as("pieces of the %s", what).isEqualTo(usual.pieces());
                texts.add(turned.plain());
                drawings.add(turned.svg());
            }
            cells |= !usual.cells().isEmpty();
            text |= texts.size() > 1;
            drawing |= drawings.size() > 1;
        }
        assertThatThrownBy(() ->
                        games.game().start(games.options()).picture(Look.plain().from(new Stranger())))
                .as("a picture with a seat of no game at the lower edge")
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("stranger");
        if (cells && seats.size() > 1) {
            assertThat(text)
                    .as("some text picture is another one from another side")
                    .isTrue();
            assertThat(drawing)
                    .as("some drawing is another one from another side")
                    .isTrue();
        }
    }

    void marksAndArrowsAreDrawn() {
        for (Spot<M, P> spot : games.listing(10)) {
            P position = spot.position();
            List<BoardCell> cells = List.copyOf(CellChecks.touched(position.legalMoves()));
            if (!cells.isEmpty()) {
                BoardCell first = cells.get(0);
                checkShown(spot, Look.plain().marking(List.of(first)), "the cell " + first.id() + " marked");
            }
            if (cells.size() > 1) {
                BoardCell from = cells.get(0);
                BoardCell to = cells.get(cells.size() - 1);
                checkShown(spot, Look.plain().arrow(from, to), "an arrow from " + from.id() + " to " + to.id());
            }
        }
    }

    private void checkShown(Spot<M, P> spot, Look look, String what) {
        Picture picture = spot.position().picture(look);
        PictureChecks.check(picture, "picture with " + what + " at " + spot);
        assertThat(picture.svg())
                .as("SVG with %s, at %s", what, spot)
                .isNotEqualTo(spot.position().picture().svg());
    }

    /**
     * Titles and captions are in the requested language. The only Latin words are names of games, codes of rules, the
     * words that the author names, and the whole text of the position, which is the picture of a game that draws none.
     */
    void captionsAreTranslated(Locale locale, Pattern latin) {
        Set<String> allowed = WordChecks.gameWords();
        games.game().rules().forEach(rule -> allowed.add(rule.code()));
        Map<String, String> found = new TreeMap<>();
        for (Spot<M, P> spot : games.spots(10)) {
            Picture picture = spot.position().picture(Look.plain().in(locale));
            Svg svg = PictureChecks.check(picture, "picture in " + locale + " at " + spot);
            Stream.concat(svg.words().stream(), picture.plain().lines())
                    .forEach(line -> LATIN.matcher(line.replace(spot.position().text(), ""))
                            .results()
                            .map(MatchResult::group)
                            .filter(word -> !allowed.contains(word)
                                    && !latin.matcher(word).matches())
                            .forEach(word -> found.putIfAbsent(word, "\"" + line + "\" at " + spot)));
        }
        assertThat(found).as("Latin words in captions in %s, and where", locale).isEmpty();
    }
}
