package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.Slips;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;
import org.ludex.yinsh.Yinsh;

@DisplayName("SGF as the server writes it")
class PlainSgfTest {

    private static final int LONGEST = 40;

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh"})
    @DisplayName("is scanned as the grammar has it, with slips and without")
    void sameTree(String game) {
        for (int seed = 0; seed < 60; seed++) {
            Slips slips = new Slips(seed);
            String written = written(game, seed);
            for (int i = 0; i < 20; i++) {
                String text = slips.in(written);
                Findings found = findings(text);
                Findings byGrammar = findings(text);
                SgfTree tree = new SgfScanner(found, 100).scan();
                assertThat(tree).as(text).isEqualTo(new SgfScanner(byGrammar, 100).scanByGrammar());
                assertThat(found.all()).as(text).isEqualTo(byGrammar.all());
                for (SgfProperty property : tree.properties()) {
                    String words = property.value().strip();
                    assertThat(SgfAction.deed(words)).as(words).isEqualTo(SgfAction.unknown(words));
                }
            }
        }
    }

    @Test
    @DisplayName("is cut into the same games as where every byte comes alone")
    void sameGames() {
        for (int seed = 0; seed < 100; seed++) {
            Slips slips = new Slips(seed);
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < 4; i++) {
                String written = written("dvonn", i);
                file.append(seed % 2 == 0 ? slips.in(written) : written);
            }
            byte[] bytes = slips.in(file.toString()).getBytes(StandardCharsets.UTF_8);
            assertThat(cut(new ByteArrayInputStream(bytes)))
                    .as(file.toString())
                    .isEqualTo(cut(new ByteArrayInputStream(bytes) {
                        @Override
                        public int read(byte[] into, int offset, int length) {
                            return super.read(into, offset, Math.min(length, 1));
                        }
                    }));
        }
    }

    /** Games as they are, with slips of the pen, with lines in disorder, and as another program might lay them out. */
    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "sixth"})
    @DisplayName("gets the same report in one pass as by way of a tree, with slips and without")
    void sameReports(String game) {
        Tally tally = new Tally();
        Tally disorder = new Tally();
        for (int seed = 0; seed < 10; seed++) {
            Slips slips = new Slips(seed);
            Random random = new Random(seed);
            String server = asServed(written(game, seed, seed % 2 == 0 ? LONGEST : 3 * LONGEST));
            check(server, tally);
            for (String layout : LAYOUTS) {
                check(server.replaceAll(BEFORE_NUMBER, layout), tally);
            }
            check(server.replace("\n", "\r\n"), tally);
            for (int i = 0; i < 15; i++) {
                check(slips.in(server), tally);
                check(disordered(server, random), disorder);
            }
        }
        assertThat(tally.plain).as("games read in one pass").isGreaterThan(100);
        assertThat(tally.broken).as("broken games").isGreaterThan(200);
        assertThat(disorder.plain)
                .as("games with lines in disorder read in one pass")
                .isGreaterThan(20);
        assertThat(disorder.broken).as("broken games with lines in disorder").isGreaterThan(200);
        assertThat(tally.valid).as("valid games").isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    @DisplayName("gets the same report where players change their minds")
    void secondThoughts(long seed) {
        Tally tally = new Tally();
        for (int i = 0; i < 10; i++) {
            Random random = new Random(100 * seed + i);
            check(new DvonnScribe(random).write(Playout.from(new Dvonn().start(), i, 100)), tally);
            check(new YinshScribe(random).write(Playout.from(new Yinsh().start(), i, 100)), tally);
        }
        assertThat(tally.valid).as("valid games").isGreaterThanOrEqualTo(10);
    }

    @Test
    @DisplayName("means what it says in its own place, whatever the same words meant elsewhere")
    void metElsewhere() {
        Tally tally = new Tally();
        for (int seed = 0; seed < 10; seed++) {
            String game = written("dvonn", seed, 200);
            check(game.replaceAll("pass]\\n; (P[01])\\[(\\d+) Done ]", "pleaseundo]\n; $1[$2 done]"), tally);
            // Nobody says that this turn is over, so that nobody passes.
            check(game.replaceAll("pass]\\n; P[01]\\[\\d+ Done ]", "pleaseundo]"), tally);
        }
        assertThat(tally.noted).as("games with passes filled in").isPositive();

        String head = "(;GM[Sixmaking]SU[sixmaking 0 2]\n";
        String start = "; P1[4 Start P1]\n; P1[5 Pick B 1]\n; P1[6 Dropb D 4]\n; P1[7 done]\n";
        check(head + start + ")\n", tally);
        check(head + "; P0[1 Pick W 1]\n; P0[2 Dropb C 3]\n; P0[3 done]\n" + start + ")\n", tally);
    }

    /** What one pass cannot know by the turns that it has met. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "; P0[1 pickb B 1]\n; P0[2 done]\n; P1[3 done]\n",
                "; P0[1 pickb B 1]\n; P1[3 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 resign]\n",
                "; P0[1 dropb B 1]\n; P0[2 resign]\n; P0[3 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 resign]\n; P1[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 resign]\n; P0[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 resign]\n; P1[4 dropb C 1]\n; P1[5 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 resign]\n; P1[4 Done]\n; P1[5 dropb C 1]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 acceptdraw]\n; P1[4 done]\n; P0[5 dropb C 1]\n",
                "; P0[1 resign]\n; P0[2 done]\n",
                "; P1[0 Start P1]\n; P1[1 dropb B 1]\n; P1[2 done]\n; P0[3 dropb C 1]\n; P0[4 done]\n",
                "; P0[0 Start P1]\n; P1[1 dropb B 1]\n; P1[2 done]\n; P0[3 dropb C 1]\n; P0[4 done]\n",
                "; P1[1 dropb B 1]\n; P1[2 done]\n; P0[0 Start P1]\n; P0[3 dropb C 1]\n; P0[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[0 Start P1]\n; P1[3 dropb C 1]\n; P1[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 undo]\n; P1[4 dropb C 1]\n; P1[5 done]\n",
                "; P0[1 offerdraw]\n; P1[2 done]\n; P0[3 dropb B 1]\n; P0[4 done]\n",
                "; P0[5 dropb B 1]\n; P0[6 done]\n; P1[3 dropb C 1]\n; P1[4 done]\n",
                "; P0[5 dropb B 1]\n; P0[2 done]\n; P1[3 dropb C 1]\n; P1[4 done]\n",
                "; P0[1234567890 dropb B 1]\n; P0[1 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P0[3 dropb C 1]\n; P0[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 dropb Z 9]\n; P1[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[id name]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[time 0:01 ]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n;\nP0[time 0:01 ]\nP1[id \"x\"]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n;\nP0[time 0:01 ]\nRE[Game won by x]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n;\nC[so]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; XX[3 dropb C 1]\n",
                "; P0[1 dropb B 1]\n; P0[2 done]\n; P1[3 dropb C 1]TM[5]\n; P1[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 dropb C 1]\n; P0[3 dropb D 1]x\n; P0[4 done]\n",
                "; P0[1 dropb B 1]\n; P0[2 dropb C 1]\n; P0[3 dropb D 1]\n; P0[4 done]\n",
                "; P0[1 dropb \u0412 1]\n; P0[2 done]\n",
                ""
            })
    @DisplayName("gets the same report whatever is unusual about it, before and after that has been met")
    void sameOddReports(String actions) {
        Tally tally = new Tally();
        for (String head : HEADS) {
            for (String end : ENDS) {
                check(head + actions + end, tally);
                check(head + actions + end, tally);
            }
        }
        assertThat(tally.broken)
                .as("games that are broken with one of the heads or ends")
                .isPositive();
    }

    private static final List<String> HEADS = List.of(
            "(;GM[Dvonn]VV[1]\nSU[dvonn 0]\nP0[id \"x\"]\nP1[id \"y\"]\n",
            " (;\nGM[Dvonn] VV[1]\nRE[Game won by x]\nP0[id \"x\"]\nP1[id \"y\"]\n",
            "(;GM[Dvonn]\nDT[Wed Apr 16 15:49:47 CEST 2014]\nRE[The game is a draw]\nP0[id \"\u0416\uD83D\uDE00\"]\n",
            "(;GM[Dvonn]GM[Dvonn]\n",
            "(;GM[Dvonn]P0[id \"x\"]P0[id \"z\"]\n",
            "(;GM[Dvonn]C[so]\n",
            "(;GM[Dvonn]SU[Dvonn\nP0[id]\n",
            "((;GM[Dvonn]\n",
            "(;GM[Sixmaking]SU[sixmaking 0]RE[The game is a draw]\n",
            "(;GM[chess]\n",
            "(;P0[id \"x\"]\n",
            "");

    private static final List<String> ENDS =
            List.of(")\n", ")) \n", "\u0000)", ") (;C[so])", "", ";)", ";\nP0[time 0:01 ]\n)");

    private static final String BEFORE_NUMBER = "; (P[01])\\[(\\d+) ";

    /** Without numbers, with some twice, and all wrong. */
    private static final List<String> LAYOUTS = List.of("; $1[", "; $1[1$2 ", "; $1[1 ", ";$1[$2 ", "; $1[$2  ");

    private static final List<ReaderSettings> SETTINGS = List.of(
            ReaderSettings.standard(),
            new ReaderSettings(Optional.of("dvonn"), Map.of(), true, Limits.standard(), Optional.empty()),
            new ReaderSettings(
                    Optional.empty(), Map.of(), false, Limits.standard().withRecordLength(2_000), Optional.empty()));

    /** What the games were, so that the test is not about nothing. */
    private static final class Tally {
        private int valid;
        private int broken;
        private int plain;
        private int noted;
    }

    /** With the end that the server gives to a game. */
    private static String asServed(String written) {
        int end = written.lastIndexOf(')');
        return written.substring(0, end) + ";\nP0[time 0:02:58 ]\nP1[time 0:01:00 ]\n)\n \n";
    }

    /** Lines struck out, repeated, exchanged, or given to the other player. */
    private static String disordered(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            int at = random.nextInt(lines.size());
            int other = Math.min(lines.size() - 1, at + 1 + random.nextInt(2));
            switch (random.nextInt(5)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, lines.get(at));
                case 2 -> Collections.swap(lines, at, other);
                case 3 ->
                    lines.set(
                            at,
                            lines.get(at)
                                    .replace("P0[", "P2[")
                                    .replace("P1[", "P0[")
                                    .replace("P2[", "P1["));
                default -> lines.set(at, lines.get(at).replaceAll("[A-Z] \\d\\d?\\]", "C 3]"));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static void check(String text, Tally tally) {
        for (ReaderSettings settings : SETTINGS) {
            SgfRecords records = new SgfRecords(settings);
            new SgfChunks(
                            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                            settings.limits().recordLength())
                    .forEachRemaining(game -> check(records, game, text, tally));
        }
    }

    private static void check(SgfRecords records, Chunk game, String text, Tally tally) {
        Report quick = records.read(game, "-");
        Report whole = records.readAsTree(game, "-");
        assertThat(quick).as(text).isEqualTo(whole);
        assertThat(quick.toString()).as(text).isEqualTo(whole.toString());
        boolean isPlain = records.readPlain(game, "-").isPresent();
        tally.valid += quick.isValid() ? 1 : 0;
        tally.broken += quick.isValid() ? 0 : 1;
        tally.plain += isPlain ? 1 : 0;
        tally.noted += quick.diagnostics().stream().anyMatch(each -> each.severity() == Severity.NOTE) ? 1 : 0;
    }

    private static List<String> cut(InputStream in) {
        List<String> games = new ArrayList<>();
        new SgfChunks(in, 1 << 12)
                .forEachRemaining(game -> games.add(game.index() + " " + game.firstLine() + " " + game.indent() + " "
                        + game.offset() + " " + game.isCut() + " " + new String(game.bytes(), StandardCharsets.UTF_8)));
        return games;
    }

    private static String written(String id, int seed) {
        return written(id, seed, LONGEST);
    }

    private static String written(String id, int seed, int longest) {
        Game<?, ?> game = Games.find(id).orElseThrow();
        // The server plays SiXTH with the pieces of an older edition.
        Options options = Options.of(game, id.equals("sixth") ? Map.of("pieces", "16") : Map.of());
        return RecordWriter.write(GameRecord.of(Playout.from(game.start(options), seed, longest)), "sgf")
                .text();
    }

    private static Findings findings(String text) {
        return new Findings(new Source("-", 1, 1, 0, text), Limits.standard(), false);
    }
}
