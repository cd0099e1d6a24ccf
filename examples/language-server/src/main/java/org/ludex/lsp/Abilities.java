package org.ludex.lsp;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;

/**
 * What an editor can do, as it says itself.
 *
 * @param showsPictures whether boards may be pictures
 * @param asksForEdits whether it asks for the edit of a fix when somebody chooses that
 * @param opensPages whether it opens pages in a browser
 */
record Abilities(boolean showsPictures, boolean asksForEdits, boolean opensPages) {

    /** An editor that has said nothing yet. */
    static final Abilities NONE = new Abilities(false, false, false);

    static Abilities of(InitializeParams params) {
        return new Abilities(showsPictures(params), asksForEdits(params), opensPages(params));
    }

    private static boolean showsPictures(InitializeParams params) {
        return params.getInitializationOptions() instanceof JsonObject options
                && options.has("pictures")
                && options.get("pictures").toString().equals("true");
    }

    private static boolean asksForEdits(InitializeParams params) {
        return Optional.ofNullable(params.getCapabilities())
                .map(ClientCapabilities::getTextDocument)
                .map(TextDocumentClientCapabilities::getCodeAction)
                .map(CodeActionCapabilities::getResolveSupport)
                .map(CodeActionResolveSupportCapabilities::getProperties)
                .orElse(List.of())
                .contains("edit");
    }

    private static boolean opensPages(InitializeParams params) {
        return Optional.ofNullable(params.getCapabilities())
                .map(ClientCapabilities::getWindow)
                .map(WindowClientCapabilities::getShowDocument)
                .map(ShowDocumentCapabilities::isSupport)
                .orElse(false);
    }
}
