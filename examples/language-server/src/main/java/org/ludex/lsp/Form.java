package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form in which an entry may be written, shown by an example.
 *
 * @param name the key of the words about it
 * @param label the example
 * @param parts its parts, in order
 */
record Form(String name, String label, List<Part> parts) {

    private static final Pattern PART = Pattern.compile("\\{(?<example>[^|{}]++)\\|(?<name>[^{}]++)}");

    /** Keeps a copy. */
    Form {
        parts = List.copyOf(parts);
    }

    /**
     * A part of an entry.
     *
     * @param name the key of the words about it
     * @param before what stands between the part before and this one
     * @param start where it begins in the example
     * @param end where it ends there
     */
    record Part(String name, String before, int start, int end) {}

    /** A form from an example whose parts are in braces with their names, such as <code>{a2|from}-{b2|to}</code>. */
    static Form of(String name, String example) {
        StringBuilder label = new StringBuilder();
        List<Part> parts = new ArrayList<>();
        Matcher matcher = PART.matcher(example);
        int end = 0;
        while (matcher.find()) {
            String before = example.substring(end, matcher.start());
            label.append(before);
            int start = label.length();
            label.append(matcher.group("example"));
            parts.add(new Part(matcher.group("name"), before, start, label.length()));
            end = matcher.end();
        }
        return new Form(name, label.append(example.substring(end)).toString(), parts);
    }

    /**
     * How far an entry has come in this form.
     *
     * @param part the part at its end, from 0
     * @param likeness how much speaks for this form: the letters between the parts that are there
     */
    record Progress(int part, int likeness) {}

    /** How far a beginning of an entry has come; a part that nothing divides from the next is one letter. */
    Progress progress(String typed) {
        int at = 0;
        int likeness = 0;
        for (int i = 0; i < parts.size(); i++) {
            String before = parts.get(i).before();
            int found = i == 0 ? (typed.startsWith(before) ? 0 : -1) : typed.indexOf(before, at);
            boolean isDivided = i == 0 || !before.isEmpty();
            boolean isThere = isDivided ? found >= 0 : at < typed.length();
            if (!isThere) {
                return new Progress(Math.max(0, i - 1), likeness);
            }
            at = isDivided ? found + before.length() : at + 1;
            likeness += before.length();
        }
        return new Progress(parts.size() - 1, likeness);
    }
}
