package org.ludex.table.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Changes between two lists")
class ChangesTest {

    @Test
    @DisplayName("are none where nothing changed, and one line where one did")
    void small() {
        assertThat(Changes.between(List.of("a", "b"), List.of("a", "b"))).isEmpty();
        assertThat(Changes.between(List.of("a", "b", "c"), List.of("a", "x", "c"))
                        .toString())
                .isEqualTo("[[1,1,[\"x\"]]]");
        assertThat(Changes.between(List.of("a", "b", "c", "d", "e"), List.of("x", "b", "c", "d", "y"))
                        .toString())
                .isEqualTo("[[0,1,[\"x\"]],[4,1,[\"y\"]]]");
    }

    @Test
    @DisplayName("turn the one into the other, whatever they are")
    void random() {
        Random random = new Random(5);
        for (int i = 0; i < 3000; i++) {
            List<String> before = list(random);
            List<String> after = list(random);
            assertThat(applied(before, Changes.between(before, after))).isEqualTo(after);
        }
    }

    private static List<String> list(Random random) {
        List<String> list = new ArrayList<>();
        int size = random.nextInt(12);
        for (int i = 0; i < size; i++) {
            list.add("abcd".substring(random.nextInt(4)).substring(0, 1));
        }
        return list;
    }

    private static List<String> applied(List<String> before, ArrayNode changes) {
        List<String> list = new ArrayList<>(before);
        for (int i = changes.size() - 1; i >= 0; i--) {
            JsonNode change = changes.get(i);
            int at = change.get(0).asInt();
            list.subList(at, at + change.get(1).asInt()).clear();
            List<String> added = new ArrayList<>();
            change.get(2).forEach(line -> added.add(line.asText()));
            list.addAll(at, added);
        }
        return list;
    }
}
