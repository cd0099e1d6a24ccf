package org.ludex.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what an editor hands back as JSON. */
final class Arguments {

    private Arguments() {}

    /** The words and numbers of a list as words; what is neither is left out. */
    static List<String> words(@Nullable Object arguments) {
        List<String> words = new ArrayList<>();
        if (arguments instanceof JsonArray array) {
            array.forEach(each -> add(each, words));
        } else if (arguments instanceof List<?> list) {
            list.forEach(each -> add(each, words));
        }
        return words;
    }

    private static void add(@Nullable Object argument, List<String> words) {
        if (argument instanceof JsonPrimitive word) {
            words.add(word.getAsString());
        } else if (argument != null && !(argument instanceof JsonElement)) {
            words.add(argument.toString());
        }
    }
}
