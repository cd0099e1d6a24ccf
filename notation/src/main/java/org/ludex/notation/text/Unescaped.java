package org.ludex.notation.text;

import org.antlr.v4.runtime.Token;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.RecordLexer;
import org.ludex.notation.tree.Braces;

/** Removes backslashes from comments and from the values of tags. The record grammar says which of them escape something. */
final class Unescaped {

    private Unescaped() {}

    /** The words of a comment, from the text between its braces. A backslash that escapes nothing is kept. */
    static String comment(String written) {
        return of(written, RecordLexer.IN_COMMENT);
    }

    /** The value of a tag, from the text between its quotes. */
    static String value(String written) {
        return of(written, RecordLexer.IN_STRING);
    }

    private static String of(String written, int mode) {
        if (written.indexOf('\\') < 0) {
            return written;
        }
        RecordLexer lexer = new RecordLexer(new TextStream(written, c -> 'x'));
        lexer.mode(mode);
        StringBuilder plain = new StringBuilder(written.length());
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
            int start = token.getStartIndex();
            switch (token.getType()) {
                case RecordLexer.ESCAPED_BACKSLASH -> plain.append('\\');
                case RecordLexer.ESCAPED_BRACE -> plain.append('}');
                case RecordLexer.ESCAPED_QUOTE -> plain.append('"');
                case RecordLexer.LONE_BACKSLASH ->
                    plain.append(Braces.isMistakable(written, start, start + 1) ? "" : "\\");
                default -> plain.append(written, start, token.getStopIndex() + 1);
            }
        }
        return plain.toString();
    }
}
