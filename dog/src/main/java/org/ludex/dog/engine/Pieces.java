package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.dog.Cell;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;

/** The pieces in a position's text: read, checked and put on a board. */
public final class Pieces {

    private static final String LETTERS = "JPNK";

    private Pieces() {}

    /** Reads the pieces of all seats. */
    public static List<Piece> read(Words words, List<Player> players, boolean ranks) {
        List<Piece> pieces = new ArrayList<>();
        for (Player player : players) {
            int column = words.column() + 2;
            for (String word : words.labelled(player).split(",", -1)) {
                pieces.add(piece(words, player, word, column, ranks));
                column += word.length() + 1;
            }
        }
        return pieces;
    }

    private static Piece piece(Words words, Player player, String word, int column, boolean ranks) {
        int rank = ranks && !word.isEmpty() ? LETTERS.indexOf(word.charAt(0)) + 1 : 0;
        if (ranks && rank == 0) {
            throw words.unreadable(column, Words.phrase("rank", Facts.none()));
        }
        Cell cell = words.parsed(rank == 0 ? word : word.substring(1), column, "cell", Cell::parse);
        return new Piece(player, Board.rank(Board.piece(player.index()) | rank), cell);
    }

    /** What is wrong with the pieces. */
    public static List<Fault> faults(List<Piece> pieces, Table table, int each, boolean ranks) {
        List<Fault> faults = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (Piece piece : pieces) {
            Cell cell = piece.cell();
            if (cell.isTrack() && cell.number() >= table.length()) {
                faults.add(fault("track", Facts.of("cell", cell)));
            }
            String place = cell.isTrack() ? cell.toString() : piece.owner() + ":" + cell;
            if (!cell.isKennel() && taken.contains(place)) {
                faults.add(fault("cell", Facts.of("cell", place)));
            }
            taken.add(place);
        }
        for (Player player : table.players()) {
            List<Piece> own =
                    pieces.stream().filter(piece -> piece.owner() == player).toList();
            if (own.size() != each) {
                faults.add(fault("pieces", Facts.of("seat", player, "count", own.size(), "due", each)));
            }
            for (Rank rank : ranks ? Rank.values() : new Rank[0]) {
                long count = own.stream()
                        .filter(piece -> piece.rank().equals(Optional.of(rank)))
                        .count();
                if (count != 1) {
                    faults.add(fault("rank", Facts.of("seat", player, "rank", rank, "count", count)));
                }
            }
        }
        return faults;
    }

    private static Fault fault(String variant, Facts facts) {
        return new Fault(TableRule.SETUP, facts.as(variant));
    }

    /** A board with these pieces, which must be without faults. */
    public static Board board(List<Piece> pieces, Table table) {
        Board board = new Board(table);
        for (Piece piece : pieces) {
            int number = Board.piece(piece.owner().index(), piece.rank());
            if (piece.cell().isKennel()) {
                board.kennel(number);
            } else {
                board.put(table.spot(piece.owner(), piece.cell()), number);
            }
        }
        return board;
    }
}
