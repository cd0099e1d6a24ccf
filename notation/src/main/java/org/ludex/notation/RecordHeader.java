package org.ludex.notation;

import java.util.List;

/**
 * The tags of a record, read without looking at its moves.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the number of the record in the file, starting at 1
 * @param line the line on which it begins, starting at 1
 * @param tags all its tags, including the tag for the game
 */
public record RecordHeader(String file, int index, int line, List<Tag> tags) {

    /** Copies the list of tags. */
    public RecordHeader {
        tags = List.copyOf(tags);
    }
}
