package org.ludex.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import org.ludex.notation.io.JudgedRecord;

/** Tells how entries are written: what the four symbols of Kamisado mean, and the parts of the lines of DOG. */
final class Signatures {

    /** What somebody types at the beginning of an entry or of a part of it. */
    static final List<String> TRIGGERS = List.of(" ", "-", ">", "=", ":", "↑", "↗", "↖");

    private static final List<Form> DOG = List.of(
            Form.of("play", "{A|seat} {13|card} {k>0|path}"),
            Form.of("seven", "{A|seat} 7 {60>h1|path}+{C:20>22|path}"),
            Form.of("joker", "{A|seat} joker={8|stands} {60>h4|path}"),
            Form.of("swap", "{A|seat} swap {5|cell}<>{B:20|other-cell}"),
            Form.of("burn", "{A|seat} burn {5,9,swap|cards}"),
            Form.of("start", "{A|seat} start"),
            Form.of("round", "round {1|number} {6|hand} {A|leader}"),
            Form.of("deal", "deal {A:13,4|hand-of} {B:#6|hand-of}"),
            Form.of("give", "give {A>C:13|gift} {C>A:#|gift}"),
            Form.of("shuffle", "shuffle {5,9,13|pile}"));

    private static final List<Form> CARDS = List.of(
            Form.of("row", "{A|seat} row {5|card} draw {#|drawn}"),
            Form.of("buy", "{A|seat} buy {5@5|price}={9|bought} refill {12|refill}"),
            Form.of("drop", "{A|seat} drop {9|card} draw {#|drawn}"),
            Form.of("thief", "{A|seat} thief {B|other-seat}={9|card}"),
            Form.of("look", "{A|seat} 7 look {#,#|cards} take {#|card}"),
            Form.of("market", "market {3,9|cards} under {5,12|cards}"),
            Form.of("round", "round {1|number} {7|hand} {A|leader}"),
            Form.of("deal", "deal {A:13,4|hand-of} {B:#6|hand-of}"),
            Form.of("give", "give {A>C:13|gift} {C>A:#|gift}"),
            Form.of("shuffle", "shuffle {5,9,13|pile}"));

    private static final Map<String, List<Form>> FORMS = Map.of(
            "kamisado",
            List.of(
                    Form.of("symbols", "{R|tower}{↗|direction}{3|steps}{B|colour}"),
                    Form.of("coordinates", "{c1|from}-{f4|to}")),
            "dvonn",
            List.of(Form.of("stack", "{a2|from}-{b2|to}"), Form.of("piece", "{g2|cell}")),
            "yinsh",
            List.of(
                    Form.of("ring", "{h3|from}-{h5|to};x{e4-i4|row}x{h5|taken-ring}"),
                    Form.of("first-row", "x{g2-g6|row}x{k7|taken-ring};{d1|from}-{c1|to}"),
                    Form.of("piece", "{e3|cell}")),
            "sixth",
            List.of(
                    Form.of("tower", "{2|levels}{c3|from}-{d5|to}"),
                    Form.of("special", "{G|kind}{c3|cell}"),
                    Form.of("piece", "{c3|cell}")),
            "mensch",
            List.of(Form.of("roll", "{A|seat} {6|roll} {k>0|path}"), Form.of("no-move", "{A|seat} {3|roll} -")),
            "dog",
            DOG,
            "dog-royal",
            DOG,
            "black-dog",
            DOG,
            "dog-cards",
            CARDS);

    private final Sheet sheet;
    private final Locale locale;

    Signatures(Sheet sheet, Locale locale) {
        this.sheet = sheet;
        this.locale = locale;
    }

    /** The forms of all games. */
    static List<Form> all() {
        return FORMS.values().stream().flatMap(List::stream).toList();
    }

    /** The forms of the entry at a place, and the part of it that is being typed. */
    Optional<SignatureHelp> at(int offset) {
        return sheet.recordAt(offset)
                .filter(sheet::isText)
                .filter(record -> Reach.isAmongMoves(sheet, record, offset))
                .flatMap(record -> help(record, offset));
    }

    private Optional<SignatureHelp> help(JudgedRecord record, int offset) {
        List<Form> forms = FORMS.getOrDefault(record.report().content().game(), List.of());
        if (forms.isEmpty()) {
            return Optional.empty();
        }
        String typed = sheet.typed(record, offset);
        int best = 0;
        for (int i = 1; i < forms.size(); i++) {
            boolean isLiker = forms.get(i).progress(typed).likeness()
                    > forms.get(best).progress(typed).likeness();
            best = isLiker ? i : best;
        }
        return Optional.of(new SignatureHelp(
                forms.stream().map(this::signature).toList(),
                best,
                forms.get(best).progress(typed).part()));
    }

    private SignatureInformation signature(Form form) {
        List<ParameterInformation> parts =
                form.parts().stream().map(this::parameter).toList();
        return new SignatureInformation(form.label(), Words.of("form." + form.name(), locale), parts);
    }

    private ParameterInformation parameter(Form.Part part) {
        ParameterInformation parameter = new ParameterInformation();
        parameter.setLabel(Either.forRight(Tuple.two(part.start(), part.end())));
        parameter.setDocumentation(Words.of("part." + part.name(), locale));
        return parameter;
    }
}
