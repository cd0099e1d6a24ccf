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
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.ludex.core.Facts;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.JudgedRecord;

/** The records of a file as an outline, with the rounds of those that have some, and what can be folded. */
final class Outline {

    private static final Pattern ROUND = Pattern.compile("(?mi)^[ \\t]*+(round[ \\t]+\\d+)[^\\r\\n]*+");

    private final Sheet sheet;
    private final Locale locale;

    Outline(Sheet sheet, Locale locale) {
        this.sheet = sheet;
        this.locale = locale;
    }

    List<DocumentSymbol> symbols() {
        return sheet.judged().records().stream().map(this::symbol).toList();
    }

    private DocumentSymbol symbol(JudgedRecord record) {
        Range range = sheet.range(record.start(), contentEnd(record));
        Range first = new Range(range.getStart(), range.getStart());
        AnyRecord game = record.report().content();
        DocumentSymbol symbol = new DocumentSymbol(name(record), SymbolKind.Class, range, first, players(game));
        List<DocumentSymbol> rounds = new ArrayList<>();
        if (sheet.isText(record)) {
            Matcher matcher = ROUND.matcher(sheet.text(record));
            while (matcher.find()) {
                Range line = sheet.range(record.start() + matcher.start(), record.start() + matcher.end());
                rounds.add(new DocumentSymbol(matcher.group(1), SymbolKind.Event, line, line));
            }
        }
        symbol.setChildren(rounds);
        return symbol;
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

    List<FoldingRange> folds() {
        List<FoldingRange> folds = new ArrayList<>();
        for (JudgedRecord record : sheet.judged().records()) {
            int last = sheet.position(contentEnd(record)).getLine();
            if (last > record.line() - 1) {
                folds.add(new FoldingRange(record.line() - 1, last));
            }
        }
        return folds;
    }

    /** The records whose number, game or players contain some words, for a list of the records of all files. */
    List<WorkspaceSymbol> named(String words, int most) {
        String wanted = words.strip().toLowerCase(Locale.ROOT);
        return sheet.judged().records().stream()
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
        return sheet.judged().records().stream()
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
