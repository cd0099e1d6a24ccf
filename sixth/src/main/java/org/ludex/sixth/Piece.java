package org.ludex.sixth;

import java.util.Locale;
import java.util.Optional;

/**
 * The pieces. In the text of a position and in text pictures each is one letter: capitals are White's ({@code W},
 * {@code G}, {@code H}), small letters Black's ({@code b}, {@code g}, {@code h}), and {@code L} is the Lady.
 */
public enum Piece {
    /** White's simple piece. */
    WHITE_SIMPLE('W', PieceKind.SIMPLE, Side.WHITE, 0b001),
    /** Black's simple piece. */
    BLACK_SIMPLE('b', PieceKind.SIMPLE, Side.BLACK, 0b010),
    /** White's Giant. */
    WHITE_GIANT('G', PieceKind.GIANT, Side.WHITE, 0b101),
    /** Black's Giant. */
    BLACK_GIANT('g', PieceKind.GIANT, Side.BLACK, 0b110),
    /** White's Hunchback. */
    WHITE_HUNCHBACK('H', PieceKind.HUNCHBACK, Side.WHITE, 0b100),
    /** Black's Hunchback. */
    BLACK_HUNCHBACK('h', PieceKind.HUNCHBACK, Side.BLACK, 0b111),
    /** The Lady, who belongs to nobody. */
    LADY('L', 0b011);

    /** The pieces by their codes, which are 1 to 7. */
    private static final Piece[] BY_CODE = new Piece[7];

    static {
        for (Piece piece : values()) {
            BY_CODE[piece.code - 1] = piece;
        }
    }

    private final char letter;
    private final PieceKind kind;
    private final Optional<Side> owner;
    private final int code;

    Piece(char letter, PieceKind kind, Side owner, int code) {
        this.letter = letter;
        this.kind = kind;
        this.owner = Optional.of(owner);
        this.code = code;
    }

    Piece(char letter, int code) {
        this.letter = letter;
        this.kind = PieceKind.LADY;
        this.owner = Optional.empty();
        this.code = code;
    }

    /** The piece of a side, or the Lady whichever side is given. */
    public static Piece of(Side side, PieceKind kind) {
        boolean white = side == Side.WHITE;
        return switch (kind) {
            case SIMPLE -> white ? WHITE_SIMPLE : BLACK_SIMPLE;
            case GIANT -> white ? WHITE_GIANT : BLACK_GIANT;
            case HUNCHBACK -> white ? WHITE_HUNCHBACK : BLACK_HUNCHBACK;
            case LADY -> LADY;
        };
    }

    /** The piece with a letter, if there is one. */
    public static Optional<Piece> find(char letter) {
        for (Piece piece : values()) {
            if (piece.letter == letter) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** The piece with a code of three bits from {@link Packed}. */
    static Piece ofCode(int code) {
        return BY_CODE[code - 1];
    }

    /** The letter of this piece. */
    public char letter() {
        return letter;
    }

    /** What kind of piece this is. */
    public PieceKind kind() {
        return kind;
    }

    /** The owner of this piece; empty for the Lady. */
    public Optional<Side> owner() {
        return owner;
    }

    /** How much it adds to the height of a tower: two for a Giant, else one. */
    public int height() {
        return kind == PieceKind.GIANT ? 2 : 1;
    }

    /** The word for this piece in the {@code data-piece} attribute of pictures, such as {@code white-giant}. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The three bits of this piece in a packed tower. */
    int code() {
        return code;
    }

    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
