package org.ludex.sixth;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.Fault;

/** Names everything that is wrong with a set-up. */
final class SetupCheck {

    /** The most pieces that one tower on another can make; taller ones cannot even be packed. */
    private static final int MOST_PIECES = 10;

    private final SixthSetup setup;
    private final Settings settings;
    private final Grid grid;
    private final Map<Piece, Integer> onBoard = new EnumMap<>(Piece.class);
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(SixthSetup setup) {
        this.setup = setup;
        this.settings = setup.settings();
        this.grid = settings.grid();
        setup.towers().values().forEach(tower -> count(tower, onBoard));
    }

    /** Every fault of a set-up; none when it is a position. */
    static List<Fault> faults(SixthSetup setup) {
        return List.copyOf(new SetupCheck(setup).run());
    }

    private List<Fault> run() {
        setup.towers().forEach(this::checkDrawable);
        boolean drawable = faults.isEmpty();
        setup.towers().forEach(this::checkHunchback);
        checkPieces(Side.WHITE);
        checkPieces(Side.BLACK);
        checkLady();
        checkScore();
        checkFirst();
        if (drawable) {
            Board board = Board.of(grid, setup.towers());
            checkKings(board);
            setup.banned().ifPresent(move -> checkBan(board, move));
            checkPasses(board);
            checkEarlier();
        }
        return faults;
    }

    private void fault(SixthRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }

    private static void count(Tower tower, Map<Piece, Integer> counts) {
        tower.pieces().forEach(piece -> counts.merge(piece, 1, Integer::sum));
    }

    private int onBoard(Side side, PieceKind kind) {
        return onBoard.getOrDefault(Piece.of(side, kind), 0);
    }

    private void checkDrawable(Cell cell, Tower tower) {
        if (!grid.contains(cell)) {
            fault(SixthRule.SETUP, Facts.of("cell", cell, "size", grid.size()).as("off-board"));
        }
        if (tower.pieces().size() > MOST_PIECES) {
            fault(
                    SixthRule.S7,
                    Facts.of("cell", cell, "pieces", tower.pieces().size()).as("too-high"));
        }
    }

    private void checkHunchback(Cell cell, Tower tower) {
        List<Piece> below = tower.pieces().subList(0, tower.pieces().size() - 1);
        if (below.stream().anyMatch(piece -> piece.kind() == PieceKind.HUNCHBACK)) {
            fault(SixthRule.H1, Facts.of("cell", cell, "tower", tower).as("covered"));
        }
    }

