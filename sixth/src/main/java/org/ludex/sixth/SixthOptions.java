package org.ludex.sixth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;

/**
 * The options of SiXTH with their types.
 *
 * <pre>{@code
 * SixthOptions options = SixthOptions.standard().withSpecials(Specials.LADY).withKings(Kings.SIX);
 * SixthPosition position = Sixth.GAME.start(options);
 * }</pre>
 *
 * <p>Each value is checked when it is set; whether they agree with each other is checked when a game starts.
 *
 * <p>Immutable and thread-safe.
 */
public final class SixthOptions {

    /** The number of pieces that the size of the board decides. */
    static final String AUTO = "auto";
    /** An army that is built in play. */
    static final String BUILD = "build";

    private final Options options;

    private SixthOptions(Options options) {
        this.options = options;
    }

    /** All options at their defaults. */
    public static SixthOptions standard() {
        return of(Sixth.GAME.defaults());
    }

    /** The options of Six MaKING, the edition of 2013, on its large board: 5x5 with 16 pieces each. */
    public static SixthOptions sixMaking() {
        return standard().withPieces(16);
    }

    /** The options of Six MaKING on its small board: 4x4 with 12 pieces each. */
    public static SixthOptions sixMakingSmall() {
        return standard().withSize(4);
    }

    /** The same options with their types. */
    public static SixthOptions of(Options options) {
        return new SixthOptions(options);
    }

    /**
     * Reads options as records write them: {@code size=4, pieces=16}.
     *
     * @throws org.ludex.core.InvalidOptionsException if a name or a value is unknown
     */
    public static SixthOptions parse(String text) {
        return of(Options.parse(Sixth.GAME, text));
    }

    /** The same options as text. */
    public Options toOptions() {
        return options;
    }

    private SixthOptions with(String name, Object value) {
        Map<String, String> values = new LinkedHashMap<>(options.values());
        values.put(name, value.toString());
        return new SixthOptions(Options.of(Sixth.GAME, values));
    }

    private <E extends Enum<E>> E read(Class<E> type, String name) {
        return options.value(name, type);
    }

    /** The number of files and ranks of the board. */
    public int size() {
        return options.number("size");
    }

    /**
     * A copy with another board.
     *
     * @throws InvalidOptionsException if the size is not 3 to 8
     */
    public SixthOptions withSize(int size) {
        return with("size", size);
    }

    /** The number of pieces of each player; empty if it follows from the size of the board and the special pieces. */
    public OptionalInt pieces() {
        String pieces = options.value("pieces");
        return pieces.equals(AUTO) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(pieces));
    }

    /** A copy with another number of pieces, 1 to 99; only without special pieces. */
    public SixthOptions withPieces(int pieces) {
        return with("pieces", pieces);
    }

    /** Who starts. */
    public Side first() {
        return read(Side.class, "first");
    }

    /** A copy with another player starting. */
    public SixthOptions withFirst(Side side) {
        return with("first", side);
    }

    /** What a king does. */
    public Kings kings() {
        return read(Kings.class, "kings");
    }

    /** A copy with another meaning of kings. */
    public SixthOptions withKings(Kings kings) {
        return with("kings", kings);
    }

    /** What happens to a player who has no legal turn. */
    public NoMove noMove() {
        return read(NoMove.class, "noMove");
    }

    /** A copy with another consequence for a player who has no legal turn. */
    public SixthOptions withNoMove(NoMove noMove) {
        return with("noMove", noMove);
    }

    /** Whether repetition draws. */
    public Repetition repetition() {
        return read(Repetition.class, "repetition");
    }

    /** A copy with another meaning of repetition. */
    public SixthOptions withRepetition(Repetition repetition) {
        return with("repetition", repetition);
    }

    /** What leaves the board when a king scores. */
    public Removal removal() {
        return read(Removal.class, "removal");
    }

    /** A copy with another removal. */
    public SixthOptions withRemoval(Removal removal) {
        return with("removal", removal);
    }

    /** The special pieces. */
    public Specials specials() {
        return read(Specials.class, "specials");
    }

    /** A copy with other special pieces. */
    public SixthOptions withSpecials(Specials specials) {
        return with("specials", specials);
    }

    /** Where the Lady may enter. */
    public LadyEntry ladyEntry() {
        return read(LadyEntry.class, "ladyEntry");
    }

    /** A copy with other cells for the Lady. */
    public SixthOptions withLadyEntry(LadyEntry ladyEntry) {
        return with("ladyEntry", ladyEntry);
    }

    /** Who pays for the Lady in an army game. */
    public LadyPayer lady() {
        return read(LadyPayer.class, "lady");
    }

    /** A copy in which another player pays for the Lady. */
    public SixthOptions withLady(LadyPayer payer) {
        return with("lady", payer);
    }

    /** The army of a side in an army game; empty if it is built during the game. */
    public Optional<Reserve> army(Side side) {
        String army = options.value(armyOption(side));
        return army.equals(BUILD) ? Optional.empty() : Optional.of(Reserve.parse(army));
    }

    /** A copy with a fixed army for a side. */
    public SixthOptions withArmy(Side side, Reserve army) {
        return with(armyOption(side), army.pieces());
    }

    static String armyOption(Side side) {
        return side.id() + "Army";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SixthOptions others && options.equals(others.options);
    }

    @Override
    public int hashCode() {
        return options.hashCode();
    }

    /** The values that are not default, as records write them. */
    @Override
    public String toString() {
        return options.toString();
    }
}
