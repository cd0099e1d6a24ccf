/**
 * Reads, judges and writes records of played games, as text and as JSON.
 *
 * <p>Notations are found as services: a game of your own brings its {@link org.ludex.notation.spi.GameNotation} and is
 * read like those of the library. So are formats: see {@link org.ludex.notation.format.RecordFormat}.
 */
module org.ludex.notation {
    requires static org.jspecify;
    requires transitive org.ludex.core;
    requires transitive com.fasterxml.jackson.databind;
    requires org.antlr.antlr4.runtime;
    requires org.ludex.kamisado;
    requires org.ludex.dvonn;
    requires org.ludex.yinsh;
    requires org.ludex.dog;
    requires org.ludex.sixth;

    exports org.ludex.notation;
    exports org.ludex.notation.format;
    exports org.ludex.notation.io;
    exports org.ludex.notation.json;
    exports org.ludex.notation.spi;

    opens org.ludex.notation to
            org.ludex.core;
    opens org.ludex.notation.dog to
            org.ludex.core;
    opens org.ludex.notation.dvonn to
            org.ludex.core;
    opens org.ludex.notation.kamisado to
            org.ludex.core;
    opens org.ludex.notation.sixth to
            org.ludex.core;
    opens org.ludex.notation.spi to
            org.ludex.core;
    opens org.ludex.notation.yinsh to
            org.ludex.core;

    uses org.ludex.notation.format.RecordFormat;
    uses org.ludex.notation.spi.GameNotation;

    provides com.fasterxml.jackson.databind.Module with
            org.ludex.notation.json.LudexModule;
    provides org.ludex.notation.format.RecordFormat with
            org.ludex.notation.text.TextFormat,
            org.ludex.notation.json.JsonFormat,
            org.ludex.notation.sgf.SgfFormat,
            org.ludex.notation.text.GolemFormat,
            org.ludex.notation.json.BgaFormat,
            org.ludex.notation.logs.CourseFormat,
            org.ludex.notation.logs.CodeCupFormat,
            org.ludex.notation.logs.OpenXumFormat;
    provides org.ludex.notation.spi.GameNotation with
            org.ludex.notation.dog.BlackDogNotation,
            org.ludex.notation.dog.DogCardsNotation,
            org.ludex.notation.dog.DogNotation,
            org.ludex.notation.dog.DogRoyalNotation,
            org.ludex.notation.dog.MenschNotation,
            org.ludex.notation.kamisado.KamisadoNotation,
            org.ludex.notation.dvonn.DvonnNotation,
            org.ludex.notation.yinsh.YinshNotation,
            org.ludex.notation.sixth.SixthNotation;
}
