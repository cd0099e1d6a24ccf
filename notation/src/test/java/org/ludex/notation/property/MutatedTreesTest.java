package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.SeededRandom;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Records and reports in JSON with values struck out, put in and replaced: well-formed, but not what anybody wrote. */
@DisplayName("Trees of JSON with other values")
class MutatedTreesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    /** As many of each type; for a long run give more. */
    private static final int TREES = Integer.getInteger("ludex.fuzz.trees", 1_500);

    private static final int POOL = 36;

    private static final JsonNodeFactory VALUES = JsonNodeFactory.instance;

    /** A place in a tree. */
    private record Branch(JsonNode parent, String name, int index) {

        JsonNode value() {
            return parent instanceof ObjectNode ? parent.path(name) : parent.path(index);
        }

        void strike() {
            if (parent instanceof ObjectNode object) {
                object.remove(name);
            } else if (parent instanceof ArrayNode array) {
                array.remove(index);
            }
        }

        void replace(JsonNode value) {
            if (parent instanceof ObjectNode object) {
                object.set(name, value);
            } else if (parent instanceof ArrayNode array) {
                array.set(index, value);
            }
        }

        void insert(JsonNode value) {
            if (parent instanceof ObjectNode object) {
                object.set("x" + name, value);
            } else if (parent instanceof ArrayNode array) {
                array.insert(index, value);
            }
        }
    }

    private static GameRecord<?, ?> record(int number) {
        List<String> ids = Notations.ids();
        GameNotation<?, ?> notation =
                Notations.find(ids.get(number % ids.size())).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), number, 8);
    }

    private static Report report(int number) {
        String json = MAPPER.valueToTree(record(number)).toString();
        // A record that stops somewhere has reports with facts of all kinds.
        String broken =
                json.replaceFirst("\"text\":\"", "\"unknown\":\"").replaceFirst("\"type\":\"\\w", "\"type\":\"Q");
        return RecordReader.standard()
                .withLimits(Limits.standard().withRepairs(500))
                .read(broken)
                .get(0);
    }

    @ParameterizedTest
    @ValueSource(classes = {AnyRecord.class, Report.class})
    @DisplayName("are refused by the mapper, or come back as what was read")
    void comeBack(Class<?> type) throws Exception {
        List<JsonNode> pool = new ArrayList<>();
        for (int i = 0; i < POOL; i++) {
            pool.add(MAPPER.valueToTree(type == Report.class ? report(i) : record(i)));
        }
        int read = 0;
        for (int seed = 0; seed < TREES; seed++) {
            JsonNode tree = mutated(pool.get(seed % POOL).deepCopy(), new SeededRandom(seed));
            Object value;
            try {
                value = MAPPER.treeToValue(tree, type);
            } catch (JsonProcessingException refused) {
                continue;
            }
            read++;
            assertThat(MAPPER.readValue(MAPPER.writeValueAsString(value), type))
                    .as("%d: %s", seed, tree)
                    .isEqualTo(value);
        }
        assertThat(read).isGreaterThan(TREES / 10);
    }

    private static JsonNode mutated(JsonNode tree, SeededRandom random) {
        for (int i = random.nextInt(3); i >= 0; i--) {
            List<Branch> branches = new ArrayList<>();
            collect(tree, branches);
            Branch branch = branches.get(random.nextInt(branches.size()));
            JsonNode value = value(branches.get(random.nextInt(branches.size())), random);
            switch (random.nextInt(4)) {
                case 0 -> branch.strike();
                case 1 -> branch.insert(value);
                default -> branch.replace(value);
            }
        }
        return tree;
    }

    private static JsonNode value(Branch another, SeededRandom random) {
        return switch (random.nextInt(12)) {
            case 0 -> VALUES.nullNode();
            case 1 -> VALUES.numberNode(-1);
            case 2 -> VALUES.numberNode(1e99);
            case 3 -> VALUES.numberNode(1L << 40);
            case 4 -> VALUES.textNode("");
            case 5 -> VALUES.textNode("\u202E\u001B[8m");
            case 6 -> VALUES.textNode("a1");
            case 7 -> VALUES.arrayNode();
            case 8 -> VALUES.objectNode();
            case 9 -> VALUES.booleanNode(true);
            default -> another.value().deepCopy();
        };
    }

    private static void collect(JsonNode node, List<Branch> branches) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> {
                branches.add(new Branch(node, field.getKey(), 0));
                collect(field.getValue(), branches);
            });
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            branches.add(new Branch(node, "", i));
            collect(node.get(i), branches);
        }
    }
}
