package org.ludex.testkit;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds numbers that do not agree with the word beside them: "1 pieces", "2 piece", "there are 1". English only. */
final class Numbers {

    private static final Pattern ONE = Pattern.compile("(?<![0-9.,:/-])\\b1 ([a-z]+)\\b");
    private static final Pattern TWO = Pattern.compile("(?<![0-9.,:/-])\\b2 ([a-z]+)\\b");
    private static final Pattern ARE_ONE =
            Pattern.compile("\\b[Tt]here (?:are|were) (?:only )?1\\b(?! (?:to|or|and)\\b|[-/:,.][0-9])");

    /** What follows a number as a verb, or ends in s for another reason. */
    private static final Set<String> NO_PLURALS = Set.of(
            ("is was has does its this thus plus as less across always besides perhaps towards lies holds stands moves "
                            + "plays belongs contains begins starts ends takes wins gives needs goes comes means leaves "
                            + "reaches counts shows keeps gets leads swaps draws loses passes lands jumps lets makes "
                            + "puts waits touches remains stays covers blocks enters burns buys lays serves says forms "
                            + "gains hits lacks places removes requires runs sees sets tells turns uses wants allows "
                            + "looks follows replaces fits occurs")
                    .split(" "));

    /** What is counted in games. */
    private static final Set<String> NOUNS = Set.of(
            ("card piece stack ring marker row space point cell square tower step disc pebble heap character placing "
                            + "player seat round marble stone pawn die pip hand deck column rank colour number hit dog "
                            + "neighbour sumo tooth joker")
                    .split(" "));

    private Numbers() {}

    /** What to put into a place of a message: the number 1, but not for a seat, which has a name. */
    static Object sample(String place) {
        return place.equals("seat") ? "White" : 1;
    }

    /** The words that do not agree with a number in a sentence, or nothing. */
    static String disagreement(String sentence) {
        Matcher one = ONE.matcher(sentence);
        while (one.find()) {
            String word = one.group(1);
            boolean plural = word.endsWith("s") && !word.endsWith("ss") && !NO_PLURALS.contains(word);
            boolean several = sentence.startsWith("and ", Math.max(0, one.start() - 4));
            if (plural || (!several && Set.of("are", "were", "have", "dice").contains(word))) {
                return one.group();
            }
        }
        Matcher two = TWO.matcher(sentence);
        while (two.find()) {
            if (NOUNS.contains(two.group(1).toLowerCase(Locale.ROOT))) {
                return two.group();
            }
        }
        Matcher are = ARE_ONE.matcher(sentence);
        return are.find() ? are.group() : "";
    }
}
