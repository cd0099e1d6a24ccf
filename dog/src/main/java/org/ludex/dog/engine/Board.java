package org.ludex.dog.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Cell;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;

/**
 * The pieces. A piece is a number: its owner and its rank, so pieces of one colour without ranks are alike.
 *
 * <p>Mutable while a move is tried; a board inside a position is never touched again.
 */
public final class Board {

    /** No piece; pieces are not zero. */
    public static final int NOBODY = 0;

    /** The dog is not on the board. */
    public static final int NO_DOG = -1;

    private static final VarHandle FOUR_SPOTS =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    /** The bit that every piece has. */
    private static final int PIECE = 32;
    /** The bits that four pieces side by side have. */
    private static final int FOUR_PIECES = PIECE * 0x01010101;

    private static final int RANKS = 5;

    private final Table table;
    private final byte[] spots;
    /** Four bits for each rank, the lowest for pieces without one. */
    private final int[] kennels;

    /** The cells of the track with a piece on them, one bit each: most are empty, and need not be looked at. */
    private long taken;

    /** The same from cell 64 on. */
    private long takenFar;

    private int dog = NO_DOG;
    private long hash;

    /** An empty board. */
    public Board(Table table) {
        this(table, new byte[table.spots()], new int[4]);
    }

    private Board(Table table, byte[] spots, int[] kennels) {
        this.table = table;
        this.spots = spots;
        this.kennels = kennels;
    }

    /** A board of its own with the same pieces. */
    public Board copy() {
        Board copy = new Board(table, spots.clone(), kennels.clone());
        copy.taken = taken;
        copy.takenFar = takenFar;
        copy.dog = dog;
        copy.hash = hash;
        return copy;
    }

    /** A piece of a seat without a rank. */
    public static int piece(int seat) {
        return PIECE | seat << 3;
    }

    /** A piece of a seat. */
    public static int piece(int seat, Optional<Rank> rank) {
        return piece(seat) | rank.map(word -> rankNumber(word)).orElse(0);
    }

    /** The number of a rank, higher for higher ranks, from 1. */
    public static int rankNumber(Rank rank) {
        return switch (rank) {
            case JESTER -> 1;
            case PEASANT -> 2;
            case KNIGHT -> 3;
            case KING -> 4;
        };
    }

    /** The seat of a piece. */
    public static int owner(int piece) {
        return piece >> 3 & 3;
    }

    /** The number of a piece's rank; 0 without one. */
    public static int rankNumber(int piece) {
        return piece & 7;
    }

    /** The rank of a piece. */
    public static Optional<Rank> rank(int piece) {
        return switch (rankNumber(piece)) {
            case 1 -> Optional.of(Rank.JESTER);
            case 2 -> Optional.of(Rank.PEASANT);
            case 3 -> Optional.of(Rank.KNIGHT);
            case 4 -> Optional.of(Rank.KING);
            default -> Optional.empty();
        };
    }

    /** The board's numbers. */
    public Table table() {
        return table;
    }

    /** The piece on a spot, or {@link #NOBODY}. */
    public int at(int spot) {
        return spots[spot];
    }

    /** Whether a spot is free of pieces. */
    public boolean isFree(int spot) {
        return spots[spot] == NOBODY;
    }

    /** Whether a piece stands on the start cell of its own colour. */
    public boolean isHeldStart(int spot) {
        int piece = spots[spot];
        return piece != NOBODY && table.start(owner(piece)) == spot;
    }

    /** Puts a piece on a free spot. */
    public void put(int spot, int piece) {
        spots[spot] = (byte) piece;
        hash ^= mix(spot, piece);
        mark(spot);
    }

    /** Takes the piece from a spot. */
    public int lift(int spot) {
        int piece = spots[spot];
        spots[spot] = NOBODY;
        hash ^= mix(spot, piece);
        mark(spot);
        return piece;
    }

    /** Notes that a cell of the track was free and is taken now, or the other way round. */
    private void mark(int spot) {
        if (table.isTrack(spot)) {
            if (spot < Long.SIZE) {
                taken ^= 1L << spot;
            } else {
                takenFar ^= 1L << spot;
            }
        }
    }

