package org.ludex.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How to draw a picture: the side at the bottom, the marked cells, the arrows and the language.
 *
 * <pre>{@code
 * Look look = Look.plain().from(Side.WHITE).marking(List.of(cell)).arrow(from, to).in(Locale.forLanguageTag("fa"));
 * String svg = position.picture(look).svg();
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param side the seat at the bottom; empty for the usual orientation
 * @param marked the cells to mark
 * @param arrows the arrows to draw
 * @param locale the language of titles and captions
 */
public record Look(Optional<Seat> side, List<BoardCell> marked, List<Arrow> arrows, Locale locale) {

    private static final Look PLAIN = new Look(Optional.empty(), List.of(), List.of(), Locale.ENGLISH);

    /** Copies the lists and checks the locale. */
    public Look {
        Objects.requireNonNull(locale, "the locale is null");
        marked = List.copyOf(marked);
        arrows = List.copyOf(arrows);
    }

    /** The usual orientation, nothing marked, in English. */
    public static Look plain() {
        return PLAIN;
    }

    /** A copy of this look with a seat at the bottom. A position refuses a look from a seat that does not take part. */
    public Look from(Seat seat) {
        Objects.requireNonNull(seat, "the seat is null");
        return new Look(Optional.of(seat), marked, arrows, locale);
    }

    /** A copy of this look with more marked cells. */
    public Look marking(List<? extends BoardCell> cells) {
        List<BoardCell> all = new ArrayList<>(marked);
        all.addAll(cells);
        return new Look(side, all, arrows, locale);
    }

    /** A copy of this look with one more arrow. */
    public Look arrow(BoardCell from, BoardCell to) {
        List<Arrow> all = new ArrayList<>(arrows);
        all.add(new Arrow(from, to));
        return new Look(side, marked, all, locale);
    }

    /** A copy of this look in another language. */
    public Look in(Locale language) {
        return new Look(side, marked, arrows, language);
    }
}
