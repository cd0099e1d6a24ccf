package org.ludex.table.web;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** A request that cannot be answered, whatever game it is about. */
enum Trouble {
    BAD_REQUEST(400),
    CUT_OFF(400),
    WRONG_ORIGIN(403),
    NOT_FOUND(404),
    BAD_METHOD(405),
    TOO_LARGE(413),
    BAD_TYPE(415),
    WRONG_HOST(421),
    HEADERS_TOO_LARGE(431),
    BUG(500);

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private final int status;

    Trouble(int status) {
        this.status = status;
    }

    /** The trouble behind a status that the server library chose before any of our own code saw the request. */
    static Trouble of(int status) {
        return switch (status) {
            case 404 -> NOT_FOUND;
            case 405 -> BAD_METHOD;
            case 413 -> TOO_LARGE;
            case 415 -> BAD_TYPE;
            case 414, 431 -> HEADERS_TOO_LARGE;
            default -> status >= 500 ? BUG : BAD_REQUEST;
        };
    }

    /** The word for it in answers and bundles. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Says what is wrong: as a page to somebody who opened the address in a browser, otherwise as JSON. */
    Answer answer(Request request) {
        Locale locale = language(request);
        String accepted = Gate.header(request.getHeaders(), HttpHeader.ACCEPT);
        Answer answer = accepted.contains("text/html") ? page(List.of(locale)) : json(locale);
        return answer.with(status);
    }

    /** Says what is wrong to somebody of whom nothing is known but a broken request: a page in all languages. */
    Answer answerAnybody() {
        return page(List.of(Locale.ENGLISH, PERSIAN)).with(status);
    }

    private static Locale language(Request request) {
        String query = request.getHttpURI().getQuery();
        String wanted = Gate.header(request.getHeaders(), HttpHeader.ACCEPT_LANGUAGE);
        boolean isChosen = query != null && query.contains("lang=");
        boolean isPersian = isChosen ? query.contains("lang=fa") : wanted.startsWith("fa");
        return isPersian ? PERSIAN : Locale.ENGLISH;
    }

    private String message(Locale locale) {
        return words("trouble." + this, locale);
    }

    private static String words(String key, Locale locale) {
        return new Phrase(Trouble.class, key, Facts.none()).text(locale);
    }

    private Answer json(Locale locale) {
        return Answer.trouble(toString(), message(locale));
    }

    /** The words come from our own bundle, so nothing in them needs to be escaped. */
    private Answer page(List<Locale> locales) {
        String words = locales.stream()
                .map(locale ->
                        "<p class=\"trouble\" lang=\"%s\" dir=\"%s\"><strong>%s</strong><br><a href=\"/\">%s</a></p>\n"
                                .formatted(
                                        locale.getLanguage(),
                                        locale.equals(PERSIAN) ? "rtl" : "ltr",
                                        message(locale),
                                        words("trouble.home", locale)))
                .collect(Collectors.joining());
        return Answer.of(
                "text/html; charset=utf-8", """
                <!doctype html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>Ludex</title>
                <link rel="icon" href="/icon.svg">
                <link rel="stylesheet" href="/table.css">
                </head>
                <body>
                %s</body>
                </html>
                """.formatted(locales.get(0).getLanguage(), words));
    }
}
