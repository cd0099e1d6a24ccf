package org.ludex.notation.bad;

import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/**
 * Reads the largest records that the default limits allow, of one part over and over, in every format. Run with little
 * memory, it prints a line for each: its name, the bytes, the processor's milliseconds, and the codes of the reports.
 */
public final class LargestRecords {

    private static final int LIMIT = Limits.standard().recordLength();
    private static final int EIGHTHS = 8;
    private static final int MOST = 50;

    private LargestRecords() {}

    /** A record that consists of one part, over and over. */
    private record Shape(String name, String before, String part, String after) {

        String text(int parts) {
            return before + part.repeat(parts) + after;
        }

        int most() {
            int bytes = part.getBytes(StandardCharsets.UTF_8).length;
            int around = before.getBytes(StandardCharsets.UTF_8).length + after.getBytes(StandardCharsets.UTF_8).length;
            return (LIMIT - around) / bytes;
        }
    }

    private static Stream<Shape> text(String game, String... parts) {
        return Stream.of(parts)
                .map(part -> new Shape(game + " " + part.strip(), "[Game \"" + game + "\"]\n\n", part, "\n*\n"));
    }

    private static Stream<Shape> behind(String game, String first, String... parts) {
        return Stream.of(parts)
                .map(part -> new Shape(
                        game + " " + first + " " + part.strip(), "[Game \"" + game + "\"]\n\n" + first, part, "\n*\n"));
    }

    private static Stream<Shape> tags(String... parts) {
        return Stream.of(parts)
                .map(part -> new Shape("tags " + part.strip(), "[Game \"dvonn\"]\n", part, "\n\n1. g2 *\n"));
    }

    private static Stream<Shape> json(String field, String... parts) {
        String head = "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"mensch\",";
        String moves = field.equals("moves") ? "" : "\"moves\":[],";
        return Stream.of(parts)
                .map(part -> new Shape(
                        "json " + field + " " + part, head + moves + "\"" + field + "\":[" + part, "," + part, "]}"));
    }

    private static Stream<Shape> sgf(String... parts) {
        return Stream.of(parts)
                .map(part -> new Shape("sgf " + part, "(;GM[24]VV[1]SU[dvonn]P0[id \"w\"]P1[id \"b\"]", part, ")"));
    }

    private static Stream<Shape> plain(String name, String before, String... parts) {
        return Stream.of(parts).map(part -> new Shape(name + " " + part.strip(), before, part, "\n"));
    }

