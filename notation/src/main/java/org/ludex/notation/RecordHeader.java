package org.ludex.notation;

import java.util.List;

/**
 * The tags of a record, read without looking at its moves.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the record's number in the file, from 1
 * @param line the line on which it begins, from 1
 * @param tags all its tags, the one for the game included
 */
public record RecordHeader(String file, int index, int line, List<Tag> tags) {

    /** Keeps a copy. */
    public RecordHeader {
        tags = List.copyOf(tags);
    }
}
