package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import org.ludex.notation.io.JudgedText;

/** A text under edit: each line of the input is put in somewhere, and the reports are always those of a fresh reading. */
class EditsFuzzTest {

    private static final int MOST_EDITS = 12;

    @FuzzTest
    void edit(byte[] bytes) {
        String all = new String(bytes, StandardCharsets.UTF_8);
        String[] parts = all.split("\u0001", -1);
        JudgedText text = JudgedText.of(Promises.READER, "x", parts[0]);
        for (int i = 1; i < Math.min(parts.length, MOST_EDITS); i++) {
            int length = text.text().length();
            String part = parts[i];
            int start = part.isEmpty() ? 0 : Math.floorMod(part.charAt(0) * 31, length + 1);
            int end = part.length() < 2 ? start : Math.min(length, start + part.charAt(1) % 16);
            text = text.edit(start, end, part.length() < 2 ? "" : part.substring(2));
            assertThat(text.reports())
                    .isEqualTo(JudgedText.of(Promises.READER, "x", text.text()).reports());
        }
    }
}
