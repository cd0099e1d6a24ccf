package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Playout;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.Side;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

/** Random games as the archives write them: the other way round from how they are read. */
public final class Archives {

    private Archives() {}

    /** A random game of DVONN. */
    public static Line<DvonnMove, DvonnPosition> dvonn(long seed, int plies) {
        return Playout.from(Dvonn.GAME.start(), seed, plies);
    }

    /** A random game of YINSH. */
    public static Line<YinshMove, YinshPosition> yinsh(long seed, int plies) {
        return Playout.from(Yinsh.GAME.start(), seed, plies);
    }

    /** A random game of YINSH that ends because all markers are on the board. */
    public static Line<YinshMove, YinshPosition> exhausted() {
        long seed = 0;
        while (true) {
            Line<YinshMove, YinshPosition> line = yinsh(seed++, 1000);
            YinshPosition last = line.positions().get(line.moves().size());
            boolean passes = line.moves().stream().anyMatch(YinshMove.Pass.class::isInstance);
            if (last.pool() == 0 && !passes) {
                return line;
            }
        }
    }

    /** A log of the CodeCup: eight moves a line. */
    public static String codecup(Line<DvonnMove, DvonnPosition> line) {
        StringBuilder text = new StringBuilder("# Player 1: first\n# Player 2: second\n");
        int count = 0;
        for (DvonnMove move : line.moves()) {
            text.append(word(move)).append(++count % 8 == 0 ? '\n' : ' ');
        }
        return text.append(count % 8 == 0 ? "" : "\n").append("# the end\n").toString();
    }

    private static String word(DvonnMove move) {
        return move.toString().replace("-", "").toUpperCase(Locale.ROOT);
    }

    /** What a program said while it played, with White or with Black. */
    public static String transcript(Line<DvonnMove, DvonnPosition> line, Side own) {
        StringBuilder text = new StringBuilder("RNG seed 7.\n");
        for (int i = 0; i < line.moves().size(); i++) {
            Optional<Side> mover = line.positions().get(i).toMove();
            boolean isOwn = mover.equals(Optional.of(own));
            boolean isToldByState = i == 0 && !isOwn;
            if (i == 0 && isOwn) {
                text.append(BoardState.of(line.start())).append('\n');
            }
            if (!isToldByState) {
                String move = word(line.moves().get(i));
                text.append(isOwn ? "val=3\n --" + move + "-->" : "<--" + move + "--")
                        .append('\n');
            }
            text.append(BoardState.of(line.positions().get(i + 1))).append('\n');
        }
        return text.toString();
    }