    /** The first cell of the track with a piece, from a cell on up to the last one; the track's length if there is none. */
    public int nextTaken(int from) {
        int far = Math.max(from, Long.SIZE);
        long near = from < Long.SIZE ? taken >>> from : 0;
        if (near != 0) {
            return from + Long.numberOfTrailingZeros(near);
        }
        long rest = far < table.length() ? takenFar >>> far : 0;
        return rest != 0 ? far + Long.numberOfTrailingZeros(rest) : table.length();
    }

    private static long mix(int spot, int piece) {
        long z = (spot * 64L + piece + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        return z ^ (z >>> 27);
    }

    /** Puts a piece into its kennel. */
    public void kennel(int piece) {
        kennels[owner(piece)] += 1 << (4 * rankNumber(piece));
    }

    /** Takes a piece out of its kennel. */
    public void release(int piece) {
        kennels[owner(piece)] -= 1 << (4 * rankNumber(piece));
    }

    /** How many pieces like this one are in the kennel. */
    public int kennelled(int piece) {
        return kennels[owner(piece)] >> (4 * rankNumber(piece)) & 15;
    }

    /** How many pieces of a seat are in the kennel. */
    public int inKennel(int seat) {
        int count = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            count += kennels[seat] >> (4 * rank) & 15;
        }
        return count;
    }

    /** The pieces of a seat that are in its kennel, each kind once, the highest rank first. */
    public int[] kinds(int seat) {
        int[] kinds = new int[RANKS];
        int count = 0;
        for (int rank = RANKS - 1; rank >= 0; rank--) {
            if ((kennels[seat] >> (4 * rank) & 15) > 0) {
                kinds[count++] = piece(seat) | rank;
            }
        }
        return Arrays.copyOf(kinds, count);
    }

    /** How many pieces of a seat are in its destination. */
    public int home(int seat) {
        return Integer.bitCount(houses(seat));
    }

    /** Whether four pieces of a seat are in its destination. */
    public boolean isHome(int seat) {
        return houses(seat) == FOUR_PIECES;
    }

    /** The bits of the pieces in a destination, one for each, eight apart. */
    private int houses(int seat) {
        return (int) FOUR_SPOTS.get(spots, table.house(seat, 1)) & FOUR_PIECES;
    }

    /** Whether a seat's whole side is home. */
    public boolean sideHome(int seat) {
        return isHome(seat) && (!table.seating().inPairs() || isHome(seat ^ 2));
    }

    /** The spots of a seat's pieces outside the kennel, in order. */
    public int[] spotsOf(int seat) {
        int[] found = new int[8];
        int count = 0;
        for (int spot = nextTaken(0); spot < table.length(); spot = nextTaken(spot + 1)) {
            if (owner(spots[spot]) == seat) {
                found[count++] = spot;
            }
        }
        int house = table.house(seat, 1);
        for (int spot = house; spot < house + Table.HOUSE; spot++) {
            if (spots[spot] != NOBODY) {
                found[count++] = spot;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The pieces of a seat: on the track, then in the destination, then in the kennel; ranked ones by rank. */
    public List<Piece> pieces(Player player) {
        List<Piece> pieces = new ArrayList<>();
        for (int spot : spotsOf(player.index())) {
            pieces.add(new Piece(player, rank(at(spot)), table.cell(spot)));
        }
        for (int piece : kinds(player.index())) {
            for (int count = kennelled(piece); count > 0; count--) {
                pieces.add(new Piece(player, rank(piece), Cell.KENNEL));
            }
        }
        pieces.sort(Comparator.comparing(
                piece -> -piece.rank().map(Board::rankNumber).orElse(0)));
        return List.copyOf(pieces);
    }

    /** Where the dog is, or {@link #NO_DOG}. */
    public int dog() {
        return dog;
    }

    /** Puts the dog somewhere. */
    public void dog(int spot) {
        dog = spot;
    }

    /** A number that equal boards share. */
    public long hash() {
        return hash + 31L * dog;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && hash == board.hash
                && dog == board.dog
                && Arrays.equals(spots, board.spots)
                && Arrays.equals(kennels, board.kennels);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    /** A player by the number of the seat. */
    public static Player player(int seat) {
        return Player.at(seat);
    }
}
