package org.ludex.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.picture.Shape;

/**
 * The parts that pictures are made of, each kept once. An entry is one part in all of its versions: seen from each side
 * and in each language. For one record and one thread.
 */
final class Dictionary {

    private final Map<Object, Integer> fragmentNumbers = new HashMap<>();
    private final List<String> fragments = new ArrayList<>();
    private final Map<List<Integer>, Integer> entryNumbers = new HashMap<>();
    private final List<List<Integer>> entries = new ArrayList<>();
    private final int sides;

    /**
     * A dictionary.
     *
     * @param sides how many sides a picture is seen from; versions are ordered by language, then by side
     */
    Dictionary(int sides) {
        this.sides = sides;
    }

    /** The number of a part, by its versions: shapes, or texts that stand for themselves. */
    int entry(List<?> versions) {
        List<Integer> numbers = new ArrayList<>(versions.size());
        versions.forEach(version -> numbers.add(fragment(version)));
        return entryNumbers.computeIfAbsent(shortened(numbers), entry -> {
            entries.add(entry);
            return entries.size() - 1;
        });
    }

    private int fragment(Object part) {
        Integer known = fragmentNumbers.get(part);
        if (known == null) {
            fragments.add(part instanceof Shape shape ? shape.svg() : part.toString());
            known = fragments.size() - 1;
            fragmentNumbers.put(part, known);
        }
        return known;
    }

    /** One number where all versions are the same, one for each side where the language makes no difference. */
    private List<Integer> shortened(List<Integer> numbers) {
        for (int length : new int[] {1, sides}) {
            int period = length;
            boolean repeats = true;
            for (int i = period; i < numbers.size() && repeats; i++) {
                repeats = numbers.get(i).equals(numbers.get(i - period));
            }
            if (repeats) {
                return List.copyOf(numbers.subList(0, period));
            }
        }
        return List.copyOf(numbers);
    }

    /** Writes two fields: the fragments, and the entries as numbers of fragments. */
    void write(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("fragments");
        for (String fragment : fragments) {
            json.writeString(fragment);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("entries");
        for (List<Integer> entry : entries) {
            Numbers.write(json, entry);
        }
        json.writeEndArray();
    }
}
