package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.FaultsException;
import org.ludex.core.InvalidValueException;

@DisplayName("A value that is refused")
class RefusedValuesTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "-",
            "?",
            "#",
            "#0",
            "#1000",
            "#99999999999",
            "*",
            "*>",
            "*>deck",
            "*>deck:3+99999999999",
            "A",
            "AA",
            "A:",
            "A:h9",
            "A>C",
            "A>C:13>",
            "A>A:13",
            "A:row9",
            "market:14",
            "0",
            "9",
            "-1",
            "1000",
            "99999999999",
            "a0",
            "z9",
            "a1",
            "h9",
            "i9",
            "x",
            "xe4",
            "e3-",
            "place",
            "place green",
            "W0",
            "W99",
            "W9dddd",
            "Q",
            "WQ",
            "1+",
            "G+",
            "1+1",
            "3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3",
            "64",
            "64 special",
            "64 special x",
            "64 special 1",
            "64 special 0/16/32/48",
            "63",
            "64 white 1/17/33/49",
            "99999999999 special 1",
            "2,14,3",
            "1!",
            "14,14",
            "joker,joker",
            "\u0000",
            "\uD800",
            "\u06F3",
            "قرمز",
            "grey");

    static Stream<Class<?>> types() {
        Set<Class<?>> types = new LinkedHashSet<>();
        Dictionary.ALL.games().forEach(game -> types.addAll(GameTypes.of(game)));
        return types.stream().filter(type -> JsonShape.of(type).hasText());
    }

    @ParameterizedTest
    @MethodSource("types")
    @DisplayName("has a reason in the language of the reader")
    void reasons(Class<?> type) {
        List<String> untranslated = new ArrayList<>();
        for (String text : TEXTS) {
            try {
                JsonShape.of(type).parse(text);
            } catch (InvalidValueException refusal) {
                String message = refusal.message(PERSIAN);
                if (message.equals(refusal.getMessage()) || message.contains("kind.") || message.contains("{")) {
                    untranslated.add(text + ": " + message);
                }
            } catch (FaultsException faulty) {
                assertThat(faulty.faults()).isNotEmpty();
            } catch (IllegalArgumentException another) {
                untranslated.add(text + ": " + another);
            }
        }
        assertThat(untranslated).isEmpty();
    }
}
