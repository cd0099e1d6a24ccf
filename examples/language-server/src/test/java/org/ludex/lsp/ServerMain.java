package org.ludex.lsp;

import java.util.Locale;

/** Starts a server in a virtual machine of its own. */
final class ServerMain {

    private ServerMain() {}

    public static void main(String[] arguments) {
        System.exit(RecordServer.serve(System.in, System.out, Locale.ENGLISH));
    }
}
