package org.ludex.notation;

/**
 * A tag of a record, such as {@code [White "..."]}. The tags for game, options and position are not among a record's
 * tags: they have fields of their own.
 *
 * @param name the name
 * @param value the value, without quotes
 */
public record Tag(String name, String value) {}
