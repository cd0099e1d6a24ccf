package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Facts;
import org.ludex.notation.spi.NotationRule;

@DisplayName("A diagnostic as text")
class DiagnosticTextTest {

    private static String render(String source, int caret, int length) {
        Place place = new Place("x.lgn", 1, 12, caret, length, source, caret);
        Diagnostic diagnostic = Diagnostic.of(Severity.ERROR, NotationRule.UNCLOSED_COMMENT, Facts.none(), place);
        return DiagnosticText.render(diagnostic, Locale.ENGLISH);
    }

    private static String caretLine(String source, int caret, int length) {
        return render(source, caret, length).lines().toList().get(2);
    }

    @Test
    @DisplayName("says where and what, with the line and a caret")
    void lines() {
        assertThat(render("1. {ab", 4, 1)).isEqualTo("""
                        x.lgn:12:4: error unclosed-comment: The comment that begins here is never closed.
                          12 | 1. {ab
                             |    ^
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "abc def|5|3|     ^^^",
                "abc|4|1|    ^",
                "紅 ↗ def|5|3|      ^^^",
                "a紅b|2|1|  ^^",
                "e\u0301\u0301x y|5|1|   ^",
                "🎲 y|3|1|    ^",
                "قرمز x|6|1|      ^",
                "\u200Fab|2|1|  ^",
                "ab|1|99| ^^",
            })
    @DisplayName("has the caret right under wide and narrow characters")
    void carets(String source, int caret, int length, String rest) {
        assertThat(caretLine(source, caret, length)).isEqualTo("     |" + rest);
    }

    @Test
    @DisplayName("shows nothing that would move the cursor or turn the line")
    void harmless() {
        String text = render("a\tb\u001B[2Jc\u202Ed\u0000", 1, 1);
        assertThat(text).contains("  12 | a b [2Jc d \n");
        Report report = Sheet.of("kamisado", "\u001B[31m\u202Ex *");
        assertThat(Sheet.messages(report)).allMatch(message -> message.chars().noneMatch(Character::isISOControl));
    }

    @Test
    @DisplayName("shows long words and long lines in short")
    void shortened() {
        Report report = Sheet.of("kamisado", "x".repeat(10_000) + " *");
        String text = Sheet.shown(report);
        assertThat(text.lines()).allMatch(line -> line.length() < 300);
        assertThat(text).contains("\"" + "x".repeat(80) + "...\" is not a Kamisado move");
        report = Sheet.of("kamisado", "{" + "y".repeat(10_000) + "} castles {" + "🎲".repeat(10_000) + "} *");
        Place place = report.diagnostics().get(0).place();
        assertThat(place.column()).isEqualTo(10_004);
        assertThat(place.source()).contains("castles").hasSizeLessThanOrEqualTo(160);
        assertThat(place.source().codePoints().skip(place.caret() - 1).limit(7).toArray())
                .isEqualTo("castles".codePoints().toArray());
        assertThat(place.source().codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE))
                .isTrue();
    }

    @Test
    @DisplayName("lists what was expected when that is little, and what would mend it")
    void expected() {
        Report report = Sheet.of("kamisado", "R<2B B<6R R>3G *");
        assertThat(Sheet.shown(report)).contains("  suggestion: ");
        Report few = Sheet.of("kamisado", "N↑3Y Y↗2O O↑6P P↖5G G↑2Y Y↖1O castles *");
        assertThat(Sheet.shown(few)).contains("  expected: O0P\n");
        assertThat(few.diagnostics().get(0).position().orElseThrow()).contains("black moves orange");
        assertThat(few.diagnostics().get(0).ply()).hasValue(7);
    }
}
