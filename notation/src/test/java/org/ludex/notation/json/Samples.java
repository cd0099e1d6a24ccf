package org.ludex.notation.json;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Conclusion;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Phrase;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Setup;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.dog.Card;
import org.ludex.dog.Cell;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.DogRun;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;
import org.ludex.dog.cards.CardPlace;
import org.ludex.dog.cards.CardsSetup;
import org.ludex.dog.cards.MarketCards;
import org.ludex.dog.cards.Row;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnStack;
import org.ludex.dvonn.Piece;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.FillSide;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoRule;
import org.ludex.kamisado.Square;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.RecordHeader;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.Tag;
import org.ludex.notation.Variation;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.sixth.EarlierPosition;
import org.ludex.sixth.Reserve;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthOptions;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.YinshMove;

/**
 * Values of all public types of the library: what random games, random records and bad records hold, and whatever can be
 * reached from there by the public methods of the values themselves.
 */
final class Samples {

    private static final List<String> EXPORTED = List.of(
            "org.ludex.core",
            "org.ludex.core.picture",
            "org.ludex.kamisado",
            "org.ludex.dvonn",
            "org.ludex.yinsh",
            "org.ludex.sixth",
            "org.ludex.dog",
            "org.ludex.dog.black",
            "org.ludex.dog.cards",
            "org.ludex.dog.classic",
            "org.ludex.dog.mensch",
            "org.ludex.dog.royal",
            "org.ludex.notation",
            "org.ludex.notation.format",
            "org.ludex.notation.io",
            "org.ludex.notation.json",
            "org.ludex.notation.spi");
    /** Slow, or about nothing that is a value. */
    private static final Set<String> LEFT_ALONE =
            Set.of("picture", "self", "getClass", "undo", "redo", "undoTurn", "redoTurn", "iterator", "wait", "toLine");

    private static final int MOST = 40;
    /** Values that take long, or hold many others. */
    private static final List<Class<?>> LARGE = List.of(
            Position.class, Line.class, GameRecord.class, Report.class, LegalMoves.class, Setup.class, Variation.class);

    private static final int MOST_LARGE = 10;

    private final Map<Class<?>, Set<Object>> found = new LinkedHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();

    /** All public types of exported packages. */
    static List<Class<?>> publicTypes() {
        return new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .withImportOption(location -> !location.contains("/test/"))
                        .importPackages("org.ludex")
                        .stream()
                        .filter(type -> EXPORTED.contains(type.getPackageName()))
                        .filter(Samples::isPublic)
                        .sorted(Comparator.comparing(JavaClass::getName))
                        .<Class<?>>map(JavaClass::reflect)
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .toList();
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(Samples::isPublic).orElse(true);
    }

    /** Values by their classes. */
    static Collection<Set<Object>> all() {
        Samples samples = new Samples();
        Notations.all().forEach(notation -> samples.add(notation.game()));
        List.of(Turn.chance(), Turn.nobody(), Viewer.spectator(), Outcome.open(), Limits.standard(), new Tag("A", "b"))
                .forEach(samples::reach);
        samples.reach(new Conclusion(Conclusion.Kind.AGREED, Optional.empty()));
        rare().forEach(samples::reach);
        publicTypes().stream()
                .filter(Class::isEnum)
                .forEach(type -> Arrays.stream(type.getEnumConstants()).forEach(samples::reach));
        while (!samples.open.isEmpty()) {
            samples.look(samples.open.remove());
        }
        return samples.found.values();
    }

    /** What random games seldom hold. */
    private static List<Object> rare() {
        Facts facts = Facts.of("tower", Colour.RED, "seats", Phrase.of(TableRule.class, "value.seats"), "count", 2);
        Fault fault = new Fault(CoreRule.OPTION_VALUE, facts.as("free"));
        Cell cell = Cell.track(5);
        org.ludex.sixth.Cell corner = org.ludex.sixth.Cell.parse("a1");
        org.ludex.sixth.Tower tower = org.ludex.sixth.Tower.parse("WbG");
        return List.of(
                fault,
                Phrase.of(TableRule.class, "value.seats"),
                new DvonnMove.Pass(),
                Verdict.unproven(DogRule.D6, Facts.of("fault", fault, "move", new DvonnMove.Pass())),
                Outcome.drawn(KamisadoRule.H8),
                Outcome.won(List.of(Player.A, Player.C), DogRule.D6),
                new DogMove.Take(Player.A, Card.THIEF, Optional.of(Card.FOUR), Card.TEN),
                new DogMove.NullSwap(Player.A, Card.SWAP, Optional.empty()),
                new DogRun(cell, Cell.track(9)),
                new CardsSetup.Seen(Player.B, 2),
                CardPlace.market(5),
                Row.parse("11,2,joker"),
                Row.FINISHED,
                MarketCards.parse("2,-,4,5!,6,7,8,9,10,11,12,13,joker"),
                new KamisadoMove.Blocked(Colour.RED, Square.A1),
                new KamisadoMove.Push(Colour.RED, Square.A1, Colour.PINK, Square.A3),
                new KamisadoMove.Fill(FillSide.LEFT),
                new DvonnStack(Piece.WHITE, 3, 1),
                new EarlierPosition(
                        Map.of(corner, tower),
                        org.ludex.sixth.Side.WHITE,
                        Optional.of(new SixthMove.MovePart(1, corner, org.ludex.sixth.Cell.parse("a2"))),
                        true,
                        2),
                new Reserve(3, 1, 0, 2),
                SixthMove.pass(),
                SixthOptions.sixMakingSmall(),
                tower,
                new Shape.Polygon(List.of(new Shape.Point(0, 0), new Shape.Point(1.5, -2)), Paint.fill(0xFFFFFF)),
                new Shape.Segment(new Shape.Point(0, 0), new Shape.Point(1e-9, 1e9), Paint.stroke(0, 0.1)),
                YinshMove.parse("pass"),
                new YinshMove.TakeRing(Point.parse("e3")),
                new CardsSetup.PlacedRow(Player.A, 2, List.of(Card.ONE_ELEVEN, Card.TWO)),
                new RecordHeader("x.lgn", 1, 3, List.of(new Tag("Black", "..."))),
                new Suggestion(Suggestion.Kind.SWAP, 2, "a", "b", new Span(3, 5), 1, 4));
    }

