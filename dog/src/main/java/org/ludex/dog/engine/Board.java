package org.ludex.dog.engine;

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

    /** The bit that every piece has. */
    private static final int PIECE = 32;

    /** A number above those of all ranks. */
    static final int RANKS = 5;

    /** The most pieces that one seat has. */
    static final int MOST_PIECES = 5;

    /** The bits of one kennel: four for each rank, the lowest for pieces without one. */
    private static final long KENNEL = (1L << (4 * RANKS)) - 1;

    private final Table table;
    private final byte[] spots;
    /** The kennels of A and B, one in each half. */
    private long kennels;

    /** The kennels of C and D. */
    private long kennelsFar;

    /** The cells of the track with a piece on them, one bit each: most are empty, and need not be looked at. */
    private long taken;

    /** As above, from cell 64 on. */
    private long takenFar;

    private int dog = NO_DOG;
    private long hash;

    /** An empty board. */
    public Board(Table table) {
        this(table, new byte[table.spots()]);
    }

    private Board(Table table, byte[] spots) {
        this.table = table;
        this.spots = spots;
    }

    /** An independent copy of this board. */
    public Board copy() {
        Board copy = new Board(table, spots.clone());
        copy.takeRest(this);
        return copy;
    }

    /** Arranges the pieces of this board as on another board of the same table. */
    void become(Board other) {
        System.arraycopy(other.spots, 0, spots, 0, spots.length);
        takeRest(other);
    }

    private void takeRest(Board other) {
        kennels = other.kennels;
        kennelsFar = other.kennelsFar;
        taken = other.taken;
        takenFar = other.takenFar;
        dog = other.dog;
        hash = other.hash;
    }

    /** What is on each spot, and one more number at the end. */
    byte[] print(int extra) {
        byte[] print = Arrays.copyOf(spots, spots.length + 1);
        print[spots.length] = (byte) extra;
        return print;
    }

    /** Whether a print shows this board and the number. */
    boolean isShownBy(byte[] print, int extra) {
        return print[spots.length] == extra && Arrays.equals(spots, 0, spots.length, print, 0, spots.length);
    }

    /** A piece of a seat without a rank. */
    public static int piece(int seat) {
        return PIECE | seat << 3;
    }

    /** A piece of a seat. */
    public static int piece(int seat, Optional<Rank> rank) {
        return rank.isEmpty() ? piece(seat) : piece(seat) | rankNumber(rank.get());
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
        kennels(piece, 1);
    }

    /** Takes a piece out of its kennel. */
    public void release(int piece) {
        kennels(piece, -1);
    }

    private void kennels(int piece, long change) {
        int seat = owner(piece);
        long shifted = change << (4 * rankNumber(piece) + Integer.SIZE * (seat & 1));
        if (seat < 2) {
            kennels += shifted;
        } else {
            kennelsFar += shifted;
        }
    }

    /** The kennel of a seat: four bits for each rank. */
    private int kennelOf(int seat) {
        return (int) (((seat < 2 ? kennels : kennelsFar) >>> (Integer.SIZE * (seat & 1))) & KENNEL);
    }

    /** How many pieces like this one are in the kennel. */
    public int kennelled(int piece) {
        return kennelOf(owner(piece)) >> (4 * rankNumber(piece)) & 15;
    }

    /** How many pieces of a seat are in the kennel. */
    public int inKennel(int seat) {
        int count = 0;
        for (int rest = kennelOf(seat); rest != 0; rest >>= 4) {
            count += rest & 15;
        }
        return count;
    }

    /** The pieces of a seat that are in its kennel, each kind once, the highest rank first. */
    public int[] kinds(int seat) {
        int[] kinds = new int[RANKS];
        int count = 0;
        for (int piece = waiting(seat, RANKS); piece != NOBODY; piece = waiting(seat, rankNumber(piece))) {
            kinds[count++] = piece;
        }
        return Arrays.copyOf(kinds, count);
    }

    /** The piece of the highest rank below a number that is in the kennel of a seat, or {@link #NOBODY}. */
    int waiting(int seat, int below) {
        int kennel = kennelOf(seat) & ((1 << (4 * below)) - 1);
        return kennel == 0 ? NOBODY : piece(seat) | (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(kennel)) / 4;
    }

    /** How many pieces of a seat are in its destination. */
    public int home(int seat) {
        int count = 0;
        for (int number = 1; number <= Table.HOUSE; number++) {
            count += isFree(table.house(seat, number)) ? 0 : 1;
        }
        return count;
    }

    /** Whether four pieces of a seat are in its destination. */
    public boolean isHome(int seat) {
        int first = table.house(seat, 1);
        return !isFree(first) && !isFree(first + 1) && !isFree(first + 2) && !isFree(first + 3);
    }

    /** Whether a seat's whole side is home. */
    public boolean sideHome(int seat) {
        return isHome(seat) && (!table.seating().inPairs() || isHome(seat ^ 2));
    }

    /** The spots of a seat's pieces outside the kennel, in order. */
    public int[] spotsOf(int seat) {
        int[] found = new int[MOST_PIECES];
        return Arrays.copyOf(found, spotsOf(seat, found, 0));
    }

    /** Writes the spots of a seat's pieces outside the kennel into a list, in order; returns the index after the last. */
    int spotsOf(int seat, int[] list, int place) {
        int count = place;
        for (int spot = nextOf(seat, 0); spot < spots.length; spot = nextOf(seat, spot + 1)) {
            list[count++] = spot;
        }
        return count;
    }

    /** The first spot with a piece of a seat, from a spot on; the number of spots if there is none. */
    public int nextOf(int seat, int from) {
        for (int spot = nextTaken(from); spot < table.length(); spot = nextTaken(spot + 1)) {
            if (owner(spots[spot]) == seat) {
                return spot;
            }
        }
        int house = table.house(seat, 1);
        for (int spot = Math.max(from, house); spot < house + Table.HOUSE; spot++) {
            if (spots[spot] != NOBODY) {
                return spot;
            }
        }
        return spots.length;
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
                && kennels == board.kennels
                && kennelsFar == board.kennelsFar
                && Arrays.equals(spots, board.spots);
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
