package org.ludex.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a picture should look: from which side, with which cells marked and which arrows drawn, in which language.
 *
 * <pre>{@code
 * Look look = Look.plain().from(Side.WHITE).marking(List.of(cell)).arrow(from, to).in(Locale.forLanguageTag("fa"));
 * String svg = position.picture(look).svg();
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param side the seat that sits at the lower edge; empty for the usual orientation
 * @param marked the cells to mark
 * @param arrows the arrows to draw
 * @param locale the language of titles and captions
 */
public record Look(Optional<Seat> side, List<BoardCell> marked, List<Arrow> arrows, Locale locale) {

    private static final Look PLAIN = new Look(Optional.empty(), List.of(), List.of(), Locale.ENGLISH);

    /**
     * An arrow across the board.
     *
     * @param from where it begins
     * @param to where its head is
     */
    public record Arrow(BoardCell from, BoardCell to) {}

    /** Keeps copies. */
    public Look {
        marked = List.copyOf(marked);
        arrows = List.copyOf(arrows);
    }

    /** The usual orientation, nothing marked, in English. */
    public static Look plain() {
        return PLAIN;
    }

    /** The same, with a seat at the lower edge. */
    public Look from(Seat seat) {
        return new Look(Optional.of(seat), marked, arrows, locale);
    }

    /** The same with more cells marked. */
    public Look marking(List<? extends BoardCell> cells) {
        List<BoardCell> all = new ArrayList<>(marked);
        all.addAll(cells);
        return new Look(side, all, arrows, locale);
    }

    /** The same with one arrow more. */
    public Look arrow(BoardCell from, BoardCell to) {
        List<Arrow> all = new ArrayList<>(arrows);
        all.add(new Arrow(from, to));
        return new Look(side, marked, all, locale);
    }

    /** The same in another language. */
    public Look in(Locale language) {
        return new Look(side, marked, arrows, language);
    }
}
