/** The command line. */
module org.ludex.cli {
    requires static org.jspecify;
    requires org.ludex.notation;
    requires org.ludex.replay;
    requires org.ludex.table;
    requires org.ludex.lsp;
    requires info.picocli;

    opens org.ludex.cli to
            info.picocli,
            org.ludex.core;
}
