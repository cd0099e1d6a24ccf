package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;
import static org.ludex.testkit.Broken.checksFailedBySecrets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;
import org.ludex.testkit.secrets.Table;

/** Games, views, rules and pictures with a fault, and the check that finds it. */
class BrokenTableTest {

    @Nested
    class PositionsKnowTheirGame {

        @Test
        void thePositionForgetsItsOptions() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Options options() {
                                    return game.defaults();
                                }
                            }))
                    .containsExactly("positionsKnowTheirGame");
        }

        @Test
        void theScoreHasASeatTooMany() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<Integer> score() {
                                    return List.of(1, 2, 3);
                                }
                            }))
                    .containsExactly("positionsKnowTheirGame");
        }

        @Test
        void aSeatSitsTwice() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public List<? extends Seat> seats(Options options) {
                            return List.of(Side.RED, Side.BLUE, Side.RED);
                        }
                    }))
                    .containsExactly("positionsKnowTheirGame");
        }

        @Test
        void whoGivesUpWins() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public List<? extends Seat> opponents(Seat seat, Options options) {
                            return List.of(seat);
                        }
                    }))
                    .containsExactly("linesCanBeConcluded", "positionsKnowTheirGame");
        }

        @Test
        void aSeatIsDueThatDoesNotPlay() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public List<? extends Seat> seats(Options options) {
                            return List.of(Side.RED);
                        }
                    }))
                    .contains("positionsKnowTheirGame");
        }
    }

    @Nested
    class ViewsLeakNothing {

        private static final Viewer RED = Viewer.of(Side.RED);

        @Test
        void aViewDiffersThoughNothingIsHidden() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesPosition view(Viewer viewer) {
                                    viewer.at(this);
                                    return new PebblesPosition(game, options, heaps(), Side.RED);
                                }
                            }))
                    .containsExactly("linesAreSeenMoveByMove", "viewsFollowTheGame", "viewsLeakNothing");
        }

        @Test
        void everythingIsSeen() {
            assertThat(viewing((game, position, viewer) -> position))
                    .containsExactly(
                            "hiddenThingsStayHidden",
                            "linesAreSeenMoveByMove",
                            "viewsFollowTheGame",
                            "viewsLeakNothing");
        }

        @Test
        void theScoreTellsWhatIsHidden() {
            assertThat(Broken.checksFailedBySecrets((game, options, table) ->
                            new SecretsPosition(game, options, table) {
                                @Override
                                public List<Integer> score() {
                                    return List.of(table().red().orElse(0), 0);
                                }
                            }))
                    .contains("viewsLeakNothing");
        }

        @Test
        void theSentenceTellsWhatIsHidden() {
            assertThat(Broken.checksFailedBySecrets(
                            (game, options, table) -> new SecretsPosition(game, options, table) {
                                @Override
                                public String message(Locale locale) {
                                    return super.message(locale) + table().red().orElse(0);
                                }
                            }))
                    .contains("viewsLeakNothing");
        }

        @Test
        void anExceptionQuotesWhatIsHidden() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public List<SecretsMove> legalMoves() {
                            if (!listsMoves()) {
                                throw new IllegalStateException("no list at " + text());
                            }
                            return super.legalMoves();
                        }
                    }))
                    .containsExactly("viewsLeakNothing");
        }

        @Test
        void theSecondLookSeesLess() {
            assertThat(viewing((game, position, viewer) -> {
                        Table table = position.table();
                        boolean looked = table.red().isEmpty() || table.blue().isEmpty();
                        return looked && table.dealt()
                                ? hiding(game, position, OptionalInt.empty(), OptionalInt.empty())
                                : position.viewAsItIs(viewer);
                    }))
                    .containsExactly("linesAreSeenMoveByMove", "viewsFollowTheGame", "viewsLeakNothing");
        }

        @Test
        void theLastToLookSeesTheirNumberAgain() {
            assertThat(viewing((game, position, viewer) ->
                            position.table().dealt() && position.outcome().isOpen()
                                    ? hiding(
                                            game,
                                            position,
                                            viewer.equals(RED) ? OptionalInt.of(4) : OptionalInt.empty(),
                                            viewer.equals(RED) ? OptionalInt.empty() : OptionalInt.of(6))
                                    : position))
                    .containsExactly(
                            "hiddenThingsStayHidden",
                            "linesAreSeenMoveByMove",
                            "offeredMovesAreAccepted",
                            "viewsFollowTheGame",
                            "viewsLeakNothing");
        }

        @Test
        void whatIsHiddenIsStillThere() {
            assertThat(checksFailedBySecrets((game, options, table) -> new Remembering(game, options, table, table)))
                    .containsExactly(
                            "hiddenThingsStayHidden",
                            "linesAreSeenMoveByMove",
                            "viewsFollowTheGame",
                            "viewsLeakNothing");
        }

        private Set<String> viewing(Glance glance) {
            return checksFailedBySecrets((game, options, table) -> new Viewed(game, options, table, glance));
        }

        private SecretsPosition hiding(Secrets game, Viewed position, OptionalInt red, OptionalInt blue) {
            Table table = position.table();
            return new Viewed(game, position.options(), table.with(red, blue), position.glance);
        }
    }

    interface Glance {
        SecretsPosition at(Secrets game, Viewed position, Viewer viewer);
    }

    private static final class Viewed extends SecretsPosition {
        private final Secrets game;
        private final Glance glance;

        Viewed(Secrets game, Options options, Table table, Glance glance) {
            super(game, options, table);
            this.game = game;
            this.glance = glance;
        }

        @Override
        public SecretsPosition view(Viewer viewer) {
            return glance.at(game, this, viewer.at(this));
        }

        SecretsPosition viewAsItIs(Viewer viewer) {
            return super.view(viewer);
        }
    }

    /** A view whose text hides the number but whose equality gives it away. */
    private static final class Remembering extends SecretsPosition {
        private final Secrets game;
        private final Table truth;

        Remembering(Secrets game, Options options, Table table, Table truth) {
            super(game, options, table);
            this.game = game;
            this.truth = truth;
        }

        @Override
        public SecretsPosition view(Viewer viewer) {
            SecretsPosition view = super.view(viewer);
            return new Remembering(game, options(), view.table(), truth);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Remembering position && super.equals(other) && truth.equals(position.truth);
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }

    @Nested
    class RulesMetAreTheGames {

        @Test
        void aRefusalNamesAForgottenRule() {
            assertThat(withRules(List.of(
                            PebblesRule.P1,
                            PebblesRule.E1,
                            PebblesRule.NO_HEAP,
                            PebblesRule.AFTER_END,
                            PebblesRule.T2,
                            PebblesRule.HEAPS)))
                    .containsExactly("rulesMetAreTheGames");
        }

        @Test
        void theEndNamesAForgottenRule() {
            assertThat(withRules(List.of(
                            PebblesRule.T1,
                            PebblesRule.T2,
                            PebblesRule.NO_HEAP,
                            PebblesRule.AFTER_END,
                            PebblesRule.HEAPS)))
                    .containsExactly("rulesMetAreTheGames");
        }
    }

    @Nested
    class RulesHaveCodesAndTitles {

        @Test
        void twoRulesShareACode() {
            assertThat(withRules(with(rule("T1", "T1 again")))).containsExactly("rulesHaveCodesAndTitles");
        }

        @Test
        void aRuleHasNoTitle() {
            assertThat(withRules(with(rule("X9", "X9"))))
                    .containsExactly("everythingHasWords", "rulesHaveCodesAndTitles");
        }

        @Test
        void aCodeCannotBeWritten() {
            assertThat(withRules(with(rule("not a code", "Codes have no spaces."))))
                    .containsExactly("rulesHaveCodesAndTitles");
        }

        private List<Rule> with(Rule more) {
            List<Rule> rules = new ArrayList<>(List.of(PebblesRule.values()));
            rules.add(more);
            return rules;
        }

        private Rule rule(String code, String title) {
            return new Rule() {
                @Override
                public String code() {
                    return code;
                }

                @Override
                public Kind kind() {
                    return Kind.PROCEDURE;
                }

                @Override
                public String name() {
                    return code;
                }

                @Override
                public String title(Locale locale) {
                    return title;
                }
            };
        }
    }

    private static Set<String> withRules(List<Rule> rules) {
        return checksFailedBy(() -> new Pebbles() {
            @Override
            public List<? extends Rule> rules() {
                return rules;
            }
        });
    }

    @Nested
    class PicturesCanBeRead {

        /** The same picture for every position and every look is wrong in all respects. */
        private static final Set<String> ALL_OF_PICTURES = Set.of(
                "captionsAreTranslated",
                "cellsAreInThePicture",
                "marksAndArrowsAreDrawn",
                "picturesCanBeRead",
                "picturesCanBeTurned",
                "severalMovesAreShown");

        private final Drawing drawing =
                new Drawing("Pebbles", 10, 10, List.of(new Shape.Label(new Shape.Point(5, 5), 5, "o", 0)));

        @Test
        void theTextIsEmpty() {
            assertThat(drawing(new Picture(StyledText.of(" \n"), drawing))).isEqualTo(ALL_OF_PICTURES);
        }

        @Test
        void theTextHasColoursOfItsOwn() {
            assertThat(drawing(new Picture(StyledText.of("\u001B[31mo\u001B[0m"), drawing)))
                    .isEqualTo(ALL_OF_PICTURES);
        }

        @Test
        void theTextHasATab() {
            assertThat(drawing(new Picture(StyledText.of("o\to"), drawing))).isEqualTo(ALL_OF_PICTURES);
        }

        @Test
        void thePictureAfterAMoveIsEmpty() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Picture pictureAfter(List<? extends PebblesMove> moves, Look look) {
                                    Picture picture = super.pictureAfter(moves, look);
                                    return moves.size() == 1 && look.side().isEmpty()
                                            ? new Picture(StyledText.of(" "), picture.drawing())
                                            : picture;
                                }
                            }))
                    .containsExactly("picturesCanBeRead");
        }

        @Test
        void nothingIsDrawn() {
            assertThat(drawing(new Picture(StyledText.of("o"), new Drawing("Pebbles", 10, 10, List.of()))))
                    .isEqualTo(ALL_OF_PICTURES);
        }

        @Test
        void theDrawingIsNoXml() {
            // Core writes nothing of the kind, so no game can: the check itself is asked.
            for (String broken : List.of(
                    "",
                    "<svg><rect></svg>",
                    "<svg><text>a & b</text></svg>",
                    "<svg><text>\u0001</text></svg>",
                    "<html><rect/></html>",
                    "<!DOCTYPE svg SYSTEM \"http://localhost/svg.dtd\"><svg><rect/></svg>")) {
                assertThatThrownBy(() -> Svg.read(broken, "picture")).as(broken).isInstanceOf(AssertionError.class);
            }
        }

        @Test
        void anIllegalMoveIsDrawn() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Picture pictureAfter(List<? extends PebblesMove> moves, Look look) {
                                    return picture(look);
                                }
                            }))
                    .containsExactly("picturesCanBeRead");
        }

        private Set<String> drawing(Picture picture) {
            return checksFailedByPositions(
                    (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                        @Override
                        public Picture picture(Look look) {
                            return picture;
                        }
                    });
        }
    }

    @Nested
    class GameIsFoundById {

        @Test
        void theIdIsAnothers() {
            assertThat(named("secrets")).containsExactly("gameIsFoundById");
        }

        @Test
        void nobodyHasTheId() {
            assertThat(named("pebbles-on-sand")).containsExactly("gameIsFoundById");
        }

        private Set<String> named(String id) {
            return checksFailedBy(() -> new Pebbles(id) {});
        }
    }

    @Nested
    class UnknownOptionsAreRefused {

        @Test
        void aBadValueIsAnAccident() {
            assertThat(starting("x/y", () -> new NumberFormatException("x")))
                    .containsExactly("unknownOptionsAreRefused");
        }

        @Test
        void aBadValueIsNotExplained() {
            assertThat(starting("x/y", () -> new InvalidOptionsException(PebblesRule.T1, Facts.none())))
                    .containsExactly("unknownOptionsAreRefused");
        }

        private Set<String> starting(String bad, Supplier<RuntimeException> trouble) {
            return checksFailedBy(() -> new Pebbles() {
                @Override
                public PebblesPosition start(Options options) {
                    if (options.value("heaps").equals(bad)
                            || options.value("heaps").equals("no-such-value")) {
                        throw trouble.get();
                    }
                    return super.start(options);
                }
            });
        }
    }
}