    private void checkPieces(Side side) {
        Reserve reserve = setup.supply().reserve(side);
        if (settings.builds(side)) {
            checkBuiltArmy(side, reserve);
            return;
        }
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            int found = onBoard(side, kind) + reserve.count(kind);
            int expected = settings.start(side).count(kind);
            if (found != expected) {
                fault(
                        SixthRule.SETUP,
                        Facts.of("side", side, "kind", kind, "found", found)
                                .and("expected", expected)
                                .as("pieces"));
            }
        }
        if (reserve.points() != settings.start(side).points() && !hasBought(side)) {
            fault(
                    SixthRule.A3,
                    Facts.of("side", side, "points", reserve.points()).as("points"));
        }
    }

    private void checkBuiltArmy(Side side, Reserve reserve) {
        int spent = reserve.cost();
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            int found = onBoard(side, kind);
            spent += found * kind.cost();
            if (kind != PieceKind.SIMPLE && found + reserve.count(kind) > 1) {
                fault(SixthRule.A1, Facts.of("side", side, "kind", kind).as("twice"));
            }
        }
        int budget = settings.start(side).points();
        if (spent + reserve.points() != budget && !hasBought(side)) {
            fault(
                    SixthRule.A1,
                    Facts.of("side", side, "spent", spent, "points", reserve.points())
                            .and("budget", budget)
                            .as("sum"));
        }
        boolean somethingReturned = setup.supply().whiteScore() + setup.supply().blackScore() > 0;
        if (reserve.hasPieces() && !somethingReturned && !settings.returnsUnscored()) {
            fault(
                    SixthRule.A3,
                    Facts.of("side", side, "pieces", reserve.pieces()).as("reserve"));
        }
    }

    private void checkLady() {
        int found = onBoard.getOrDefault(Piece.LADY, 0) + (setup.supply().lady() ? 1 : 0);
        int expected = settings.hasLady() ? 1 : 0;
        if (found != expected) {
            fault(SixthRule.L1, Facts.of("found", found, "expected", expected).as("count"));
        } else if (settings.ladyBought()) {
            checkLadyBought();
        }
    }

    /** The player who entered the Lady has paid for her; off the board she is paid for only if she came back (A2, L3). */
    private void checkLadyBought() {
        int buyers = (hasBought(Side.WHITE) ? 1 : 0) + (hasBought(Side.BLACK) ? 1 : 0);
        if (setup.supply().lady() ? buyers > (settings.sixKings() ? 1 : 0) : buyers != 1) {
            fault(SixthRule.A2, Facts.of("buyers", buyers).as(setup.supply().lady() ? "beside" : "buyers"));
        }
    }

    /** Whether a side has paid for the Lady in play: exactly her price is missing from its pieces and points. */
    private boolean hasBought(Side side) {
        int worth = setup.supply().reserve(side).worth();
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            worth += onBoard(side, kind) * kind.cost();
        }
        return settings.ladyBought() && settings.start(side).worth() - worth == PieceKind.LADY.cost();
    }

    private void checkScore() {
        int white = setup.supply().whiteScore();
        int black = setup.supply().blackScore();
        Facts facts = Facts.of("white", white, "black", black);
        int most = Supply.WINNING_SCORE;
        if (!settings.sixKings()) {
            if (white != 0 || black != 0) {
                fault(SixthRule.K2, facts.as("score"));
            }
        } else if (Math.min(white, black) < 0 || Math.max(white, black) > most || white + black == 2 * most) {
            fault(SixthRule.K1, facts.as("score"));
        }
    }

    /** On an empty board nothing has happened yet, unless kings have left it. */
    private void checkFirst() {
        if (setup.towers().isEmpty() && !settings.sixKings() && setup.toMove() != settings.first()) {
            fault(SixthRule.SETUP, Facts.of("side", settings.first()).as("first"));
        }
    }

    private void checkKings(Board board) {
        List<Cell> kings = setup.towers().entrySet().stream()
                .filter(entry -> entry.getValue().chessman() == Chessman.KING)
                .map(Map.Entry::getKey)
                .toList();
        if (kings.isEmpty()) {
            return;
        }
        if (settings.sixKings()) {
            fault(SixthRule.K1, Facts.of("cells", kings).as("king"));
        } else if (kings.size() > 1) {
            fault(SixthRule.S7, Facts.of("cells", kings).as("kings"));
        } else if (setup.banned().isEmpty() || !setup.banned().get().from().equals(kings.get(0))) {
            fault(SixthRule.S7, Facts.of("cell", grid.cell(board.king())).as("unmade"));
        }
    }

    /** The forbidden reversal shows the last move, which must have been possible (S2 to S4, H1). */
    private void checkBan(Board board, SixthMove.MovePart move) {
        Facts facts = Facts.of("move", move);
        if (setup.passes() > 0) {
            fault(SixthRule.S6, facts.as("pass"));
        }
        if (!grid.contains(move.from()) || !grid.contains(move.to()) || !couldHaveBeen(board, move)) {
            fault(SixthRule.S6, facts.as("last-move"));
        }
    }

    private boolean couldHaveBeen(Board board, SixthMove.MovePart reverse) {
        int count = reverse.count();
        int landed = grid.index(reverse.from());
        int left = grid.index(reverse.to());
        int tower = board.tower(landed);
        int rest = board.tower(left);
        if (landed == left || count < 1 || count >= Packed.pieces(tower) || Packed.isCapped(rest)) {
            return false;
        }
        int part = Packed.part(tower, count);
        int below = Packed.rest(tower, count);
        if (Packed.height(rest) + Packed.height(part) >= Chessman.KING_HEIGHT
                || Packed.height(below) >= Chessman.KING_HEIGHT) {
            return false;
        }
        Board before = board.with(left, Packed.stacked(rest, part, count)).with(landed, below);
        return (before.landings(left) & 1L << landed) != 0;
    }

    /** A player who passed must have had no other turn (S1, S8). */
    private void checkPasses(Board board) {
        int passes = setup.passes();
        if (passes == 0) {
            return;
        }
        Facts facts = Facts.of("passes", passes);
        if (settings.noMove() != NoMove.PASS) {
            fault(SixthRule.S8, facts.as("no-passes"));
        } else if (passes < 0 || passes > 2) {
            fault(SixthRule.S8, facts.as("passes"));
        } else if (board.hasKing()) {
            fault(SixthRule.S8, facts.as("over"));
        } else {
            checkPassed(board, setup.toMove().other());
            if (passes == 2) {
                checkPassed(board, setup.toMove());
            }
        }
    }

    private void checkPassed(Board board, Side side) {
        if (board.hasMove() || canEnter(board, side)) {
            fault(SixthRule.S1, Facts.of("side", side).as("passed"));
        }
    }

    private boolean canEnter(Board board, Side side) {
        return new SixthPosition(
                                settings,
                                board,
                                setup.supply(),
                                side,
                                ForbiddenReversal.NONE,
                                0,
                                RepetitionHistory.NONE)
                        .entryCount()
                > 0;
    }

    private void checkEarlier() {
        if (setup.earlier().isEmpty()) {
            return;
        }
        if (!settings.threefold()) {
            fault(SixthRule.S9, Facts.none().as("ignored"));
            return;
        }
        Map<RepetitionKey, Integer> counts = new HashMap<>();
        for (EarlierPosition earlier : setup.earlier()) {
            String text = SetupWriter.earlier(earlier, grid.size());
            if (earlier.times() < 1 || !isPossible(earlier)) {
                fault(SixthRule.S9, Facts.of("earlier", text).as("earlier"));
            } else if (counts.merge(setup.repetitionKey(earlier), earlier.times(), Integer::sum) > 2) {
                fault(SixthRule.S9, Facts.of("earlier", text).as("times"));
            }
        }
    }

    /** Whether an earlier position is one, is open, and could have led here without anything irreversible. */
    private boolean isPossible(EarlierPosition earlier) {
        Map<Piece, Integer> pieces = new EnumMap<>(Piece.class);
        earlier.towers().values().forEach(tower -> count(tower, pieces));
        if (!settings.returnsUnscored() && !pieces.equals(onBoard)) {
            return false;
        }
        Supply now = setup.supply();
        Supply then = new Supply(
                then(Side.WHITE, pieces),
                then(Side.BLACK, pieces),
                settings.hasLady() && !pieces.containsKey(Piece.LADY),
                now.whiteScore(),
                now.blackScore());
        SixthSetup other = new SixthSetup(
                settings,
                earlier.towers(),
                earlier.toMove(),
                then,
                earlier.banned(),
                earlier.afterPass() ? 1 : 0,
                List.of());
        return other.faults().isEmpty() && other.unchecked().outcome().isOpen();
    }

    /** What a side had in reserve when it had these pieces on the board; too many pieces are a separate fault. */
    private Reserve then(Side side, Map<Piece, Integer> pieces) {
        Reserve reserve = setup.supply().reserve(side);
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            int more = onBoard(side, kind) - pieces.getOrDefault(Piece.of(side, kind), 0);
            reserve = reserve.plus(kind, Math.max(more, -reserve.count(kind)));
        }
        return reserve;
    }
}
