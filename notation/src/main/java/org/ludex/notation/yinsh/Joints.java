package org.ludex.notation.yinsh;

import java.util.List;
import org.ludex.notation.grammar.YinshParser.EntryContext;
import org.ludex.notation.grammar.YinshParser.JointContext;

/**
 * How the parts of an entry are joined.
 *
 * @param count how many semicolons there are
 * @param isSpaced whether there is white space beside one
 */
record Joints(int count, boolean isSpaced) {

    /** Those of a single part. */
    static final Joints NONE = new Joints(0, false);

    /** The joints of an entry. */
    static Joints of(EntryContext entry) {
        if (entry.getChildCount() == 1) {
            return NONE;
        }
        List<JointContext> joints = entry.joint();
        return new Joints(
                joints.size(), joints.stream().anyMatch(joint -> !joint.SPACE().isEmpty()));
    }
}
