package org.ludex.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The languages that the program speaks. */
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

    /** The machine's own; one that is not known is as good as English. */
    static Locale ofMachine() {
        return Locale.forLanguageTag(Locale.getDefault().getLanguage());
    }

    /** The language that arguments ask for, also such as could not be understood. */
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
