package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Facts;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.sgf.SgfFormat;

@DisplayName("Formats")
class FormatsTest {

    private static final List<String> OWN =
            List.of("text", "json", "sgf", "golem", "bga", "yinsh-course", "codecup", "openxum");

    private static final String SHEETS = "%dvonn first\nw:a1\nb:b1\n\n%dvonn second\nw:c1\nw:d1\n";

    private static Providers strangers() {
        return Providers.of(RecordFormat.class, ScoreSheetFormat.class.getName());
    }

    @Test
    @DisplayName("are found whatever the context class loader sees")
    void blind() {
        assertThat(Providers.blind().during(Formats::names)).isEqualTo(OWN);
        assertThat(RecordReader.formats()).extracting(RecordFormat::name).isEqualTo(OWN);
    }

    @Test
    @DisplayName("of a stranger are read like ours, with exact places, and several records at a time")
    void stranger() {
        for (RecordReader reader :
                List.of(RecordReader.standard(), RecordReader.standard().inParallel())) {
            List<Report> reports = strangers().during(() -> reader.read(SHEETS));
            assertThat(reports).hasSize(2);
            assertThat(reports.get(0).record().tag("Event")).contains("first");
            assertThat(Sheet.moves(reports.get(0))).isEqualTo("a1 b1");
            assertThat(Sheet.codes(reports.get(1))).containsExactly("error misfit");
            assertThat(reports.get(1).diagnostics().get(0).place().line()).isEqualTo(7);
            assertThat(reports.get(1).content().rest()).isEqualTo("w:d1");
            Reread.survivesWriting(reports.get(1).content());
        }
        assertThat(Formats.names()).isEqualTo(OWN);
    }

    @Test
    @DisplayName("keep the home of their own messages in JSON")
    void home() {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        for (Class<?> format : List.of(SgfFormat.class, ScoreSheetFormat.class)) {
            Facts facts = Facts.of("count", 2).as(format, "form");
            Facts again = strangers().during(() -> mapper.convertValue(mapper.valueToTree(facts), Facts.class));
            assertThat(again).isEqualTo(facts);
            assertThat(again.home()).contains(format);
        }
    }

    @Test
    @DisplayName("that are broken cost only themselves, and are told of")
    void broken() {
        Providers providers = Providers.of(RecordFormat.class, "org.example.Missing", ScoreSheetFormat.class.getName());
        assertThat(providers.during(Formats::names)).containsAll(OWN).contains("score-sheet");
        assertThat(providers.during(Formats::warnings))
                .singleElement()
                .asString()
                .startsWith("a format could not be loaded and is left out: ");
    }

    @ParameterizedTest
    @CsvSource({
        "'[Game \"dvonn\"]',text",
        "'  1. a1 b1',text",
        "'',text",
        "'{\"format\":\"ludex-record\"',json",
        "'[ {\"a\":1}]',json",
        "'{\"status\":\"OK\",\"data\":{\"players\":[],\"logs\":[]}}',bga",
        "' (;GM[24]',sgf",
        "'Event [x]',golem",
        "'You played : P 1 0',yinsh-course",
        "'{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 4 2\"} Received from client 0',yinsh-course",
        "'# Player 1: x\nA1 B1',codecup",
        "'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',codecup",
        "'# just words',text",
        "'PPWA1;PPBB1',openxum"
    })
    @DisplayName("are told apart by how a file begins")
    void recognised(String head, String name) {
        assertThat(Formats.of(head).name()).isEqualTo(name);
    }

    @Test
    @DisplayName("can be forced")
    void forced() {
        assertThat(Sheet.moves(RecordReader.standard()
                        .format("CodeCup")
                        .read("A1 B1 C1")
                        .get(0)))
                .isEqualTo("a1 b1 c1");
        assertThatThrownBy(() -> RecordReader.standard().format("nothing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"nothing\"");
    }
}
