/** A table in the browser: hosts live games. */
module org.ludex.table {
    requires static org.jspecify;
    requires org.ludex.notation;
    requires org.ludex.replay;
    requires org.eclipse.jetty.server;

    exports org.ludex.table;

    opens org.ludex.table.host to
            org.ludex.core;
    opens org.ludex.table.web to
            org.ludex.core;
}