    private <M extends Move, P extends Position<M, P>> void add(Game<M, P> game) {
        reach(game);
        reach(game.defaults());
        game.options().forEach(this::reach);
        for (int seed = 0; seed < 4; seed++) {
            Line<M, P> line = Playout.from(game.start(), seed, 60 + 300 * seed);
            reach(line);
            reach(line.end());
            reach(line.end().outcome());
            reach(line.end().picture());
            reach(line.moves());
            List<P> positions = line.positions();
            List<M> moves = line.moves();
            for (int ply = 0; ply < moves.size(); ply += 7) {
                reach(positions.get(ply));
                reach(LegalMoves.of(positions.get(ply)));
                reach(setup(positions.get(ply)));
                reach(moves.get(ply));
                reach(positions.get(ply / 2).judge(moves.get(ply)));
            }
            line.end().turn().seat().ifPresent(seat -> {
                reach(line.resign(seat));
                reach(Viewer.of(seat));
                reach(new Conclusion(Conclusion.Kind.TIME, Optional.of(seat)));
            });
        }
        for (int seed = 0; seed < 5; seed++) {
            var record = RandomRecords.of(Notations.of(game), game.defaults(), seed, 30);
            reach(record);
            String damaged = RecordWriter.write(record).replaceFirst("(?s)(.{160}).{3}", "$1 b2");
            RecordReader.standard().read(damaged).forEach(this::reach);
            reach(RecordWriter.write(record, "text"));
            record.moves().forEach(move -> {
                keep(move);
                reach(move.variations());
            });
            Line<M, P> line = Playout.from(game.start(), seed, 20);
            reach(MoveReader.standard().read(line, "b2-b9"));
            reach(MoveReader.standard().read(line.undo(), turn(line)));
        }
    }

    /** The last move of a line as text, with a comment. */
    private static <M extends Move, P extends Position<M, P>> String turn(Line<M, P> line) {
        M last = line.lastMove().orElseThrow();
        return MoveWriter.write(line.undo().end(), last) + " {a comment}";
    }

    private static <P extends Position<?, P>> Setup<P> setup(Position<?, P> position) {
        return position.game().setup(position.text(), position.options());
    }

    /** A value of a type of which there are many others already, which may look different. */
    private void keep(Object value) {
        found.computeIfAbsent(value.getClass(), type -> new LinkedHashSet<>()).add(value);
    }

    private void reach(Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(this::reach);
        } else if (value instanceof Collection<?> many) {
            many.stream().limit(MOST).forEach(this::reach);
        } else if (value instanceof Map<?, ?> map) {
            reach(map.keySet());
            reach(map.values());
        } else if (value != null && value.getClass().getName().startsWith("org.ludex")) {
            Set<Object> alike = found.computeIfAbsent(value.getClass(), type -> new LinkedHashSet<>());
            boolean isLarge = LARGE.stream().anyMatch(type -> type.isInstance(value));
            int most = value instanceof Enum ? Integer.MAX_VALUE : isLarge ? MOST_LARGE : MOST;
            if (alike.size() < most && alike.add(value)) {
                open.add(value);
            }
        }
    }

    private void look(Object value) {
        for (Method method : value.getClass().getMethods()) {
            boolean isQuestion = method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers());
            if (isQuestion && !LEFT_ALONE.contains(method.getName()) && !method.isBridge()) {
                ask(value, method);
            }
        }
    }

    private void ask(Object value, Method method) {
        try {
            method.setAccessible(true);
            reach(method.invoke(value));
        } catch (InvocationTargetException notHere) {
            // Some questions may not be asked in every state.
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
