package org.ludex.lsp;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
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
 * @param opensFiles whether it opens files and pages when it is asked to
 */
record Abilities(boolean showsPictures, boolean asksForEdits, boolean opensFiles) {

    /** An editor that has said nothing yet. */
    static final Abilities NONE = new Abilities(false, false, false);

    static Abilities of(InitializeParams params) {
        return new Abilities(showsPictures(params), asksForEdits(params), opensFiles(params));
    }

    /** The language that an editor asks for: one of its own for this server, or that of its menus. */
    static Optional<Locale> language(InitializeParams params) {
        return option(params, "language")
                .filter(tag -> !tag.isBlank())
                .or(() -> Optional.ofNullable(params.getLocale()))
                .map(tag -> Locale.forLanguageTag(tag.replace('_', '-')));
    }

    private static boolean showsPictures(InitializeParams params) {
        return option(params, "pictures").filter("true"::equals).isPresent();
    }

    private static Optional<String> option(InitializeParams params, String name) {
        return params.getInitializationOptions() instanceof JsonObject options
                        && options.get(name) instanceof JsonPrimitive value
                ? Optional.of(value.getAsString())
                : Optional.empty();
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

    private static boolean opensFiles(InitializeParams params) {
        return Optional.ofNullable(params.getCapabilities())
                .map(ClientCapabilities::getWindow)
                .map(WindowClientCapabilities::getShowDocument)
                .map(ShowDocumentCapabilities::isSupport)
                .orElse(false);
    }
}
