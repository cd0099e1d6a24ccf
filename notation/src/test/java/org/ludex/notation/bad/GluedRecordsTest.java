package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;

/** Records that were put together without care, as programs that copy and sort do. */
@DisplayName("Records put together without care")
class GluedRecordsTest {

    private static final String FIRST = "[Game \"sixth\"]\n\nc3 d3 c3-d3 c3";
    private static final String SECOND = "[Game \"sixth\"]\n[White \"Bob\"]\n\nd1 e1";
    private static final String SORTED =
            "{\"ending\":\"*\",\"format\":\"ludex-record\",\"game\":\"sixth\",\"moves\":[],\"version\":1}\n";
    private static final String CUT = "{\"ending\":\"*\",\"format\":\"ludex-record\",\"game\":\"sixth\",\"moves\":[\n";

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t", "\f", "\u001A", "\u0000", "\u2028", "\u3000", "\uFEFF", " *", "\r", "\n\n "})
    @DisplayName("are two, whatever stands between them")
    void between(String sign) {
        List<Report> reports = RecordReader.standard().read(FIRST + sign + SECOND);
        assertThat(reports).extracting(Report::plies).containsExactly(4, 2);
        assertThat(reports).allMatch(Report::isValid);
        assertThat(reports.get(0).content().tags()).isEmpty();
        assertThat(reports.get(1).content().tags()).containsExactly(new Tag("White", "Bob"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[Gane \"sixth\"]", "Game \"sixth\"]", "[Game sixth\"]", "(Game \"sixth\"]", "[ame \"sixth\"]"})
    @DisplayName("are three, if the tag of the middle one is damaged")
    void damaged(String tag) {
        for (String ending : List.of(" *", "")) {
            List<Report> reports = RecordReader.standard()
                    .read(FIRST + ending + "\n\n" + tag + "\n[White \"x\"]\n\nd1 e1\n\n" + SECOND);
            assertThat(reports).as(tag).extracting(Report::isValid).containsExactly(true, false, true);
            assertThat(reports).extracting(Report::plies).startsWith(4).endsWith(2);
            assertThat(reports.get(0).content().tags()).isEmpty();
        }
    }

    @Test
    @DisplayName("with sorted fields are found behind one that is cut short")
    void sorted() {
        assertThat(RecordReader.standard().read(SORTED + CUT + SORTED + SORTED))
                .extracting(Report::isValid)
                .containsExactly(true, false, true, true);
        String array = "[" + (SORTED + "," + CUT + "," + SORTED + "," + SORTED) + "]";
        assertThat(RecordReader.standard().read(array))
                .extracting(Report::isValid)
                .containsExactly(true, false, true, true);
    }

    /** The brackets of both seem to belong together: only that it says twice what it is tells that there are two. */
    @Test
    @DisplayName("are two where the bracket of the second became a field that the first lacks")
    void bracketBecameField() {
        String whole = SORTED.strip();
        for (String field : List.of("\"tags\"", "\"options\"", "\"result\"", "\"position\":")) {
            assertThat(RecordReader.standard().read("[" + whole + "," + field + whole.substring(1) + "," + whole + "]"))
                    .as(field)
                    .extracting(Report::isValid)
                    .containsExactly(true, false, true);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Ga*me, \"sixth\"]",
                "[G \"sixth\"]",
                "[\nGame \"sixth\"]",
                "[Gam\ne \"sixth\"]",
                "[Gamxth\"]",
                "ixth\"]",
                "[GAa",
                "\"[{"
            })
    @DisplayName("are three, if the first has no moves and nobody would know the tag of the middle one again")
    void bareHead(String tag) {
        String bare = "[Game \"sixth\"]\n[Result \"white\"]\n";
        List<Report> reports =
                RecordReader.standard().read(bare + "\n\n" + tag + "\n[White \"x\"]\n\nd1 e1\n\n" + SECOND);
        assertThat(reports).extracting(Report::plies).startsWith(0).endsWith(2);
        assertThat(reports.get(0).content())
                .isEqualTo(RecordReader.standard().read(bare).get(0).content());
        assertThat(reports.get(reports.size() - 1).isValid()).isTrue();
    }

    @Test
    @DisplayName(
            "are three, if the first has no moves and much follows the tag of the middle one, which lost its brackets")
    void longMiddle() {
        String bare = "[Game \"sixth\"]\n[Result \"white\"]\n";
        for (int tags = 0; tags < 50; tags++) {
            String middle = "xGame \"sixth\"\n]\n" + "[White \"x\"]\n".repeat(tags) + "\nd1 e1\n\n";
            List<Report> reports = RecordReader.standard().read(bare + "\n\n" + middle + SECOND);
            assertThat(reports.get(0).content())
                    .as(middle)
                    .isEqualTo(RecordReader.standard().read(bare).get(0).content());
            assertThat(reports.get(reports.size() - 1).isValid()).isTrue();
        }
    }

    @Test
    @DisplayName("are three, if a brace before its tag is all that is left of the middle one")
    void braceAndTag() {
        List<Report> reports = RecordReader.standard().read(FIRST + "\n\n{[Game \n" + SECOND);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(RecordReader.standard().read(FIRST + "\n\n{[Game \"x\"] is a tag}\n\n" + SECOND))
                .extracting(Report::isValid)
                .containsExactly(true, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"xth\"]", "]", "]\n[Position \"x"})
    @DisplayName("keep their moves to themselves, if of the tag of the middle one only its end is left")
    void endOfTag(String end) {
        List<Report> reports = RecordReader.standard()
                .read(FIRST + "\n\n" + end + "\n[White \"x\"]\n[Black \"y\"]\n\nd1 e1\n\n" + SECOND);
        assertThat(reports).extracting(Report::isValid).startsWith(true, false).endsWith(true);
        assertThat(reports).extracting(Report::plies).startsWith(4).endsWith(2);
    }

    @Test
    @DisplayName("stay in their array where a value is broken over two lines and goes on like another format")
    void eventInValue() {
        String whole = SORTED.strip();
        String broken = whole.replace("\"game\"", "\"comment\":\"a\nEvent [b\",\"game\"");
        List<Report> reports = RecordReader.standard().read("[" + whole + ",\n" + broken + ",\n" + whole + "]");
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(reports.get(2).diagnostics()).isEmpty();
    }

    @Test
    @DisplayName("are lines, though a bracket of an array took the place of the brace of one")
    void bracketForBrace() {
        List<Report> reports = RecordReader.standard().read(SORTED + "[" + SORTED.substring(1) + SORTED);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(reports.get(2).diagnostics()).isEmpty();
    }

    @Test
    @DisplayName("are SGF, though half a property between them begins like a tag")
    void propertyLikeTag() {
        String game = """
                (;
                GM[Kamisado]VV[1]
                SU[kamisado 0]
                P0[id "b"]
                P1[id "w"]
                ; P0[0 Start P0]
                ; P0[1 Pickb D 1]
                ; P0[2 Dropb F 3]
                ; P0[3 Done ]
                )
                """;
        List<Report> reports = RecordReader.standard().read(game + "0]\nRE[Game\n" + game);
        Report alone = RecordReader.standard().read(game).get(0);
        assertThat(alone.isValid()).isTrue();
        assertThat(reports.get(0).content()).isEqualTo(alone.content());
        assertThat(reports.get(reports.size() - 1).content()).isEqualTo(alone.content());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " *\n[Event \"E2\"]\n\n1. c3 c4 *\n",
                " *\n[White \"Carl\"]\n1. c3 c4 *\n",
                " *\r\n[White \"Carl\"]\r\n",
                "\n[White \"Carl\"]\n\n1. c3 c4 *\n",
                "\r\n[White \"Carl\"]\r\n\r\n1. c3 c4 *\r\n",
                "\n\n[White \"Carl\"]\n1. c3 c4 *\n",
                "\n[White \"Carl\"]\n[Black \"x\"]\n1. c3 c4 *\n",
                "\n\n[White \"Carl\"]\n[Black \"x\"]\n\n1. c3 c4 *\n"
            })
    @DisplayName("are two where of the second head only the tag of the game is lost, in our text and on Little Golem")
    void lostGameTag(String second) {
        for (String head : List.of(
                "[Game \"dvonn\"]\n[White \"Ann\"]\n\n", "Event [Golem game] Site [x] White [Ann] Black [Benno] ")) {
            String first = head + "1. d3 k4\n2. f3 f1";
            List<Report> reports = RecordReader.standard().read(first + second);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false);
            assertThat(reports.get(0).plies()).isEqualTo(4);
            assertThat(reports.get(0).record().tags())
                    .isEqualTo(
                            RecordReader.standard().read(first).get(0).record().tags());
            assertThat(reports.get(1).diagnostics())
                    .extracting(each -> each.rule().code())
                    .containsExactly("no-game-tag");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P0[14 done ]\n; P1[15 dropb C 2]\n)\n",
                "; P1[15 dropb C 2]\n)\n",
                "GM[Dvonn]VV[1]\n",
                "\"ending\" : \"*\",\n",
                "}, {\n  \"ply\" : 2\n",
                "  } ],\n  \"version\" : 1\n}\n"
            })
    @DisplayName("are not of the record before, if only a part of a game of Boardspace or of JSON is left of them")
    void part(String part) {
        String golem = "Event [Golem game] Site [x] White [Ann] Black [Benno] 1. d3 k4 2. resign\n";
        for (String first : List.of("[Game \"dvonn\"]\n\n1. d3 k4 *\n", "[Game \"dvonn\"]\n\n1. d3 k4\n", golem)) {
            Report alone = RecordReader.standard().read(first).get(0);
            for (String gap : List.of("", "\n")) {
                String file = first + gap + part;
                // A bracket or a brace alone may be the end of what stands before.
                boolean isClosing = part.stripLeading().startsWith("}") && !first.endsWith("resign\n");
                List<Report> reports = RecordReader.standard().read(file + "\n" + golem);
                assertThat(reports.get(reports.size() - 1).isValid()).as(file).isTrue();
                assertThat(reports).extracting(Report::isValid).contains(false);
                assertThat(reports.get(0).content().equals(alone.content()) || isClosing)
                        .as(file)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"w] Black [b] 1. b2 c1 2. resign\n", "GM[Dvonn]VV[1]\n"})
    @DisplayName("are two on Little Golem, if what is left of the second head has brackets")
    void restOfGolem(String second) {
        String golem = "Event [Golem game] Site [x] White [Ann] Black [Benno] 1. d3 k4 2. resign\n";
        List<Report> reports = RecordReader.standard().read(golem + second + golem);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[White \"Ann\"]", "[White \"Ann\"]\n", "[White \"Ann\"]\n\n(;GM[Dvonn]P0[id \"w\"])\n"})
    @DisplayName("keep a tag that was forgotten before the moves")
    void forgottenTag(String tag) {
        Report report = RecordReader.standard()
                .read("[Game \"dvonn\"]\n\n1. d3 k4\n" + tag)
                .get(0);
        assertThat(report.isValid()).isTrue();
        assertThat(report.record().tag("White")).contains("Ann");
        assertThat(report.diagnostics()).extracting(each -> each.rule().code()).contains("misplaced-tag");
    }

    @Test
    @DisplayName("a head may have empty lines between its tags")
    void looseHead() {
        List<Report> reports = RecordReader.standard()
                .read("[Game \"dvonn\"]\n\n\n[White \"Ann\"]\n\n\n[Black \"Bea\"]\n\n1. g2 c1 *\n");
        assertThat(reports).singleElement().satisfies(report -> {
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().tag("Black")).contains("Bea");
        });
    }
}
