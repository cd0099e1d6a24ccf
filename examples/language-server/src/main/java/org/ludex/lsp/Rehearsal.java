package org.ludex.lsp;

import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * Types into a file that nobody sees, before anybody types into a real one. The virtual machine loads and compiles code when it is
 * first used; without this, the first letter in a long file would take several times as long as the others.
 */
final class Rehearsal implements Runnable {

    private static final String RECORD = "[Game \"dvonn\"]\n\n1. a1 b2 2. c3 d4 *\n\n";
    private static final int RECORDS = 400;
    private static final int LINES = 4;
    private static final int LETTERS = 150;

    private final Locale locale;

    private Rehearsal(Locale locale) {
        this.locale = locale;
    }

    /** Begins, beside everything else. */
    static void begin(Locale locale) {
        Thread thread = new Thread(new Rehearsal(locale), "ludex-lsp-rehearsal");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void run() {
        Sheet sheet = Sheet.open("", 0, RECORD.repeat(RECORDS), locale);
        for (int i = 0; i < LETTERS; i++) {
            Position at = new Position(LINES * (i * RECORDS / LETTERS) + 2, 3);
            Position next = new Position(at.getLine(), at.getCharacter() + 1);
            boolean isTyped = i % 2 == 0;
            Range range = isTyped ? new Range(at, at) : new Range(at, next);
            sheet = sheet.change(i, List.of(new TextDocumentContentChangeEvent(range, isTyped ? "x" : "")), locale);
            Findings.inText(sheet.findings());
        }
    }
}
