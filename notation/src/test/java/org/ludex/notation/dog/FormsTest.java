package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

@DisplayName("Entries of the DOG games")
class FormsTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    private static final LineNotation<?, ?> MENSCH = new MenschNotation();
    private static final LineNotation<?, ?> DOG = new DogNotation();
    private static final LineNotation<?, ?> ROYAL = new DogRoyalNotation();
    private static final LineNotation<?, ?> CARDS = new DogCardsNotation();
    private static final LineNotation<?, ?> BLACK = new BlackDogNotation();

    /** Everything that the notation has a form for, as it is written. */
    static Stream<Arguments> forms() {
        List<Arguments> forms = new ArrayList<>();
        add(forms, MENSCH, "A 6 k>0", "A 6 k>0 hit B:0", "B 2 16>18", "C 4 60>h2", "D 1 h1>h2", "A 3 -");
        add(
                forms,
                DOG,
                "deal A:2,4,7,13,swap,joker B:#6 C:#6 D:#6",
                "deal A:13,#5 B:#6 C:# D:-",
                "deal",
                "give A>C:13 C>A:# B>D:# D>B:#",
                "give",
                "shuffle",
                "shuffle 5,9,13,#,#,joker",
                "A start",
                "A nostart",
                "A 13 k>0",
                "A 4 0>60",
                "A 11 1>12 hit B:12",
                "A joker=8 60>h4",
                "A swap 5<>B:20",
                "A swap -",
                "A joker=swap -",
                "A joker=swap 5<>C:20",
                "A 7 60>h1+C:20>22",
                "A 7 1>3+17>18+33>34+49>52 hit B:18,C:33,A:50",
                "A 13 C:k>32",
                "A 2 C:38>40",
                "A swap C:38<>B:32",
                "A 14 3>17",
                "A 14 take 8",
                "A joker=14 take 8",
                "B burn 5,9,swap",
                "B burn #3",
                "B burn 9 draw #",
                "B burn 9 draw 13",
                "B burn -");
        add(
                forms,
                ROYAL,
                "A start king",
                "A start jester",
                "A 13 king k>0",
                "A 11 knight k>0 hit C:0",
                "A 13 peasant C:k>32",
                "A 5 3>8 draw #",
                "A 5 3>8 hit B:8 draw 7 leap 24",
                "A copy=5 3>8 draw #",
                "A magnet 3>17",
                "A copy=magnet 3>17",
                "A copy=swap -",
                "A copy=swap 3<>D:9");
        add(
                forms,
                BLACK,
                "C dog 8",
                "A 5 1>6 dog 20>25 turn right",
                "A 5 1>6 turn left hit B:6,C:25",
                "A 4 4>6+52>53+C:32>33 turn left",
                "A 4 B:4>8",
                "A copy=4 4>5+6>9",
                "A magnet 3>7 dog 8>9",
                "A swap 6<>B:20 turn right");
        add(
                forms,
                CARDS,
                "market 3,9,11,12,13,14,joker,thief,2,2,4,5,6",
                "market 3,9,11,12,13,14,joker,thief,2,2,4,5,6 under 5,12",
                "deal A:4,13,#5 C:#7",
                "give A>C:13 C>A:# B>D:# D>B:#",
                "shuffle",
                "shuffle 5,9,14",
                "A row 5 draw #",
                "A row 5 draw 9",
                "A row2 5 draw #",
                "A row3 5 draw #",
                "A row2 14",
                "A row C 5 draw #",
                "A row C2 joker draw #",
                "A buy 5@5=9 refill 12 under 5,5",
                "A buy joker@13=9 refill 12",
                "A buy 5@5=9 under 5",
                "A buy 5@5=9 refill 12 draw #",
                "A 7 look #,#,#,#,#,#,# take #",
                "A 7 look 5,2,9,5,3,#,# take 5@4",
                "A 7 look 5,2,9,5,3,#,# take 5 draw #",
                "A 4 buy 7=2 refill 9",
                "A joker=4 buy 7=2 refill 9 under 7",
                "A thief B=9",
                "A thief B2=9",
                "A joker=thief B3=9",
                "A 14 take 8",
                "A joker=14 take 8",
                "A 14 take 8 draw #",
                "A exchange 4@B",
                "A exchange 4@B2",
                "A exchange 11@B=1",
                "A exchange 11@B2=11 draw #",
                "A drop 9 draw #",
                "A drop 9 draw thief",
                "A drop 9");
        return forms.stream();
    }

    private static void add(List<Arguments> forms, LineNotation<?, ?> notation, String... lines) {
        for (String line : lines) {
            forms.add(Arguments.of(notation, notation.game().id(), line));
        }
    }

    @ParameterizedTest(name = "{1}: {2}")
    @MethodSource("forms")
    @DisplayName("are written as they are read")
    void areWrittenAsRead(LineNotation<?, ?> notation, String game, String line) {
        DogEntry<?, ?> entry = entry(notation, line);
        assertThat(text(notation, line)).isEqualTo(line);
        assertThat(entry.form()).isEmpty();
        assertThat(entry.surplus()).isEmpty();
    }

    @ParameterizedTest(name = "{1}: {2}")
    @MethodSource("forms")
    @DisplayName("go to JSON and back")
    void goToJson(LineNotation<?, ?> notation, String game, String line) throws Exception {
        for (Move move : entry(notation, line).moves()) {
            String json = MAPPER.writeValueAsString(move);
            assertThat(MAPPER.readValue(json, notation.game().moveType())).isEqualTo(move);
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            case   | a 13 K>0                     | A 13 k>0
            case   | A JOKER=8 60>H4              | A joker=8 60>h4
            case   | DEAL A:13,#5                 | deal A:13,#5
            digits | A ۱۳ k>۰                     | A 13 k>0
            digits | A ٧ ٦٠>h١+C:٢٠>٢٢            | A 7 60>h1+C:20>22
            signs  | B burn 5،9                   | B burn 5,9
            signs  | A swap –                     | A swap -
            blanks | A 4 0 > 60                   | A 4 0>60
            blanks | B burn 5, 9 ,swap            | B burn 5,9,swap
            blanks | A joker = 8 60>h4            | A joker=8 60>h4
            blanks | A 7 60>h1 + C: 20>22         | A 7 60>h1+C:20>22
            blanks | B burn 9 draw#               | B burn 9 draw #
            blanks | A 13k>0                      | A 13 k>0
            parts  | A 5 3>8 draw # hit B:8       | A 5 3>8 hit B:8 draw #
            parts  | A 5 1>6 turn left dog 20>25  | A 5 1>6 dog 20>25 turn left
            seat   | A 2 A:38>40                  | A 2 38>40
            seat   | A swap A:38<>B:32            | A swap 38<>B:32
            card   | A 1 0>11                     | A 11 0>11
            card   | A 1/11 0>1                   | A 11 0>1
            zero   | A 04 0>60                    | A 4 0>60
            zero   | A 4 00>60                    | A 4 0>60
            line   | round 1 6 A deal A:13,#5     | round 1 6 A deal A:13,#5
            """)
    @DisplayName("are read in other forms too, with a note")
    void areReadLeniently(String form, String line, String proper) {
        DogEntry<?, ?> entry = entry(DOG, line);
        assertThat(text(DOG, line)).isEqualTo(proper);
        assertThat(entry.form()).contains(form);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            row    | A row1 5 draw #      | A row 5 draw #
            row    | A thief B1=9         | A thief B=9
            seat   | A row A2 5 draw #    | A row2 5 draw #
            case   | A ROW2 5 draw #      | A row2 5 draw #
            case   | A exchange 4@b       | A exchange 4@B
            blanks | A buy 5 @ 5 = 9      | A buy 5@5=9
            parts  | A buy 5@5=9 under 5 refill 6 | A buy 5@5=9 refill 6 under 5
            """)
    @DisplayName("of DOG Cards are read in other forms too, with a note")
    void cardsAreReadLeniently(String form, String line, String proper) {
        DogEntry<?, ?> entry = entry(CARDS, line);
        assertThat(text(CARDS, line)).isEqualTo(proper);
        assertThat(entry.form()).contains(form);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            deal A:joker,swap,13,4,7,2 | deal A:2,4,7,13,swap,joker
            deal A:#,13,#2,#           | deal A:13,#4
            shuffle 5,#3,joker         | shuffle 5,#,#,#,joker
            A   13   k>0               | A 13 k>0
            """)
    @DisplayName("need no note where the order of a hand or the space between words is another")
    void freeForms(String line, String proper) {
        DogEntry<?, ?> entry = entry(DOG, line);
        assertThat(text(DOG, line)).isEqualTo(proper);
        assertThat(entry.form()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A",
                "A 13",
                "A 13 k>",
                "A 13 k>0 B 11 k>16",
                "A 13 k>0 hit",
                "E 13 k>0",
                "13 k>0",
                "A 13 k-0",
                "A burn",
                "A row 5 draw #",
                "A king 13 k>0",
                "A swap king 3<>B:4",
                "round 1 6",
                "market 5,6",
                "A 7 look # take #",
                "A13 k>0",
                "سلام"
            })
    @DisplayName("that have no form are unreadable, and cost no other line")
    void unreadable(String line) {
        List<? extends WrittenMove<?, ?>> entries = DOG.parse(new MoveText("A start\n" + line + "\r\nB nostart"));
        assertThat(entries).hasSize(3);
        assertThat(entries.get(0)).hasToString("A start");
        assertThat(entries.get(1)).isEqualTo(new Unreadable<>(entries.get(1).span(), line));
        assertThat(entries.get(2)).hasToString("B nostart");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A 6 B:k>16", "A 6 3>5+4>8", "A 6 3<>B:8", "A joker k>0", "A start", "round 1 6 A", "deal"})
    @DisplayName("of the games with cards are unreadable in Mensch")
    void unreadableInMensch(String line) {
        assertThat(MENSCH.parse(new MoveText(line))).singleElement().isInstanceOf(Unreadable.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A start", "A 13 k>0", "A swap -", "A burn 5", "C dog 8", "A 5 3<>B:9"})
    @DisplayName("of the games with a board are unreadable in DOG Cards")
    void unreadableInCards(String line) {
        assertThat(CARDS.parse(new MoveText(line))).singleElement().isInstanceOf(Unreadable.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A 15 0>15             | Unknown card "15". Expected one of 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, swap, joker, magnet, copy, thief.
            A 2/11 0>2            | Unknown card "2/11". Expected one of 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, swap, joker, magnet, copy, thief.
            A 4 0>h5              | The destination has no cell h5.
            A 4 0>1000            | The track has no cell 1000.
            A # 0>4               | "#" is hidden, but this card must be known.
            A 5 3>8 draw #2       | "#2" is not one card.
            deal A:#0             | "#0" is not a valid number of hidden cards.
            deal A:#1000          | "#1000" is not a valid number of hidden cards.
            shuffle #999,#999     | An entry has at most 999 cards.
            A 5 3>8 hit 8         | The entry does not say whose piece was hit on 8.
            """)
    @DisplayName("that name what there is not say so")
    void badValues(String line, String reason) {
        assertThat(DOG.parse(new MoveText(line))).singleElement().isInstanceOfSatisfying(BadValue.class, bad -> {
            assertThat(bad.reason()).isInstanceOf(Phrase.class).hasToString(reason);
            assertThat(bad.words()).isEqualTo(line);
        });
    }

    @Test
    @DisplayName("take the announcement of a round from the line before")
    void rounds() {
        String text = "round 1 6 A\ndeal A:13,#5\nround 2 5 B\nshuffle 5,9\nround 3 4 C\n\nA start";
        List<? extends WrittenMove<?, ?>> entries = DOG.parse(new MoveText(text));
        assertThat(entries).hasSize(4);
        assertThat(((DogEntry<?, ?>) entries.get(0)).move()).hasToString("round 1 6 A deal A:13,#5");
        assertThat(((DogEntry<?, ?>) entries.get(1)).move()).hasToString("round 2 5 B shuffle 5,9");
        assertThat(entries.get(2))
                .isInstanceOfSatisfying(
                        RoundEntry.class, round -> assertThat(round.acts()).isTrue());
        MoveText apart = new MoveText("round 1 6 A \u001F deal", List.of(12));
        assertThat(DOG.parse(apart)).hasSize(2);
        assertThat(DOG.parse(new MoveText("round 1 6 A \u001F deal"))).hasSize(1);
    }

    @Test
    @DisplayName("are written with the announcement on a line of its own")
    void writesRounds() {
        DogNotation notation = new DogNotation();
        var deal = ((DogEntry<org.ludex.dog.DogMove, org.ludex.dog.DogPosition>)
                        notation.parse(new MoveText("round 1 6 A\ndeal A:13,#5"))
                                .get(0))
                .move();
        assertThat(notation.write(deal)).isEqualTo("round 1 6 A\ndeal A:13,#5");
    }

    /** What an entry says, as it is written. */
    private static <M extends Move, P extends Position<M, P>> String text(LineNotation<M, P> notation, String line) {
        return notation.text(notation.game().start(), entry(notation, line).moves());
    }

    private static <M extends Move, P extends Position<M, P>> DogEntry<M, P> entry(
            LineNotation<M, P> notation, String line) {
        List<WrittenMove<M, P>> entries = notation.parse(new MoveText(line));
        assertThat(entries).singleElement().isInstanceOf(DogEntry.class);
        return (DogEntry<M, P>) entries.get(0);
    }
}
