package org.ludex.table.host;

/** Somebody who listens to a table. */
public interface Audience {

    /**
     * Takes an event, without waiting for anything.
     *
     * @param id names the event, for {@link Hall#watch}
     * @param kind {@code view} for all there is to see, {@code step} for what changed
     * @param json the event as one line of JSON
     */
    void receive(String id, String kind, String json);

    /** Ends it, because something went wrong; whoever comes back gets a whole view. */
    void drop();
}
