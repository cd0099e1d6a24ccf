package org.ludex.notation.json;

import java.util.Set;
import org.ludex.notation.tree.Head;

/**
 * What only a record has, so that a reader finds its feet there whatever state the text before it is in.
 *
 * @param head how such a record begins in a file of several formats
 * @param name the name of a field that only a record has, in quotes
 * @param value how its value begins
 * @param levels how many objects stand around the field, the record among them
 * @param required the names of fields of which a whole record has one of each set
 * @param known the names of all fields of a record
 * @param shared those of them that other objects have, too
 */
record Mark(
        Head head,
        String name,
        String value,
        int levels,
        Set<Set<String>> required,
        Set<String> known,
        Set<String> shared) {

    /** Whether an object that has the mark and these fields lacks nothing and has nothing that is not its own. */
    boolean isComplete(Set<String> names) {
        return required.stream().allMatch(each -> each.stream().anyMatch(names::contains)) && known.containsAll(names);
    }

    /** Whether an object with these fields may be meant as a record, though it has no mark. */
    boolean isLikely(Set<String> names) {
        return !names.isEmpty() && known.containsAll(names);
    }

    /** Whether a field can only belong to the record before it, which has these fields. */
    boolean isMissing(String field, Set<String> names) {
        return known.contains(field) && !shared.contains(field) && !names.contains(field);
    }
}