    /** Moves as OpenXum writes them, with signs between them. */
    public static String openxum(Line<DvonnMove, DvonnPosition> line, String between) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) {
            DvonnPosition before = line.positions().get(i);
            String seat = before.toMove().equals(Optional.of(Side.WHITE)) ? "W" : "B";
            DvonnMove move = line.moves().get(i);
            if (move instanceof DvonnMove.Place place) {
                words.add((i < 3 ? "PP" : "Pp") + seat + upper(place.cell()));
            } else if (move instanceof DvonnMove.Stack stack) {
                StringBuilder lost = new StringBuilder();
                for (Cell cell : before.occupied()) {
                    boolean left = stack.from().equals(cell);
                    if (!left && line.positions().get(i + 1).stackAt(cell).isEmpty()) {
                        lost.append(upper(cell));
                    }
                }
                words.add("Ms" + seat + upper(stack.from()) + upper(stack.to()) + "[" + lost + "]");
            }
        }
        return String.join(between, words) + "\n";
    }

    private static String upper(Object cell) {
        return cell.toString().toUpperCase(Locale.ROOT);
    }

    /** A log of the course server. */
    public static String server(Line<YinshMove, YinshPosition> line) {
        StringBuilder text = new StringBuilder();
        turns(line)
                .forEach(turn -> text.append("{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"")
                        .append(turn.words())
                        .append("\"} Received from client ")
                        .append(turn.isWhite() ? 0 : 1)
                        .append('\n'));
        return text.toString();
    }

    /** A log of the client that has White. */
    public static String client(Line<YinshMove, YinshPosition> line) {
        StringBuilder text = new StringBuilder();
        turns(line)
                .forEach(turn -> text.append(turn.isWhite() ? "You" : "Player 2")
                        .append(" played : ")
                        .append(turn.words())
                        .append('\n'));
        return text.toString();
    }

    private record CourseTurn(boolean isWhite, String words) {}

    private static List<CourseTurn> turns(Line<YinshMove, YinshPosition> line) {
        List<CourseTurn> turns = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) {
            boolean isWhite = isWhite(line, i);
            String words = course(line.moves().get(i));
            boolean goesOn = i > 0 && isWhite(line, i - 1) == isWhite;
            if (goesOn) {
                CourseTurn last = turns.remove(turns.size() - 1);
                turns.add(new CourseTurn(isWhite, last.words() + " " + words));
            } else {
                turns.add(new CourseTurn(isWhite, words));
            }
        }
        return turns;
    }

    private static boolean isWhite(Line<YinshMove, YinshPosition> line, int ply) {
        return line.positions().get(ply).toMove().equals(Optional.of(org.ludex.yinsh.Side.WHITE));
    }

    private static String course(YinshMove move) {
        if (move instanceof YinshMove.PlaceRing place) {
            return "P " + hexagon(place.at());
        }
        if (move instanceof YinshMove.MoveRing ring) {
            return "S " + hexagon(ring.from()) + " M " + hexagon(ring.to());
        }
        if (move instanceof YinshMove.TakeRow row) {
            return "RS " + hexagon(row.from()) + " RE " + hexagon(row.to());
        }
        return "X " + hexagon(((YinshMove.TakeRing) move).ring());
    }

    /** Where a point is among the hexagons, found by walking around all of them. */
    private static String hexagon(Point point) {
        int[][] sides = {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}};
        for (int h = 0; h <= 5; h++) {
            int file = 6;
            int rank = 6 + h;
            for (int p = 0; p < Math.max(1, 6 * h); p++) {
                if (point.toString().equals((char) ('a' + file - 1) + "" + rank)) {
                    return h + " " + p;
                }
                file += h == 0 ? 0 : sides[p / h][0];
                rank += h == 0 ? 0 : sides[p / h][1];
            }
        }
        throw new AssertionError(point);
    }

    /** A log of Board Game Arena. */
    public static String bga(Line<YinshMove, YinshPosition> line) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) {
            String player = isWhite(line, i) ? "100" : "200";
            YinshMove move = line.moves().get(i);
            if (move instanceof YinshMove.PlaceRing place) {
                told.add(told(player, "places a ring on ${locationTo}", "@0", upper(place.at())));
            } else if (move instanceof YinshMove.MoveRing ring) {
                told.add(told(player, "places a marker on ${locationTo}", "@0", upper(ring.from())));
                told.add(told(
                        player,
                        "moves a ring from ${locationFrom} to ${locationTo}",
                        upper(ring.from()),
                        upper(ring.to())));
            } else if (move instanceof YinshMove.TakeRow row) {
                told.add(told(
                        player,
                        "removes a row of markers from ${locationFrom} to ${locationTo}",
                        upper(row.from()),
                        upper(row.to())));
            } else if (move instanceof YinshMove.TakeRing taken) {
                told.add(told(player, "removes a ring from ${locationFrom}", upper(taken.ring()), "@0"));
            }
        }
        return "{\"status\":\"OK\",\"data\":{\"players\":["
                + "{\"id\":\"100\",\"name\":\"Ada\",\"color\":\"#ffffff\"},"
                + "{\"id\":200,\"name\":\"Ben\",\"color\":\"#000000\"}],\"logs\":["
                + String.join(",", told) + "]}}";
    }

    private static String told(String player, String log, String from, String to) {
        return "{\"move_id\":1,\"time\":\"1700000000\",\"data\":[{\"type\":\"move\",\"log\":\"${player_name} " + log
                + "\",\"args\":{\"player_id\":\"" + player + "\",\"locationFrom\":\"" + from + "\",\"locationTo\":\""
                + to
                + "\"}}]}";
    }
}
