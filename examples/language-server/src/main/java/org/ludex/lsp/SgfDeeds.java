package org.ludex.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may be done at a place in SGF.
 *
 * @param place the place
 * @param moves what the format has for each legal move, node by node, as the library writes it, by the text of the move
 * @param starter the player who begins in what the library writes
 */
record SgfDeeds(SgfPlace place, Map<String, String> moves, int starter) {

    private static final Pattern NODE = Pattern.compile("; P(?<player>[01])\\[\\d++ (?<deed>[^\\[\\]]*+)]");
    private static final String DONE = "Done";

    /** Words that may always follow, whoever is to move. */
    static final List<String> WORDS =
            List.of(DONE, "Resign", "OfferDraw", "AcceptDraw", "DeclineDraw", "Undo", "Reset");

    /** Whole nodes for each legal move, with the numbers and the players of the record. */
    Map<String, String> nodes() {
        Map<String, String> all = new LinkedHashMap<>();
        moves.forEach((text, written) -> all.put(text, renumbered(written)));
        return all;
    }

    private String renumbered(String written) {
        StringBuilder nodes = new StringBuilder();
        int number = place.nextNumber();
        for (SgfPlace.Act act : acts(written)) {
            boolean isFirst = nodes.isEmpty() && place.kind() == SgfPlace.Kind.NODE;
            nodes.append(isFirst ? " P" : "; P")
                    .append(act.player())
                    .append('[')
                    .append(number++)
                    .append(' ')
                    .append(act.deed())
                    .append("]\n");
        }
        return nodes.toString();
    }

    private List<SgfPlace.Act> acts(String written) {
        List<SgfPlace.Act> acts = new ArrayList<>();
        Matcher node = NODE.matcher(written);
        while (node.find()) {
            boolean begins = Integer.parseInt(node.group("player")) == starter;
            int player = begins ? place.starter() : 1 - place.starter();
            acts.add(SgfPlace.Act.of(player, node.group("deed")));
        }
        return acts;
    }

    /** What a player may do next: go on with what was begun, or begin a move. */
    List<String> next() {
        Set<String> goingOn = new LinkedHashSet<>();
        Set<String> beginning = new LinkedHashSet<>();
        for (String written : moves.values()) {
            List<SgfPlace.Act> acts = acts(written);
            for (int i = 0; i < acts.size(); i++) {
                String deed = acts.get(i).deed();
                if (i == 0) {
                    beginning.add(deed);
                } else {
                    String before = acts.get(i - 1).deed();
                    place.last().filter(last -> last.is(before)).ifPresent(last -> goingOn.add(deed));
                }
            }
        }
        goingOn.addAll(beginning);
        goingOn.removeAll(WORDS);
        return numbered(goingOn);
    }

    /** The words that may always follow. */
    List<String> words() {
        return numbered(WORDS);
    }

    private List<String> numbered(Iterable<String> deeds) {
        List<String> all = new ArrayList<>();
        String number = place.isNumbered() ? "" : place.nextNumber() + " ";
        deeds.forEach(deed -> all.add(number + deed));
        return all;
    }
}
