package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Pieces;
import org.ludex.dog.engine.Table;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Words;

/**
 * Anything that somebody might put on a board of Mensch.
 *
 * <p>Immutable and thread-safe.
 *
 * @param game the game
 * @param options the options
 * @param pieces the pieces
 * @param turn whose turn it is; nobody's before the first roll
 */
record MenschSetup(Mensch game, Options options, List<Piece> pieces, Optional<Player> turn)
        implements Setup<MenschPosition> {

    private static final int PIECES = 4;

    MenschSetup {
        pieces = List.copyOf(pieces);
    }

    static MenschSetup read(Mensch game, Options options, String text) {
        Table table = TableGame.table(options);
        Words words = new Words(text);
        List<Piece> pieces = Pieces.read(words, table.players(), false);
        words.word("turn");
        Optional<Player> turn = words.value("seat-or-unknown", Words.seatOr("?"));
        words.end();
        return new MenschSetup(game, options, pieces, turn);
    }

    @Override
    public List<Fault> faults() {
        Table table = TableGame.table(options);
        List<Fault> faults = new ArrayList<>(Pieces.faults(pieces, table, PIECES, false));
        turn.filter(player -> !table.seating().plays(player))
                .ifPresent(player -> faults.add(
                        new Fault(TableRule.SETUP, Facts.of("seat", player).as("absent"))));
        if (faults.isEmpty()) {
            Board board = Pieces.board(pieces, table);
            boolean begun = table.players().stream().anyMatch(player -> board.inKennel(player.index()) < PIECES);
            if (turn.isEmpty() && begun) {
                faults.add(new Fault(TableRule.SETUP, Facts.none().as("begun")));
            }
            long home = table.players().stream()
                    .filter(player -> board.isHome(player.index()))
                    .count();
            boolean won = turn.isPresent() && board.isHome(turn.get().index());
            if (home > (won ? 1 : 0)) {
                faults.add(new Fault(TableRule.SETUP, Facts.none().as("over")));
            }
        }
        return List.copyOf(faults);
    }

    @Override
    public MenschPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        Board board = Pieces.board(pieces, TableGame.table(options));
        return MenschPosition.of(game, options, board, turn.map(Player::index).orElse(MenschPosition.ANYBODY));
    }
}
