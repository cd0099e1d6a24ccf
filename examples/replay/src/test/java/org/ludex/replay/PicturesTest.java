package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Shape;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;

@DisplayName("The pictures in a page")
class PicturesTest {

    static Stream<Report> samples() {
        return PageData.samples().stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("are those of the library: every ply, view, side and language of every sample")
    void same(Report report) {
        JsonNode data = PageData.of(ReplayPage.standard().html(List.of(report)))
                .records()
                .get(0);

        check(report.record(), data);
    }

    private static <M extends Move, P extends Position<M, P>> void check(GameRecord<M, P> record, JsonNode data) {
        for (int view = 0; view < data.get("views").size(); view++) {
            GameRecord<M, P> seen =
                    seen(record, data.get("views").get(view).get("id").asText());
            P position = seen.start();
            assertVersions(
                    data,
                    view,
                    0,
                    look -> seen.start().picture(look).drawing(),
                    record);
            for (int ply = 1; ply <= seen.moves().size(); ply++) {
                P before = position;
                List<M> moves = seen.moves().get(ply - 1).moves();
                assertVersions(
                        data,
                        view,
                        ply,
                        look -> before.pictureAfter(moves, look).drawing(),
                        record);
                position = seen.after(ply);
            }
        }
    }

    private interface Artist {
        Drawing draw(Look look);
    }

    private static void assertVersions(JsonNode data, int view, int ply, Artist artist, GameRecord<?, ?> record) {
        int version = 0;
        for (Locale language : List.of(Locale.ENGLISH, Locale.forLanguageTag("fa"))) {
            for (JsonNode side : data.get("sides")) {
                Look look = Look.plain().in(language);
                Optional<? extends Seat> seat = Standing.seats(record).stream()
                        .filter(each -> each.id().equals(side.asText()))
                        .findFirst();
                assertSame(
                        PageData.picture(data, view, ply, version),
                        artist.draw(seat.map(look::from).orElse(look)));
                version++;
            }
        }
    }

    /** Every shape of the drawing is in the picture, in order; a line of words may be among the captions instead. */
    private static void assertSame(List<String> picture, Drawing drawing) {
        List<String> captions = new ArrayList<>();
        List<String> shapes = new ArrayList<>();
        picture.forEach(part -> (part.startsWith("=") ? captions : shapes).add(part));
        assertThat(shapes.remove(0)).startsWith("@0 0 ");
        assertThat(shapes.remove(0)).isEqualTo("#" + drawing.title());
        Iterator<String> rest = shapes.iterator();
        int told = 0;
        for (Shape shape : drawing.shapes()) {
            if (shape instanceof Shape.Label label && captions.contains("=" + label.text())) {
                told++;
            } else {
                assertThat(rest.next()).isEqualTo(shape.svg());
            }
        }
        assertThat(rest.hasNext()).isFalse();
        assertThat(told).isEqualTo(captions.size());
    }

    private static <M extends Move, P extends Position<M, P>> GameRecord<M, P> seen(
            GameRecord<M, P> record, String view) {
        if (view.equals("open")) {
            return record;
        }
        return record.view(Standing.seats(record).stream()
                .filter(seat -> seat.id().equals(view))
                .findFirst()
                .map(Viewer::of)
                .orElse(Viewer.spectator()));
    }

    @Test
    @DisplayName("are seen from two sides where the board can be turned")
    void sides() {
        for (Report report : PageData.samples()) {
            JsonNode data = PageData.of(ReplayPage.standard().html(List.of(report)))
                    .records()
                    .get(0);
            List<String> expected = switch (report.content().game()) {
                case "kamisado" -> List.of("black", "white");
                case "dvonn", "yinsh", "sixth" -> List.of("white", "black");
                // The seats lie one below the other, and the usual picture has the last one at the lower edge.
                case "dog-cards" -> List.of("D", "B");
                default -> List.of("A", "C");
            };
            List<String> sides = new ArrayList<>();
            data.get("sides").forEach(side -> sides.add(side.asText()));
            assertThat(sides).as(report.content().game()).isEqualTo(expected);
        }
    }
}