    private static Stream<Shape> shapes() {
        String stay = "{\"type\":\"stay\",\"seat\":\"A\",\"roll\":3},{\"type\":\"stay\",\"seat\":\"B\",\"roll\":3},"
                + "{\"type\":\"stay\",\"seat\":\"C\",\"roll\":3},{\"type\":\"stay\",\"seat\":\"D\",\"roll\":3}";
        String client = "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 1 0\"} Received from client 0\n";
        return Stream.of(
                        text(
                                "dvonn",
                                "x ",
                                "g2 ",
                                "1. ",
                                "{}",
                                "{a} ",
                                "(x)",
                                "(g2) ",
                                "(1. g2 c1)",
                                "(",
                                ")",
                                "!",
                                "\"",
                                "[",
                                "]"),
                        text("dvonn", "x", "\u00E9 ", "\u06F1. ", "* ", "resign ", ", ", "$1 ", "... "),
                        behind(
                                "dvonn",
                                "1. g2 ",
                                "{}",
                                "{a} ",
                                "(x)",
                                "(c1) ",
                                "(c1 {a}) ",
                                "(1. c1 g2) ",
                                "(((c1))) ",
                                "! ",
                                "c1 "),
                        text(
                                "mensch",
                                "A 3 -\nB 3 -\nC 3 -\nD 3 -\n",
                                "A 3 - {so}\nB 3 - {so}\nC 3 - (D 1 -)\nD 3 -\n"),
                        text("kamisado", "R\u21973B ", "c1-f4 ", "R"),
                        text("yinsh", "e3 ", "e3-e5", "xe3"),
                        text("sixth", "c3 ", "c3-d3 ", "3"),
                        behind("dog", "round 1 6 A\ndeal", " A:2", ",2", " #"),
                        behind("dog", "round 1 6 A\n", "A 7 0>1+0>1\n", "burn ", "hit ", "+0>1"),
                        behind(
                                "dog-cards",
                                "round 1 5 C\n",
                                "market ",
                                "12,",
                                "A drop 5 draw 7\n",
                                "B row joker draw #\n"),
                        behind("dog-royal", "round 1 6 A\n", "A K 0>1\n", "x "),
                        behind("black-dog", "round 1 6 A\n", "A 1-7 0>1\n", "x "),
                        tags(
                                "[a \"b\"]\n",
                                "[a \"\"]",
                                "[a\n",
                                "[",
                                "[Score \"1-1\"]\n",
                                "[White \"x\"]\n",
                                "{a}",
                                "\""),
                        json("moves", "{}", "1", "[]", "\"\"", "null", "{\"a\":1}", stay),
                        json(
                                "moves",
                                "{\"type\":\"stay\",\"seat\":\"A\",\"roll\":3,\"variations\":[{\"moves\":[]}]}",
                                "[[[]]]"),
                        json("tags", "{\"name\":\"a\",\"value\":\"b\"}", "{}", "1"),
                        json("rest", "1", "{}"),
                        json("score", "1", "\"\""),
                        plain(
                                "json lines",
                                "{\"format\":\"ludex-record\",",
                                "\"a\":1,",
                                "{",
                                "[",
                                "\"",
                                ",",
                                "\\",
                                "1"),
                        sgf(
                                ";P0[1 dropb A 1]",
                                ";P0[1 dropb A 1];P1[2 dropb B 1]",
                                "C[so]",
                                ";",
                                "()",
                                "(;",
                                "A[]",
                                "A[b]"),
                        sgf(
                                "stray ",
                                "[",
                                "]",
                                "P0[id \"x\"]",
                                ";P0[1 done]C[x]",
                                "[a]",
                                "\\",
                                "\u00E9",
                                ";P0[1 dropb A 1]C[x]"),
                        plain(
                                "golem",
                                "Event [Tournament dvonn.in.1.1] ",
                                "1. a1 ",
                                "Site [x] ",
                                "x ",
                                "[",
                                "]",
                                "1. ",
                                "[] ",
                                "x",
                                "2. e3 f4 "),
                        plain(
                                "server",
                                client,
                                client,
                                "x\n",
                                "\n",
                                "x",
                                "{\"action\": \"NORMAL\", \"data\": \"P 1 0\"} Received from client 1\n"),
                        plain(
                                "server turns",
                                client + "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 1 1",
                                " X 0 0",
                                " 1",
                                " M 1 1"),
                        plain(
                                "client",
                                "You played : P 0 0\n",
                                "Player 2 played : P 1 1\n",
                                "You played : P 0 0\n",
                                "x\n",
                                "a played : P\n"),
                        plain(
                                "codecup",
                                "# Player 1: a\n# Player 2: b\nD3 E3\n",
                                "A1 ",
                                "A1\n",
                                "# x\n",
                                "x\n",
                                "PASS ",
                                "# Score: 1 - 2\n"),
                        plain(
                                "states",
                                "A".repeat(50) + "\n --D2-->\n",
                                "A".repeat(50) + "\n",
                                " --D2-->\n",
                                "<--C1--\n",
                                "x\n"),
                        plain("openxum", "PPWA1;", "PPBC2;", "PpBC2 ", "x ", ";", "MsWA1B1[A1B1];", ","),
                        plain(
                                "bga",
                                "{\"status\":\"OK\",\"data\":{\"players\":[],\"logs\":[1",
                                ",1",
                                ",{}",
                                ",{\"data\":[{\"type\":\"move\",\"log\":\"places a ring on\",\"args\":{}}]}"))
                .flatMap(shapes -> shapes);
    }

    /** All records, or every so manieth of them. */
    private static List<Shape> some(int step) {
        List<Shape> all = shapes().toList();
        return IntStream.range(0, all.size())
                .filter(i -> i % step == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** How many records are read. */
    static int count(int step) {
        return some(step).size();
    }

    /** Reads every so manieth record or, given a word, every record whose name begins with it. */
    public static void main(String[] words) {
        if (words[0].matches("[0-9]+")) {
            some(Integer.parseInt(words[0])).forEach(LargestRecords::read);
        } else {
            shapes().filter(shape -> shape.name().startsWith(words[0])).forEach(LargestRecords::read);
        }
    }

    /** The largest that is read at all, or nearly: a record with too many parts is not. */
    private static void read(Shape shape) {
        for (int eighths = EIGHTHS; eighths > 0; eighths--) {
            if (isRead(shape, (int) ((long) shape.most() * eighths / EIGHTHS))) {
                return;
            }
        }
        isRead(shape, shape.most() / (2 * EIGHTHS));
    }

    private static boolean isRead(Shape shape, int parts) {
        byte[] bytes = shape.text(parts).getBytes(StandardCharsets.UTF_8);
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        TreeSet<String> codes = new TreeSet<>();
        try (Stream<Report> reports = RecordReader.standard().read(new ByteArrayInputStream(bytes), "-")) {
            // What looks like many records is none of this test's.
            reports.limit(MOST).forEach(report -> report.diagnostics().forEach(each -> codes.add(each.code())));
        }
        long spent = (threads.getCurrentThreadCpuTime() - start) / 1_000_000;
        if (!codes.contains("too-long")) {
            System.out.println(shape.name().replace('\n', '/') + "\t" + bytes.length + "\t" + spent + "\t"
                    + String.join(" ", codes));
        }
        return !codes.contains("too-long");
    }
}
