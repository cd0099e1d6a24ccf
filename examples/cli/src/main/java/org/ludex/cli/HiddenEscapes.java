package org.ludex.cli;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.DiagnosticText;

/** Escapes control characters in JSON, so that it is safe on a terminal. To a program, it is the same JSON. */
final class HiddenEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    private static final int DELETE = 127;
    private static final int LAST_CONTROL = 0x9F;
    private static final int ARABIC_MARK = 0x061C;
    private static final int FIRST_MARK = 0x200E;
    private static final int LAST_MARK = 0x2069;
    private static final int FIRST_SPECIAL = 0xFFF9;

    @Override
    public int[] getEscapeCodesForAscii() {
        int[] codes = CharacterEscapes.standardAsciiEscapesForJSON();
        codes[DELETE] = CharacterEscapes.ESCAPE_STANDARD;
        return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
        // Nearly every letter is none of these, and there may be many.
        if (c > LAST_CONTROL && c != ARABIC_MARK && (c < FIRST_MARK || c > LAST_MARK) && c < FIRST_SPECIAL) {
            return null;
        }
        String letter = Character.toString(c);
        return DiagnosticText.visible(letter, 1).equals(letter)
                ? null
                : new SerializedString(String.format(Locale.ROOT, "\\u%04X", c));
    }
}
