/** A language server for records of games. */
module org.ludex.lsp {
    requires static org.jspecify;
    requires org.ludex.notation;
    requires org.ludex.replay;
    requires transitive org.eclipse.lsp4j;
    requires org.eclipse.lsp4j.jsonrpc;
    requires com.google.gson;
    requires java.logging;

    exports org.ludex.lsp;

    opens org.ludex.lsp to
            org.ludex.core,
            org.eclipse.lsp4j.jsonrpc;
}
