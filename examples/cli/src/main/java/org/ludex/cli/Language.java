package org.ludex.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The languages of the program. */
final class Language implements ITypeConverter<Locale> {

    static final String OPTION = "--lang";

    static final List<String> KNOWN = List.of("en", "fa");

    @Override
    public Locale convert(String tag) {
        if (!isKnown(tag)) {
            throw new TypeConversionException(tag);
        }
        return Locale.forLanguageTag(tag);
    }

    private static boolean isKnown(String tag) {
        return KNOWN.contains(Locale.forLanguageTag(tag).getLanguage());
    }

    /** The language of the machine; an unknown one counts as English. */
    static Locale ofMachine() {
        return Locale.forLanguageTag(Locale.getDefault().getLanguage());
    }

    /** The texts of {@code --help} in the language that arguments ask for; empty for English, which the commands declare. */
    static Optional<ResourceBundle> help(List<String> arguments) {
        Locale locale = askedFor(arguments);
        return locale.getLanguage().equals("fa")
                ? Optional.of(ResourceBundle.getBundle("org.ludex.cli.help", locale, Language.class.getModule()))
                : Optional.empty();
    }

    /** The language that arguments ask for, even if they could not be understood. */
    static Locale askedFor(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            String tag = "";
            if (argument.equals(OPTION) && i + 1 < arguments.size()) {
                tag = arguments.get(i + 1);
            } else if (argument.startsWith(OPTION + "=")) {
                tag = argument.substring(OPTION.length() + 1);
            }
            if (isKnown(tag)) {
                return Locale.forLanguageTag(tag);
            }
        }
        return ofMachine();
    }
}
