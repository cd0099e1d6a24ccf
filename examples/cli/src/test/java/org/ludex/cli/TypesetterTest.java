package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A page in a terminal")
class TypesetterTest {

    private static String set(int width, Locale locale, Consumer<Typesetter> text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.accept(new Typesetter(new PrintStream(bytes, true, StandardCharsets.UTF_8), width, locale));
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    @DisplayName("breaks paragraphs at the width, without the signs of the page")
    void paragraph() {
        assertThat(set(
                        24,
                        Locale.ENGLISH,
                        type -> type.paragraph("*Ruling:* a `pass` is as\nin [D6](dog.md#d6), **so**.")))
                .isEqualTo("Ruling: a pass is as in\nD6, so.\n");
    }

    @Test
    @DisplayName("hangs the lines of lists, and indents what stands under a rule")
    void lists() {
        assertThat(set(20, Locale.ENGLISH, type -> {
                    type.rule("B1", "First", "Any tower may move.");
                    type.list("1. one two three\n   four\n2. five");
                }))
                .isEqualTo(
                        "B1  First\n    Any tower may\n    move.\n\n    1. one two three\n       four\n    2. five\n");
    }

    @Test
    @DisplayName("sets tables in columns and breaks the widest ones")
    void table() {
        String table = """
                | card | how | what |
                |---|---|---|
                | 10 or more | 7 | ten cells and so on |
                """;
        assertThat(set(40, Locale.ENGLISH, type -> type.table(Typesetter.rows(table))))
                .isEqualTo("card        how  what\n10 or more  7    ten cells and so on\n");
        assertThat(set(24, Locale.ENGLISH, type -> type.table(Typesetter.rows(table))))
                .isEqualTo("""
                        card       how  what
                        10 or      7    ten
                        more            cells
                                        and so
                                        on
                        """);
    }

    @Test
    @DisplayName("sets what belongs to a paragraph below it")
    void entry() {
        assertThat(set(20, Locale.ENGLISH, type -> type.entry("one two three four five", "six seven eight nine")))
                .isEqualTo("one two three four\nfive\n    six seven eight\n    nine\n");
    }

    @Test
    @DisplayName("keeps a word that is longer than a line")
    void longWord() {
        assertThat(set(5, Locale.ENGLISH, type -> type.paragraph("a bcdefghij k")))
                .isEqualTo("a\nbcdefghij\nk\n");
    }

    @Test
    @DisplayName("marks lines that run from right to left, and does not count what is not seen")
    void rightToLeft() {
        assertThat(set(10, Locale.forLanguageTag("fa"), type -> type.title("می‌رود")))
                .isEqualTo("\u200Fمی‌رود\n\u200F=====\n");
        assertThat(set(10, Locale.forLanguageTag("fa"), type -> type.paragraph("B1")))
                .isEqualTo("\u200FB1\n");
    }
}
