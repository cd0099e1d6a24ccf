package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.testkit.Translations;

@DisplayName("The words of the server")
class WordsTest {

    @Test
    @DisplayName("are complete in Persian")
    void persian() {
        Translations words = Translations.beside(RecordServer.class);
        assertThat(words.languages()).containsExactly("fa");
        words.check("fa", Set.of());
        words.checkScript("fa", Pattern.compile("ludex|validate|nostart|swap|joker"));
        words.checkNumbers(Set.of());
    }
}
