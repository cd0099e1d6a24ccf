package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.testkit.Translations;

@DisplayName("A replay page")
class ReplayPageTest {

    private static final String HOSTILE = """
            [Game "dvonn"]
            [White "</script><script>window.hacked=1</script>"]
            [Black "<img src=x onerror=window.hacked=2>"]
            [Event "{{script}}{{index}}{{records}}"]

            {<!-- </script> <b onclick=window.hacked=3>} 1. d3 {</style><svg onload=window.hacked=4>} k4 *
            """;

    static final String VARIATIONS = """
            [Game "dvonn"]
            [White "Ada"]
            [Black "Bela"]

            {First words.} 1. d3! {The centre.} k4 (1... e3 {closer} 2. f3 f1 (2... a1 b9) 3. i4?!) (1... c3 2. a1) 2. f3 f1 *
            """;

    static final String BROKEN = """
            [Game "kamisado"]

            1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *
            """;

    private static String html(String records) {
        return ReplayPage.standard().html(PageData.read(records));
    }

    private static JsonNode data(String records) {
        return PageData.of(html(records)).records().get(0);
    }

    @Test
    @DisplayName("is the same for the same records")
    void same() {
        assertThat(html(VARIATIONS)).isEqualTo(html(VARIATIONS));
    }

    @Test
    @DisplayName("says the same in Persian, word for word")
    void persian() {
        Translations words = Translations.beside(Words.class);

        assertThat(words.languages()).contains("fa");
        words.languages().forEach(language -> words.check(language, Set.of()));
        words.checkScript("fa", Pattern.compile("SGF|JSON"));
        // The symbol of a unit has no plural.
        words.checkNumbers(Set.of("seconds"));
    }

    @Test
    @DisplayName("opens in the language that is asked for")
    void language() {
        List<Report> reports = PageData.read(VARIATIONS);

        assertThat(ReplayPage.standard().html(reports))
                .contains("<html lang=\"en\" dir=\"ltr\">", "<title>Replay</title>");
        assertThat(ReplayPage.standard().in(Locale.forLanguageTag("fa")).html(reports))
                .contains("<html lang=\"fa\" dir=\"rtl\">", "<title>بازپخش</title>");
        assertThat(ReplayPage.standard().in(Locale.GERMAN).html(reports)).contains("<html lang=\"en\" dir=\"ltr\">");
    }

    @Test
    @DisplayName("of no records is a page, too")
    void empty() {
        PageData page = PageData.of(ReplayPage.standard().html(List.of()));

        assertThat(page.records()).isEmpty();
        assertThat(page.index().get("records")).isEmpty();
    }

    @Test
    @DisplayName("names files without their directories")
    void files() {
        Report report = PageData.read(VARIATIONS).get(0);
        Report elsewhere = new Report("/home/ada/games/club.lgn", 1, report.record(), 0, List.of());

        assertThat(ReplayPage.standard().html(List.of(elsewhere)))
                .contains("\"file\":\"club.lgn\"")
                .doesNotContain("/home/ada");
    }

    @Test
    @DisplayName("takes text that UTF-8 cannot hold")
    void surrogate() {
        Report report = PageData.read(VARIATIONS).get(0);
        GameRecord<?, ?> odd = report.record().withTag(new Tag("Event", "half \uD800 a pair"));

        String html = ReplayPage.standard().html(List.of(new Report("-", 1, odd, 0, List.of())));

        assertThat(PageData.of(html).records().get(0).get("tags").toString()).contains("half ? a pair");
    }

    @Test
    @DisplayName("lists what does not fit in, and says so")
    void full() {
        StringBuilder out = new StringBuilder();
        try (ReplayWriter writer = new ReplayWriter(Optional.empty(), Locale.ENGLISH, Optional.empty(), out, 12)) {
            PageData.read(VARIATIONS + "\n" + VARIATIONS + "\n" + BROKEN).forEach(writer::add);
        }

        List<JsonNode> records = PageData.of(out.toString()).records();
        assertThat(records).hasSize(3);
        assertThat(records.get(0).has("leftOut")).isFalse();
        assertThat(records.get(1).has("leftOut")).isTrue();
        assertThat(records.get(1).has("views")).isFalse();
        assertThat(records.get(1).get("tags").toString()).contains("Ada");
    }

    @Nested
    @DisplayName("lets nothing work but its own script and style")
    class Policy {

        private static final Pattern INLINE = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
        private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

        @Test
        @DisplayName("whose hashes are in its policy")
        void hashes() {
            String html = html(HOSTILE);

            assertThat(html)
                    .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src '"
                            + Template.hash(only(INLINE, html)) + "'; style-src '" + Template.hash(only(STYLE, html))
                            + "'; base-uri 'none'; form-action 'none'\">")
                    .doesNotContain("unsafe-");
            // As anybody can compute it: printf abc | openssl dgst -sha256 -binary | base64
            assertThat(Template.hash("abc")).isEqualTo("sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
        }

