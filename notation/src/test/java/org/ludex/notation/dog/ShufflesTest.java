package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.notation.Report;
import org.ludex.notation.Reread;
import org.ludex.notation.Sheet;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;

@DisplayName("A shuffle that a record leaves out is filled in where exactly then one must have happened")
class ShufflesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final String FOUR = "A:k,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k";
    private static final String ROYAL = "A:%1$s,Nk,Pk,Jk B:Kk,Nk,Pk,Jk C:Kk,Nk,Pk,Jk D:Kk,Nk,Pk,Jk";

    private static Report read(String game, String options, String position, String lines) {
        String tag = options.isEmpty() ? "" : "[Options \"" + options + "\"]\n";
        return Sheet.record(
                "[Game \"" + game + "\"]\n" + tag + "[Position \"" + position + "\"]\n\n" + lines + "\n*\n");
    }

    /** Reads a record with and without its shuffle: both are the same, and only the second has a note. */
    private static void isFilledIn(String game, String options, String position, String before, String after) {
        Report whole = read(game, options, position, before + "shuffle\n" + after);
        assertThat(whole.isValid()).as(Sheet.shown(whole)).isTrue();
        assertThat(Sheet.codes(whole)).doesNotContain("note filled-in");

        Report report = read(game, options, position, before + after);
        assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
        assertThat(Sheet.codes(report)).filteredOn("note filled-in"::equals).hasSize(1);
        assertThat(report.record()).isEqualTo(whole.record());
        assertThat(report.plies()).isEqualTo(whole.plies());
        assertThat(RecordWriter.write(report.record())).contains("shuffle\n");
        Reread.survivesWriting(report.record());
        isFilledInJson(whole);
    }

    /** Takes the shuffle out of the JSON of a record: it is filled in there as in text. */
    private static void isFilledInJson(Report whole) {
        ObjectNode json = MAPPER.valueToTree(whole.record());
        ArrayNode moves = (ArrayNode) json.get("moves");
        int shuffles = 0;
        for (int i = moves.size() - 1; i >= 0; i--) {
            if (moves.get(i).path("type").asText().equals("shuffle")) {
                moves.remove(i);
                shuffles++;
            } else {
                shuffles += withoutShuffle((ObjectNode) moves.get(i)) ? 1 : 0;
            }
        }
        assertThat(shuffles).isPositive();
        Report report = RecordReader.standard().read(json.toString()).get(0);
        assertThat(report.isValid()).as(json + Sheet.shown(report)).isTrue();
        assertThat(Sheet.codes(report)).filteredOn("note filled-in"::equals).hasSize(1);
        assertThat(report.record()).isEqualTo(whole.record());
    }

    /** Takes the shuffle out of an entry that joins several moves. */
    private static boolean withoutShuffle(ObjectNode entry) {
        boolean found = false;
        if (entry.get("moves") instanceof ArrayNode parts) {
            for (int i = parts.size() - 1; i >= 0; i--) {
                if (parts.get(i).path("type").asText().equals("shuffle")) {
                    parts.remove(i);
                    found = true;
                }
            }
        }
        return found;
    }

    @ParameterizedTest
    @CsvSource({"dog, 5, 18", "dog, 5, 0", "dog-royal, 5, 19", "black-dog, 5, 3"})
    @DisplayName("before a deal that the deck cannot serve")
    void deal(String game, int hand, int deck) {
        String pieces = game.equals("dog-royal") ? ROYAL.formatted("Kk") : FOUR;
        String dog = game.equals("black-dog") ? " dog 8" : "";
        String left = deck == 0 ? "-" : "#" + deck;
        String position =
                pieces + dog + " round 2 B shuffle - hands A:- B:- C:- D:- pile #" + (110 - deck) + " deck " + left;
        isFilledIn(game, "", position, "round 2 " + hand + " B\n", "deal\ngive\nB burn #" + hand);
        isFilledIn(game, "", position, "round 2 " + hand + " B\n", "deal A:13,#" + (hand - 1));
    }

    @Test
    @DisplayName("before the card drawn for a burnt one")
    void burn() {
        for (String game : new String[] {"dog", "black-dog"}) {
            String position = "A:5,k,k,k,k C:k,k,k,k,k" + (game.equals("dog") ? "" : " dog 8")
                    + " round 1 A play C hands A:#2 C:9,9 pile #106 deck -";
            isFilledIn(game, "players=2", position, "", "C burn 9 draw #");
        }
        String royal = "A:K5,Nk,Pk,Jk C:Kk,Nk,Pk,Jk round 1 A play C hands A:#2 C:9,9 pile #106 deck -";
        isFilledIn("dog-royal", "players=2", royal, "", "C burn 9 draw #");
    }

    @Test
    @DisplayName("before the card drawn on a special cell")
    void specialCell() {
        String position = ROYAL.formatted("K5") + " round 1 A play A hands A:3 B:#1 C:#1 D:#1 pile #106 deck -";
        isFilledIn("dog-royal", "", position, "", "A 3 5>8 draw #");
    }

    @Test
    @DisplayName("but not for another round than the one that is due")
    void wrongRound() {
        String position = FOUR + " round 2 B shuffle - hands A:- B:- C:- D:- pile #92 deck #18";
        Report size = read("dog", "", position, "round 2 4 B\ndeal");
        assertThat(Sheet.codes(size)).contains("error D1").doesNotContain("note filled-in");
        Report leader = read("dog", "", position, "round 2 5 C\ndeal");
        assertThat(Sheet.codes(leader)).contains("error D2").doesNotContain("note filled-in");
    }

    @Test
    @DisplayName("nor where the deck is large enough")
    void largeEnough() {
        String position = FOUR + " round 2 B deal - hands A:- B:- C:- D:- pile #90 deck #20";
        Report report = read("dog", "", position, "round 2 5 B\ndeal");
        assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
        assertThat(Sheet.codes(report)).doesNotContain("note filled-in");
    }
}
