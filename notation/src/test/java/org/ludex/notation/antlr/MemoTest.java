package org.ludex.notation.antlr;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.notation.grammar.KamisadoLexer;
import org.ludex.notation.grammar.KamisadoParser;
import org.ludex.notation.grammar.YinshLexer;
import org.ludex.notation.grammar.YinshParser;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("The memo of words")
class MemoTest {

    private static final List<String> TURNS = List.of(
            "h3-h5", "xe4-i4xh5", ";xe4-i4xh5", ";", "xa2-a6", "pass", "e3", "h3h5", "zz", ";pass", "b2-b4;", "xk7");

    private static final List<String> SHEET = List.of(
            "r>3b",
            "fill",
            "left",
            "fill-right",
            "gfill",
            "right",
            "purple",
            "5",
            "yellow",
            "g0y",
            "c1-f4",
            "n1b",
            "gr3b",
            "n0b",
            "r",
            "zz",
            "red<2blue");

    private static final List<String> BETWEEN = List.of(" ", " ", " ", "\n", "  ", " \u001F ", "\r\n", "\u001F");

    @Test
    @DisplayName("finds words that are put together from pieces, however long they are")
    void findsPieces() {
        boolean[] letters = new boolean[1 << Byte.SIZE];
        Arrays.fill(letters, 'a', 'z' + 1, true);
        Random random = new Random(1);
        Memo<String> memo = new Memo<>(12);
        PiecedKey key = new PiecedKey();
        for (int length = 1; length <= Memo.LONGEST + 2; length++) {
            StringBuilder word = new StringBuilder();
            while (word.length() < length) {
                word.append((char) ('a' + random.nextInt(26)));
            }
            String other = word.substring(0, length - 1) + '-';
            int middle = random.nextInt(length);
            byte[] piece = word.substring(middle).concat("]]").getBytes(StandardCharsets.US_ASCII);
            key.clear();
            word.substring(0, middle).chars().forEach(letter -> key.add((byte) letter));
            assertThat(key.add(piece, 0, letters)).isEqualTo(length - middle);
            assertThat(key.isTooLong()).isEqualTo(length > Memo.LONGEST);
            memo.put(other, "other");
            assertThat(memo.find(key)).as(word.toString()).isEmpty();
            if (!key.isTooLong()) {
                assertThat(key.text()).isEqualTo(word.toString());
                memo.put(key.text(), "known");
                assertThat(memo.find(key)).as(word.toString()).contains("known");
                assertThat(memo.find(word.toString(), 0, length)).contains("known");
            }
        }
    }

    @Test
    @DisplayName("finds what was put, and nothing else")
    void finds() {
        Memo<String> memo = new Memo<>(6);
        memo.put("a2-b2", "short");
        memo.put("a2-b2-c2-d2", "long");
        assertThat(memo.find("xx a2-b2 yy", 3, 8)).contains("short");
        assertThat(memo.find("a2-b2-c2-d2", 0, 11)).contains("long");
        assertThat(memo.find("a2-b3", 0, 5)).isEmpty();
        assertThat(memo.find("a2-b2-c2-d3", 0, 11)).isEmpty();
        assertThat(memo.find("", 0, 0)).isEmpty();
    }

    @Test
    @DisplayName("tells stretches apart by any letter, however long they are and however wide the letter is")
    void tellsApart() {
        for (int length = 1; length <= 40; length++) {
            Memo<String> memo = new Memo<>(12);
            String stretch = "A buy 11@11=13 refill joker under 5,2,12,9,9".substring(0, length);
            memo.put(stretch, stretch);
            for (int i = 0; i < length; i++) {
                // The second has the lower byte of the letter that was there.
                for (char other : new char[] {'x', (char) (0x2100 | stretch.charAt(i)), '\u00E9', '\u2192'}) {
                    String changed = stretch.substring(0, i) + other + stretch.substring(i + 1);
                    assertThat(memo.find(changed, 0, length)).as(changed).isEmpty();
                    WordCursor cursor = new WordCursor(changed, 0, true);
                    if (cursor.next() && cursor.end() == length) {
                        assertThat(memo.find(cursor)).as(changed).isEmpty();
                        memo.put(changed, changed);
                        assertThat(memo.find(cursor)).as(changed).contains(changed);
                        assertThat(memo.find(changed, 0, length)).as(changed).contains(changed);
                    }
                }
            }
            assertThat(memo.find("- " + stretch, 2, 2 + length)).contains(stretch);
        }
    }

