package org.ludex.lsp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.TextEdit;

/** Renames a player in all records of a file. */
final class Players {

    private final Sheet sheet;

    Players(Sheet sheet) {
        this.sheet = sheet;
    }

    /** The name of a player at a place. */
    Optional<Tags.Found> at(int offset) {
        return players()
                .filter(tag -> tag.start() <= offset && offset <= tag.end())
                .findFirst();
    }

    /** The edits that give the player at a place another name, wherever the name stands. */
    List<TextEdit> rename(int offset, String newName) {
        String written =
                newName.replaceAll("[\\r\\n]+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        return at(offset).stream()
                .flatMap(player -> players().filter(tag -> tag.value().equals(player.value())))
                .map(tag -> new TextEdit(sheet.range(tag.valueStart(), tag.valueEnd()), written))
                .toList();
    }

    private Stream<Tags.Found> players() {
        return Tags.of(sheet.judged().text()).stream().filter(Tags.Found::isPlayer);
    }
}
