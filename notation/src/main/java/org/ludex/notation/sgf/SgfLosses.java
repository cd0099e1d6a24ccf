package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Tag;
import org.ludex.notation.format.UnwritableException;

/** What a record holds and its text in SGF does not, found by reading that text back. */
final class SgfLosses {

    private SgfLosses() {}

    /**
     * What is lost.
     *
     * @throws UnwritableException if what was read back is another game
     */
    static List<Fault> of(GameRecord<?, ?> record, GameRecord<?, ?> back) {
        if (!back.options().equals(record.options())) {
            throw refused("options", Facts.of("options", options(record, back), "told", options(back, record)));
        }
        if (!back.allMoves().equals(record.allMoves())) {
            List<?> moves = record.allMoves();
            int good = 0;
            while (good < Math.min(moves.size(), back.allMoves().size())
                    && moves.get(good).equals(back.allMoves().get(good))) {
                good++;
            }
            Object move = good < moves.size() ? moves.get(good) : "";
            throw refused("moves", Facts.of("ply", good + 1, "move", move.toString()));
        }
        if (!back.result().equals(record.result())) {
            throw refused(
                    "result",
                    Facts.of("words", record.ending().map(Object::toString).orElse("")));
        }
        List<Fault> losses = new ArrayList<>();
        for (Tag tag : record.tags()) {
            if (!back.tags().contains(tag)) {
                losses.add(SgfWriter.fault("tag", Facts.of("tag", tag.name(), "value", tag.value())));
            }
        }
        count("comments", comments(record) - comments(back), losses);
        count("suffixes", count(record, move -> !move.suffix().isEmpty()), losses);
        count("variations", count(record, move -> !move.variations().isEmpty()), losses);
        // The result is the same, so an ending of the same kind is about the same seat, however it is written.
        if (!back.ending().map(Ending::kind).equals(record.ending().map(Ending::kind))) {
            losses.add(SgfWriter.fault(
                    "ending",
                    Facts.of("words", record.ending().map(Object::toString).orElse(""))));
        }
        return losses;
    }

    /** The options of a record that are not those of another one, default or not: a format may have others for its own. */
    private static String options(GameRecord<?, ?> record, GameRecord<?, ?> other) {
        Map<String, String> told = other.start().options().values();
        return record.start().options().values().entrySet().stream()
                .filter(option -> !option.getValue().equals(told.get(option.getKey())))
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(", "));
    }

    private static int comments(GameRecord<?, ?> record) {
        return count(record, move -> !move.comment().isEmpty())
                + (record.comment().isEmpty() ? 0 : 1);
    }

    private static int count(GameRecord<?, ?> record, Predicate<RecordedMove<?>> test) {
        return (int) record.moves().stream().filter(test).count();
    }

    private static void count(String variant, int count, List<Fault> losses) {
        if (count > 0) {
            losses.add(SgfWriter.fault(variant, Facts.of("count", count)));
        }
    }

    private static UnwritableException refused(String variant, Facts facts) {
        return new UnwritableException(List.of(SgfWriter.fault(variant, facts)));
    }
}
