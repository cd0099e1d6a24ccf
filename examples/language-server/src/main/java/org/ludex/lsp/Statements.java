package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.TextEdit;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.NotationRule;

/** States in good records what the rules make of their moves: the result, the score, and the moves that are forced. */
final class Statements {

    private static final String SCORE = "Score";
    private static final String STAR = Ending.Kind.STOP.toString();

    private final Sheet sheet;
    private final Mending mending;

    Statements(Sheet sheet, Mending mending) {
        this.sheet = sheet;
        this.mending = mending;
    }

    /** The edits that state the result and the score that the moves lead to. */
    List<TextEdit> right(JudgedRecord record) {
        Report report = record.report();
        if (!report.isValid()) {
            return List.of();
        }
        String result = report.record().result().tag();
        String score = report.record().score().stream().map(String::valueOf).collect(Collectors.joining("-"));
        if (!sheet.isText(record)) {
            return says(report, NotationRule.WRONG_RESULT) || says(report, NotationRule.WRONG_SCORE)
                    ? mending.written(record, corrected(report.record(), result, score)).stream()
                            .toList()
                    : List.of();
        }
        List<Tags.Found> tags = Tags.of(sheet.text(record));
        List<TextEdit> edits = new ArrayList<>();
        if (!tags.isEmpty()) {
            StringBuilder missing = new StringBuilder();
            state(record, tags, new Tag(Tag.RESULT, result), edits, missing);
            if (!score.isEmpty()) {
                state(record, tags, new Tag(SCORE, score), edits, missing);
            }
            if (!missing.isEmpty()) {
                int behind = record.start() + tags.get(tags.size() - 1).end();
                edits.add(new TextEdit(sheet.range(behind, behind), missing.toString()));
            }
        }
        return edits;
    }

    /** A record whose tags state what is right, where they state anything. */
    private static GameRecord<?, ?> corrected(GameRecord<?, ?> record, String result, String score) {
        GameRecord<?, ?> corrected = record.tag(Tag.RESULT).isPresent() ? record.withTag(Tag.RESULT, result) : record;
        return corrected.tag(SCORE).isPresent() ? corrected.withTag(SCORE, score) : corrected;
    }

    private static boolean says(Report report, NotationRule rule) {
        return report.diagnostics().stream().anyMatch(each -> each.rule() == rule);
    }

    /** Corrects a tag, or adds it to those that are missing. */
    private void state(
            JudgedRecord record, List<Tags.Found> tags, Tag right, List<TextEdit> edits, StringBuilder missing) {
        Optional<Tags.Found> tag = tags.stream()
                .filter(each -> each.name().equalsIgnoreCase(right.name()))
                .findFirst();
        if (tag.isEmpty()) {
            missing.append("\n[" + right.name() + " \"" + right.value() + "\"]");
        } else if (!tag.get().value().equals(right.value())) {
            int start = record.start() + tag.get().valueStart();
            edits.add(new TextEdit(sheet.range(start, start + tag.get().value().length()), right.value()));
        }
    }

    /** The edit that writes down moves which are forced: those that were left out, and those that follow at the end. */
    Optional<TextEdit> forced(JudgedRecord record) {
        Report report = record.report();
        if (!report.isValid() || !report.record().isWhole()) {
            return Optional.empty();
        }
        boolean isOpen = report.record()
                .ending()
                .map(Ending::kind)
                .filter(kind -> kind != Ending.Kind.STOP)
                .isEmpty();
        List<String> follow = isOpen ? Moment.at(report.record()).forced() : List.of();
        boolean hasGaps = says(report, NotationRule.FILLED_IN);
        if (follow.isEmpty() && !hasGaps) {
            return Optional.empty();
        }
        String own = sheet.text(record);
        boolean endsInMoves =
                report.record().ending().isEmpty() || own.stripTrailing().endsWith(STAR);
        boolean stays = sheet.isText(record) && !hasGaps && endsInMoves;
        String text = stays ? own : RecordWriter.write(report.record());
        String next = follow.isEmpty()
                ? text
                : with(text, follow, record, report.record().ending().isPresent());
        return stays ? mending.rewritten(record, next) : mending.translated(record, next);
    }

    /** A text with entries behind its moves, before the star that says that the record stops there. */
    private String with(String text, List<String> entries, JudgedRecord record, boolean hasStar) {
        int end = text.stripTrailing().length() - (hasStar ? STAR.length() : 0);
        String gap = sheet.hasEntryPerLine(record) ? "\n" : " ";
        String before = text.substring(0, end).stripTrailing();
        return before + gap + String.join(gap, entries) + (hasStar ? gap : "") + text.substring(end);
    }
}
