package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.ludex.core.Facts;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.JudgedRecord;

/** The records of a file as an outline, with the rounds of those that have some, and what can be folded. */
final class Outline {

    private static final Pattern ROUND = Pattern.compile("(?mi)^[ \\t]*+(round[ \\t]++\\p{Nd}++)");

    /** No game goes on for longer, and to find the line of each takes a while in a long record. */
    private static final int MOST_ROUNDS = 500;

    private final Sheet sheet;
    private final Locale locale;
    private final CancelChecker cancelled;

    Outline(Sheet sheet, Locale locale, CancelChecker cancelled) {
        this.sheet = sheet;
        this.locale = locale;
        this.cancelled = cancelled;
    }

    List<DocumentSymbol> symbols() {
        return records().map(this::symbol).toList();
    }

    private Stream<JudgedRecord> records() {
        return sheet.judged().records().stream().peek(record -> cancelled.checkCanceled());
    }

    private DocumentSymbol symbol(JudgedRecord record) {
        Range range = sheet.range(record.start(), contentEnd(record));
        Range first = new Range(range.getStart(), range.getStart());
        AnyRecord game = record.report().content();
        DocumentSymbol symbol = new DocumentSymbol(name(record), SymbolKind.Class, range, first, players(game));
        symbol.setChildren(rounds(record));
        return symbol;
    }

    /** The rounds of a record, each up to the next one. */
    private List<DocumentSymbol> rounds(JudgedRecord record) {
        List<DocumentSymbol> rounds = new ArrayList<>();
        if (sheet.isText(record) && sheet.hasEntryPerLine(record)) {
            String text = sheet.text(record).stripTrailing();
            Matcher matcher = ROUND.matcher(text);
            boolean isFound = matcher.find();
            while (isFound && rounds.size() < MOST_ROUNDS) {
                Position start = sheet.position(record.start() + matcher.start(1));
                Position end = sheet.position(record.start() + matcher.end(1));
                String name = matcher.group(1);
                isFound = matcher.find();
                int next = isFound
                        ? text.substring(0, matcher.start()).stripTrailing().length()
                        : text.length();
                Range whole = new Range(start, sheet.position(record.start() + next));
                rounds.add(new DocumentSymbol(name, SymbolKind.Event, whole, new Range(start, end)));
            }
        }
        return rounds;
    }

    /** The game and who played it. */
    private static String players(AnyRecord record) {
        Stream<String> names = record instanceof GameRecord<?, ?> game
                ? game.start().game().seats(game.start().options()).stream()
                        .flatMap(seat -> game.tag(seat.id()).stream())
                : Stream.empty();
        return Stream.concat(Stream.of(record.game()), names).collect(Collectors.joining(" · "));
    }

    private int contentEnd(JudgedRecord record) {
        return record.start() + sheet.text(record).stripTrailing().length();
    }

    /** The records and rounds of several lines. */
    List<FoldingRange> folds() {
        List<FoldingRange> folds = new ArrayList<>();
        records().forEach(record -> {
            fold(sheet.range(record.start(), contentEnd(record)), folds);
            rounds(record).forEach(round -> fold(round.getRange(), folds));
        });
        return folds;
    }

    private static void fold(Range range, List<FoldingRange> folds) {
        int first = range.getStart().getLine();
        int last = range.getEnd().getLine();
        if (last > first) {
            folds.add(new FoldingRange(first, last));
        }
    }

    /** The records whose number, game or players contain some words, for a list of the records of all files. */
    List<WorkspaceSymbol> named(String words, int most) {
        String wanted = words.strip().toLowerCase(Locale.ROOT);
        return records()
                .filter(record -> label(record).toLowerCase(Locale.ROOT).contains(wanted))
                .limit(most)
                .map(record -> {
                    Range first = sheet.range(record.start(), record.start());
                    Location place = new Location(sheet.uri(), first);
                    return new WorkspaceSymbol(label(record), SymbolKind.Class, Either.forLeft(place));
                })
                .toList();
    }

    private String label(JudgedRecord record) {
        return name(record) + " · " + players(record.report().content());
    }

    private String name(JudgedRecord record) {
        return Words.of("record", Facts.of("index", record.index()), locale);
    }

    /** Lenses above each record: one shows its last board, the other replays it. */
    List<CodeLens> lenses() {
        return records()
                .flatMap(record -> Stream.of(
                        lens(record, "lens.board", Commands.BOARD), lens(record, "lens.replay", Commands.REPLAY)))
                .toList();
    }

    private CodeLens lens(JudgedRecord record, String title, String command) {
        Range range = sheet.range(record.start(), record.start());
        List<Object> arguments = List.of(sheet.uri(), record.index());
        return new CodeLens(range, new Command(Words.of(title, locale), command, arguments), null);
    }
}
