package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;

@DisplayName("Hidden cards")
class ViewerTest {

    private static final String DOG = """
            [Game "dog"]
            [A "Ada"]

            round 1 6 B
            deal A:2,5,7,13,13,13 B:2,6,7,8,swap,joker C:11,4,5,8,9,10 D:2,5,6,12,swap,swap
            give A>C:13 B>D:8 C>A:9 D>B:6
            B start
            C start
            D nostart
            A start
            B 12 16>28
            *
            """;

    static Stream<Report> samples() {
        return PageData.samples().stream().filter(Report::isValid);
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("leave no trace in a page for somebody who does not see them")
    void noTrace(Report report) {
        for (Viewer viewer : viewers(report.record())) {
            Report seen = new Report(report.file(), report.index(), view(report.record(), viewer), 0, List.of());

            // Whatever else the record tells cannot be in a page that is the same without it.
            assertThat(ReplayPage.standard().seenBy(viewer).html(List.of(report)))
                    .as("%s", viewer)
                    .isEqualTo(ReplayPage.standard().seenBy(viewer).html(List.of(seen)));
        }
    }

    private static <M extends Move, P extends Position<M, P>> GameRecord<M, P> view(
            GameRecord<M, P> record, Viewer viewer) {
        return record.view(viewer);
    }

    private static List<Viewer> viewers(GameRecord<?, ?> record) {
        return Stream.concat(
                        Stream.of(Viewer.spectator()),
                        Standing.seats(record).stream().map(Viewer::of))
                .toList();
    }

    @Test
    @DisplayName("leave no variations, which tell what could have been played")
    void noVariations() {
        String varied = DOG.replace("B start\n", "B start\n(B nostart\nC start)\n");
        JsonNode all = only(ReplayPage.standard(), varied);
        JsonNode forB = only(ReplayPage.standard().seenBy("b"), varied);

        assertThat(all.get("lines").size()).isEqualTo(2);
        assertThat(all.get("views").get(0).get("texts").size()).isEqualTo(9);
        assertThat(all.get("views").get(1).get("texts").size()).isEqualTo(7);
        assertThat(forB.get("lines").size()).isEqualTo(1);
        assertThat(forB.get("views").get(0).get("texts").size()).isEqualTo(7);
    }

    @Test
    @DisplayName("are shown to those who hold them, by a seat's id in any case")
    void ownCards() {
        JsonNode forB = only(ReplayPage.standard().seenBy("b"));

        assertThat(forB.get("views").size()).isEqualTo(1);
        assertThat(forB.get("views").get(0).get("id").asText()).isEqualTo("B");
        assertThat(forB.get("views").get(0).get("texts").get(1).asText())
                .isEqualTo("round 1 6 B\ndeal A:#6 B:2,6,7,8,swap,joker C:#6 D:#6");
        assertThat(forB.toString()).doesNotContain("2,5,7,13");
        assertThat(only(ReplayPage.standard()).toString()).contains("2,5,7,13");
    }

    @Test
    @DisplayName("of a refused move and its diagnostic stay out of a viewer's page")
    void refused() {
        JsonNode open = only(ReplayPage.standard());
        JsonNode forA = only(ReplayPage.standard().seenBy("A"));

        assertThat(open.get("lines").get(0).get("rest").asText()).contains("B 12 16>28");
        assertThat(open.get("findings")).isNotEmpty();
        assertThat(forA.get("lines").get(0).get("rest").asText()).isEmpty();
        assertThat(forA.get("findings")).isEmpty();
        assertThat(forA.get("breaksOff").asBoolean()).isTrue();
        assertThat(forA.toString()).doesNotContain("16>28");
    }

    @Test
    @DisplayName("make a page offer the view of every seat, where there are any")
    void offered() {
        assertThat(only(ReplayPage.standard()).get("views"))
                .extracting(view -> view.get("id").asText())
                .containsExactly("open", "spectator", "A", "B", "C", "D");
        JsonNode dvonn = PageData.of(ReplayPage.standard().html(PageData.read(ReplayPageTest.VARIATIONS)))
                .records()
                .get(0);
        assertThat(dvonn.get("views"))
                .extracting(view -> view.get("id").asText())
                .containsExactly("open");
    }

    @Test
    @DisplayName("are a spectator's in a game without the seat")
    void otherGame() {
        JsonNode record = only(ReplayPage.standard().seenBy("white"));

        assertThat(record.get("views").get(0).get("id").asText()).isEqualTo("spectator");
    }

    @Test
    @DisplayName("of a named seat are asked for by the seat itself, too")
    void bySeat() {
        Report report = PageData.read(DOG).get(0);
        Seat seat = Standing.seats(report.record()).get(1);

        assertThat(ReplayPage.standard().seenBy(Viewer.of(seat)).html(List.of(report)))
                .isEqualTo(ReplayPage.standard().seenBy("B").html(List.of(report)));
    }

    private static JsonNode only(ReplayPage page) {
        return only(page, DOG);
    }

    private static JsonNode only(ReplayPage page, String records) {
        return PageData.of(page.html(PageData.read(records))).records().get(0);
    }
}