        private static String only(Pattern pattern, String html) {
            List<String> found = new ArrayList<>();
            Matcher matcher = pattern.matcher(html);
            while (matcher.find()) {
                found.add(matcher.group(1));
            }
            assertThat(found).hasSize(1);
            return found.get(0);
        }

        @Test
        @DisplayName("whatever players call themselves")
        void hostile() {
            String html = ReplayPage.standard()
                    .titled("</title><script>window.hacked=5</script>")
                    .html(PageData.read(HOSTILE));

            // One for the record, one for the index, one that is run.
            assertThat(html.split("<script", -1)).hasSize(4);
            assertThat(html.split("</script", -1)).hasSize(4);
            assertThat(html)
                    .doesNotContain("<img", "<b ", "<svg onload", "<script>window.hacked")
                    .contains("<title>&lt;/title&gt;&lt;script&gt;window.hacked=5");
            JsonNode index = PageData.of(html).index();
            assertThat(index.get("records").get(0).get("players").asText())
                    .isEqualTo("</script><script>window.hacked=1</script> – <img src=x onerror=window.hacked=2>");
        }

        @Test
        @DisplayName("and needs nothing from anywhere")
        void network() {
            String html = html(VARIATIONS).replace("http://www.w3.org/2000/svg", "");

            assertThat(html).doesNotContain("http://", "https://", " src=", " href=", "@import", "url(", "fetch(");
        }
    }

    @Nested
    @DisplayName("holds a record's moves")
    class Moves {

        @Test
        @DisplayName("with variations, comments, suffixes and numbers")
        void tree() {
            JsonNode record = data(VARIATIONS);

            assertThat(record.get("lines"))
                    .extracting(line ->
                            line.get("of").asInt() + "," + line.get("parent").asInt() + ","
                                    + line.get("first").asInt() + ","
                                    + line.get("count").asInt())
                    .containsExactly("0,0,1,4", "2,1,5,4", "2,1,9,2", "7,6,11,1");
            assertThat(record.get("lines").get(0).get("comment").asText()).isEqualTo("First words.");
            assertThat(record.get("notes").get("1").toString()).isEqualTo("[\"!\",\"The centre.\"]");
            assertThat(record.get("notes").get("8").toString()).isEqualTo("[\"?!\",\"\"]");
            assertThat(record.get("views").get(0).get("texts"))
                    .extracting(JsonNode::asText)
                    .containsExactly("", "d3", "k4", "f3", "f1", "e3", "f3", "f1", "i4", "c3", "a1", "a1");
            assertThat(record.get("numbers").toString())
                    .isEqualTo(
                            "{\"1\":\"1.\",\"2\":\"1…\",\"3\":\"2.\",\"5\":\"1…\",\"6\":\"2.\",\"8\":\"3.\",\"9\":\"1…\","
                                    + "\"10\":\"2.\",\"11\":\"2…\"}");
        }

        @Test
        @DisplayName("with what is wrong where a line stops, in a variation as well")
        void stops() {
            JsonNode record = data(VARIATIONS);
            JsonNode line = record.get("lines").get(3);

            assertThat(line.get("rest").asText()).contains("b9");
            JsonNode found = record.get("findings").get(line.get("stop").asInt());
            assertThat(found.get("words").asText()).isEqualTo("b9");
            assertThat(record.get("lines").get(0).has("stop")).isFalse();
        }

        @Test
        @DisplayName("with the refused move, its diagnostic, the rule's sentence and the suggested change")
        void refused() {
            JsonNode record = data(BROKEN);
            JsonNode found = record.get("findings")
                    .get(record.get("lines").get(0).get("stop").asInt());

            assertThat(found.get("words").asText()).isEqualTo("Y↗3G");
            assertThat(found.get("code").asText()).isEqualTo("misfit");
            assertThat(found.get("message").get("en").asText()).startsWith("The last symbol says green");
            assertThat(found.get("rule").get("en").asText()).isEqualTo("An entry fits the position.");
            assertThat(found.get("suggestions").get(0).get("from").asText()).isEqualTo("Y↗3G");
            assertThat(found.get("suggestions").get(0).get("to").asText()).isEqualTo("Y↗3P");
            assertThat(found.get("message").get("fa").asText()).startsWith("نماد");
        }

        @Test
        @DisplayName("or what is wrong with a record that cannot be played at all")
        void unplayable() {
            JsonNode record = data("[Game \"halma\"]\n[White \"Ada\"]\n\na1 *\n");

            assertThat(record.has("views")).isFalse();
            assertThat(record.get("findings").get(0).get("code").asText()).isEqualTo("unknown-game");
            assertThat(record.get("tags").toString()).contains("Ada");
        }
    }
}
