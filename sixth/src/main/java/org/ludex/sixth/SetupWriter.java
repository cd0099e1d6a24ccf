package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes set-ups in one line, see {@link SixthSetup}. */
final class SetupWriter {

    private SetupWriter() {}

    static String write(SixthSetup setup) {
        Settings settings = setup.settings();
        Supply supply = setup.supply();
        int size = settings.grid().size();
        List<String> words = new ArrayList<>();
        words.add(board(setup.towers(), size));
        words.add(setup.toMove().id());
        words.add("reserve=" + supply.white().pieces() + "/" + supply.black().pieces());
        int whitePoints = supply.white().points();
        int blackPoints = supply.black().points();
        if (settings.builds(Side.WHITE) || settings.builds(Side.BLACK) || whitePoints + blackPoints > 0) {
            words.add("points=" + whitePoints + "/" + blackPoints);
        }
        if (supply.lady()) {
            words.add("lady=beside");
        }
        if (settings.sixKings() || supply.whiteScore() != 0 || supply.blackScore() != 0) {
            words.add("score=" + supply.whiteScore() + "/" + supply.blackScore());
        }
        setup.banned().ifPresent(move -> words.add("ban=" + move));
        if (setup.passes() != 0) {
            words.add("passes=" + setup.passes());
        }
        if (!setup.earlier().isEmpty()) {
            // Sorted, because the order of earlier positions means nothing and equal positions have equal texts.
            words.add(setup.earlier().stream()
                    .map(each -> earlier(each, size))
                    .sorted()
                    .collect(Collectors.joining("|", "seen=", "")));
        }
        return String.join(" ", words);
    }

    static String earlier(EarlierPosition earlier, int size) {
        Optional<String> ban = earlier.banned().map(move -> ":" + move);
        return board(earlier.towers(), size)
                + ":"
                + earlier.toMove()
                + ban.orElse("")
                + (earlier.afterPass() ? ":pass" : "")
                + (earlier.times() == 1 ? "" : "*" + earlier.times());
    }

    private static String board(Map<Cell, Tower> towers, int size) {
        List<String> ranks = new ArrayList<>();
        for (int rank = size; rank >= 1; rank--) {
            ranks.add(rank(towers, rank, size));
        }
        return String.join("/", ranks);
    }

    private static String rank(Map<Cell, Tower> towers, int rank, int size) {
        List<String> cells = new ArrayList<>();
        int empty = 0;
        for (int file = 1; file <= size; file++) {
            Optional<Tower> tower = Optional.ofNullable(towers.get(new Cell(file, rank)));
            if (tower.isEmpty()) {
                empty++;
                continue;
            }
            if (empty > 0) {
                cells.add(Integer.toString(empty));
                empty = 0;
            }
            cells.add(tower.get().toString());
        }
        if (empty > 0) {
            cells.add(Integer.toString(empty));
        }
        return String.join(",", cells);
    }
}
