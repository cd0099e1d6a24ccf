package org.ludex.table;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;

/** The people at a table, by the ids of their seats. */
record Party(Map<String, Guest> guests) {

    Guest seat(String id) {
        return Objects.requireNonNull(guests.get(id), id);
    }

    Guest any() {
        return guests.values().iterator().next();
    }

    Collection<Guest> all() {
        return guests.values();
    }
}
