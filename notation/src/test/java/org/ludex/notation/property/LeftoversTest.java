package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Reread;
import org.ludex.notation.Tag;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.Variation;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.Notations;

/** What could not be read or played is never taken for moves or tags, wherever it stands, and is kept as it was. */
@DisplayName("What is left over of a record")
class LeftoversTest {

    /** As many records of each game; for a long run give more. */
    private static final int RECORDS = Integer.getInteger("ludex.fuzz.leftovers", 150);

    private static final int PLIES = 12;

    static Stream<String> games() {
        return Notations.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("survives text and JSON, in variations too")
    void kept(String game) {
        Run run = new Run("leftovers of " + game, RECORDS);
        for (int seed = Run.FROM; seed < Run.FROM + RECORDS; seed++) {
            GameRecord<?, ?> record = RandomRecords.broken(Notations.find(game).orElseThrow(), seed, PLIES);
            run.timed(seed, () -> survives(record));
        }
        run.tell("all kept");
    }

    private static AnyRecord survives(AnyRecord record) {
        Reread.survivesWriting(record);
        return record;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"c1", "1... c1", "c1 *", "[White \"w\"]", "[White \"w\"] c1", "resign", "*", "(c1)", "!", ")"})
    @DisplayName("in a variation is neither a move, an ending, a tag nor the end of the variation")
    void inVariation(String rest) {
        GameRecord<?, ?> record =
                Reread.one("[Game \"dvonn\"]\n\n1. g2 (1. a1) c1 *\n").record();
        GameRecord<?, ?> broken = withRest(record, rest);
        GameRecord<?, ?> again = Reread.one(RecordWriter.write(broken)).record();
        assertThat(again).isEqualTo(broken);
        assertThat(again.tags()).isEmpty();
        assertThat(variation(again).moves()).hasSize(1);
        assertThat(variation(again).rest()).isEqualTo(rest);
    }

    private static <M extends org.ludex.core.Move, P extends org.ludex.core.Position<M, P>> GameRecord<M, P> withRest(
            GameRecord<M, P> record, String rest) {
        RecordedMove<M> first = record.moves().get(0);
        Variation<M> whole = first.variations().get(0);
        Variation<M> broken = new Variation<>(whole.comment(), whole.moves(), whole.ending(), rest);
        return record.withMoves(
                List.of(first.withVariations(List.of(broken)), record.moves().get(1)));
    }

    private static Variation<?> variation(GameRecord<?, ?> record) {
        return record.moves().get(0).variations().get(0);
    }

    @Test
    @DisplayName("of a record that cannot be read has no tags but those that the record has")
    void unread() {
        String rest = "[id \"b\"]\n;";
        for (List<Tag> tags : List.of(List.<Tag>of(), List.of(new Tag("id", "b")), List.of(new Tag("White", "w")))) {
            UnreadRecord record = new UnreadRecord("", tags, rest);
            assertThat(Reread.one(RecordWriter.write(record)).content()).isEqualTo(record);
        }
    }

    @Test
    @DisplayName("of a record that cannot be read keeps its tags where it could be mistaken for two")
    void two() {
        UnreadRecord record =
                new UnreadRecord("", List.of(new Tag("White", "w")), "[White \"w\"]\n\nx\n[Game \"dvonn\"]\n\ng2");
        assertThat(Reread.one(RecordWriter.write(record)).content()).isEqualTo(record);
    }
}