    @Test
    @DisplayName("keeps no more than it has places for, and none that is too long")
    void bounded() {
        Memo<Integer> memo = new Memo<>(4);
        for (int i = 0; i < 10_000; i++) {
            memo.put("word" + i, i);
        }
        int kept = 0;
        for (int i = 0; i < 10_000; i++) {
            String word = "word" + i;
            kept += memo.find(word, 0, word.length()).isPresent() ? 1 : 0;
        }
        assertThat(kept).isBetween(1, 16);
        String endless = "x".repeat(Memo.LONGEST + 1);
        memo.put(endless, 0);
        assertThat(memo.find(endless, 0, endless.length())).isEmpty();
    }

    @Test
    @DisplayName("tells no thread the meaning of another stretch, though several find and put at once")
    void shared() {
        for (int round = 0; round < 20; round++) {
            // So small that they drive each other out all the time; short and long ones, and those that differ at the
            // end.
            Memo<String> memo = new Memo<>(5);
            List<String> told = IntStream.range(0, 20_000)
                    .parallel()
                    .mapToObj(i -> (i % 2 == 0 ? "w" : "a longer stretch ") + i * 7919 % 97)
                    .flatMap(word -> {
                        Optional<String> known = memo.find(word, 0, word.length());
                        memo.put(word, word);
                        return known.filter(meaning -> !meaning.equals(word)).stream();
                    })
                    .toList();
            assertThat(told).isEmpty();
        }
    }

    @Test
    @DisplayName("gives the entries that the grammar gives: also where one is several words, or joins the next")
    void sameEntries() {
        EntryReader<YinshParser, YinshParser.EntryContext, YinshMove, YinshPosition> yinsh = EntryReader.ofWords(
                c -> c,
                YinshLexer::new,
                YinshParser::new,
                YinshParser::entry,
                YinshLexer.BREAK,
                YinshLexer.SPACE,
                MemoTest::words);
        EntryReader<KamisadoParser, KamisadoParser.EntryContext, YinshMove, YinshPosition> kamisado =
                EntryReader.ofWords(
                        c -> c,
                        KamisadoLexer::new,
                        KamisadoParser::new,
                        KamisadoParser::entry,
                        KamisadoLexer.BREAK,
                        KamisadoLexer.SPACE,
                        MemoTest::words);
        Random random = new Random(14);
        for (int i = 0; i < 3_000; i++) {
            MoveText turns = text(TURNS, random);
            assertThat(all(yinsh.read(turns))).as(turns.text()).isEqualTo(all(yinsh.readByGrammar(turns)));
            MoveText sheet = text(SHEET, random);
            assertThat(all(kamisado.read(sheet))).as(sheet.text()).isEqualTo(all(kamisado.readByGrammar(sheet)));
        }
    }

    private static MoveText text(List<String> words, Random random) {
        StringBuilder text = new StringBuilder();
        for (int count = random.nextInt(8); count >= 0; count--) {
            text.append(words.get(random.nextInt(words.size()))).append(BETWEEN.get(random.nextInt(BETWEEN.size())));
        }
        return new MoveText(text.toString());
    }

    /** An entry is its words; those that are none have a mark. */
    private static WrittenMove<YinshMove, YinshPosition> words(ParserRuleContext entry, Span span, MoveText text) {
        return new OffBoard<>(span, text.of(span), "");
    }

    private static List<String> all(List<WrittenMove<YinshMove, YinshPosition>> entries) {
        return entries.stream().map(MemoTest::placed).toList();
    }

    private static String placed(WrittenMove<YinshMove, YinshPosition> entry) {
        return entry.span() + (entry instanceof Unreadable ? " no entry " : " ") + entry;
    }
}
