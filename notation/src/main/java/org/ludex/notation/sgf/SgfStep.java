package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A property and the action that it is, if it is one.
 *
 * @param property the property
 * @param action the action
 */
record SgfStep(SgfProperty property, Optional<SgfAction> action) {

    /** The steps that properties are. */
    static List<SgfStep> of(List<SgfProperty> properties) {
        List<SgfStep> steps = new ArrayList<>(properties.size());
        for (SgfProperty property : properties) {
            steps.add(new SgfStep(property, SgfAction.of(property)));
        }
        return steps;
    }

    /** The player who starts, 0 or 1: the first, unless the file says otherwise. */
    static int starter(List<SgfStep> steps) {
        for (SgfStep step : steps) {
            if (step.is("start")) {
                List<String> words = step.action().orElseThrow().words();
                return words.contains("p1") || words.contains("black") ? 1 : 0;
            }
        }
        return 0;
    }

    /** Whether this is an action with a verb. */
    boolean is(String verb) {
        return action.isPresent() && action.get().verb().equals(verb);
    }

    /** Whether this is a comment. */
    boolean isComment() {
        return isComment(property);
    }

    /** Whether a property is a comment. */
    static boolean isComment(SgfProperty property) {
        return property.name().equals("C") || property.name().equals("GC");
    }
}
