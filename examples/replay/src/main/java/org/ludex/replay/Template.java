package org.ludex.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;

/**
 * The page around the records. Its policy lets only its own script and its own style work, by their hashes: nothing
 * that a record brings can be run or loaded. Immutable and thread-safe.
 *
 * @param markup the page with places for the rest
 * @param style its style sheet
 * @param script its script
 */
record Template(String markup, String style, String script) {

    /** The files of the script, which share one scope. */
    private static final List<String> SCRIPTS = List.of(
            "state", "words", "records", "pictures", "sheet", "remarks", "list", "going", "links", "opening", "acts");

    private static final String RECORDS = "{{records}}";

    static Template page() {
        StringBuilder script = new StringBuilder("\n\"use strict\";\n(() => {\n");
        SCRIPTS.forEach(name -> script.append(resource(name + ".js")).append('\n'));
        return new Template(
                resource("page.html"), resource("page.css"), script.append("})();\n").toString());
    }

    /** All that may work in the page. */
    String policy() {
        return "default-src 'none'; script-src '" + hash(script) + "'; style-src '" + hash(style)
                + "'; base-uri 'none'; form-action 'none'";
    }

    /** The hash of a text, as a policy names it. */
    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }

    /** Writes the page up to its first record. */
    void writeHead(Appendable out, Locale locale, Optional<String> title) throws IOException {
        String direction = locale.getLanguage().equals("fa") ? "rtl" : "ltr";
        String head = markup.substring(0, markup.indexOf(RECORDS))
                .replace("{{policy}}", policy())
                .replace("{{language}}", locale.getLanguage())
                .replace("{{direction}}", direction)
                .replace("{{style}}", style);
        // Last, because it may contain anything.
        out.append(head.replace("{{title}}", escaped(title.orElseGet(() -> Words.of("title", Facts.none(), locale)))));
    }

    /** Writes a record in letters that need no escape. */
    void writeRecord(Appendable out, String packed) throws IOException {
        out.append("<script type=\"text/plain\" class=\"record\">")
                .append(packed)
                .append("</script>\n");
    }

    /** Writes the page behind its last record. */
    void writeTail(Appendable out, String index) throws IOException {
        String tail = markup.substring(markup.indexOf(RECORDS) + RECORDS.length());
        int place = tail.indexOf("{{index}}");
        out.append(tail, 0, place).append(index);
        out.append(tail.substring(place + "{{index}}".length()).replace("{{script}}", script));
    }

    /** Text as an element or an attribute can hold it. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static String resource(String name) {
        try (InputStream in = Template.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + name + " is missing");
            }
            // A hash is of the text as a browser reads it, which knows one kind of line break only.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
