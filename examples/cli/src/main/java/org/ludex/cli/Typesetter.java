package org.ludex.cli;

import java.io.PrintStream;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Sets a page in plain text: paragraphs, lists and tables within the width of a terminal. In languages that are written
 * from right to left, every line says so, even one that begins with a code or a number.
 */
final class Typesetter {

    private static final Pattern LINK = Pattern.compile("\\[([^\\[\\]]++)]\\([^()]++\\)");
    private static final Pattern STRESS = Pattern.compile("(?<![\\w*])\\*([^*]+)\\*(?![\\w*])");
    private static final Pattern ITEM = Pattern.compile("(?m)^(?=- |\\d+\\. )");
    private static final String RIGHT_TO_LEFT = "\u200F";
    private static final int INDENT = 4;
    private static final int GAP = 2;

    private final PrintStream out;
    private final int width;
    private final boolean rightToLeft;
    /** How far the text under a rule stands in. */
    private int indent;

    private boolean begun;

    Typesetter(PrintStream out, int width, Locale locale) {
        this.out = out;
        this.width = width;
        this.rightToLeft = locale.getLanguage().equals("fa");
    }

    /** The rows of a table on a page, the line under its head left out. */
    static List<List<String>> rows(String table) {
        return table.lines()
                .filter(line -> !line.startsWith("|---"))
                .map(line -> line.substring(1, line.lastIndexOf('|')))
                .map(line -> Arrays.stream(line.split("\\|", -1))
                        .map(cell -> plain(cell.strip()))
                        .toList())
                .toList();
    }

    /** Text without the signs of the page. */
    private static String plain(String text) {
        String linked = LINK.matcher(text.replaceAll("\\s+", " ")).replaceAll("$1");
        return STRESS.matcher(linked.replace("**", "")).replaceAll("$1").replace("`", "");
    }

    void title(String text) {
        indent = 0;
        underlined(text, '=');
    }

    void chapter(String text) {
        indent = 0;
        gap();
        underlined(text, '-');
    }

    private void underlined(String text, char sign) {
        String heading = plain(text);
        line(heading);
        line(String.valueOf(sign).repeat(columns(heading)));
    }

    /** A rule: its code and its name, and below them its sentence. */
    void rule(String code, String name, String sentence) {
        gap();
        line((code + "  " + plain(name)).stripTrailing());
        indent = INDENT;
        wrap(sentence, "", "");
    }

    void paragraph(String text) {
        gap();
        wrap(plain(text), "", "");
    }

    void list(String text) {
        gap();
        for (String item : ITEM.split(text, -1)) {
            if (!item.isBlank()) {
                String sign = item.substring(0, item.indexOf(' ') + 1);
                wrap(plain(item.substring(sign.length()).strip()), sign, " ".repeat(sign.length()));
            }
        }
    }

    /** A paragraph, and below it something that belongs to it. */
    void entry(String text, String below) {
        paragraph(text);
        String margin = " ".repeat(INDENT);
        wrap(below, margin, margin);
    }

    /** A table in columns. Where it is too wide, the widest columns are broken into lines. */
    void table(List<List<String>> rows) {
        gap();
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], columns(row.get(i)));
            }
        }
        int room = width - indent - GAP * (widths.length - 1);
        for (int over = Arrays.stream(widths).sum() - room; over > 0; over--) {
            int widest = Arrays.stream(widths).max().orElse(0);
            for (int i = widths.length - 1; i >= 0; i--) {
                if (widths[i] == widest) {
                    widths[i]--;
                    break;
                }
            }
        }
        rows.forEach(row -> row(row, widths));
    }

    private void row(List<String> row, int[] widths) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            cells.add(broken(row.get(i), Math.max(1, widths[i])));
        }
        int lines = cells.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < lines; line++) {
            StringBuilder words = new StringBuilder(" ".repeat(indent));
            for (int i = 0; i < widths.length; i++) {
                String cell = line < cells.get(i).size() ? cells.get(i).get(line) : "";
                words.append(cell).append(" ".repeat(Math.max(0, widths[i] - columns(cell)) + GAP));
            }
            line(words.toString());
        }
    }

    /** A text in lines, the first with one beginning and the others with another. */
    private void wrap(String text, String first, String others) {
        String margin = " ".repeat(indent);
        String beginning = first;
        for (String line : broken(text, width - indent - columns(first))) {
            line(margin + beginning + line);
            beginning = others;
        }
    }

    /** A text in lines of a width, broken between words. */
    private static List<String> broken(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            boolean full = columns(line.toString()) + columns(word) + 1 > width;
            if (full && !line.isEmpty()) {
                lines.add(line.toString());
                line = new StringBuilder();
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** An empty line, unless nothing stands above it. */
    private void gap() {
        if (begun) {
            out.println();
        }
    }

    private void line(String text) {
        begun = true;
        String line = text.stripTrailing();
        out.println(rightToLeft && !line.isEmpty() ? RIGHT_TO_LEFT + line : line);
    }

    /** The room that a text takes: letters with their marks, without what is not seen. */
    private static int columns(String text) {
        BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
        String seen = text.replace("\u200C", "").replace(RIGHT_TO_LEFT, "");
        letters.setText(seen);
        int count = 0;
        while (letters.next() != BreakIterator.DONE) {
            count++;
        }
        return count;
    }
}
