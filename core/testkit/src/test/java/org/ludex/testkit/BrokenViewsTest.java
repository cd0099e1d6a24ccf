package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBySecrets;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.StyledText;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsMove.Choice;
import org.ludex.testkit.secrets.SecretsMove.Choose;
import org.ludex.testkit.secrets.SecretsMove.Deal;
import org.ludex.testkit.secrets.SecretsMove.Draw;
import org.ludex.testkit.secrets.SecretsPosition;
import org.ludex.testkit.secrets.SecretsRule;
import org.ludex.testkit.secrets.Table;

/** Views with a fault, and the check that finds it. */
class BrokenViewsTest {

    @Nested
    class ViewsFollowTheGame {

        @Test
        void aDrawIsSeenByAll() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public SecretsMove view(SecretsMove move, Viewer viewer) {
                            return move instanceof Draw ? move : super.view(move, viewer);
                        }
                    }))
                    .containsExactly("linesAreSeenMoveByMove", "viewsFollowTheGame");
        }

        @Test
        void aDealIsSeenByNobody() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public SecretsMove view(SecretsMove move, Viewer viewer) {
                            SecretsMove seen = super.view(move, viewer);
                            return seen instanceof Deal ? new Deal(OptionalInt.empty(), OptionalInt.empty()) : seen;
                        }
                    }))
                    .containsExactly("linesAreSeenMoveByMove", "viewsFollowTheGame");
        }

        @Test
        void aViewCannotPlayOn() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            return move instanceof Deal deal && deal.red().isEmpty()
                                    ? Attempt.refused(Verdict.illegal(SecretsRule.N2, Facts.of("number", "?")))
                                    : super.attempt(move);
                        }
                    }))
                    .containsExactly("linesAreSeenMoveByMove", "linesCanBeConcluded", "viewsFollowTheGame");
        }
    }

    @Nested
    class OfferedMovesAreAccepted {

        @Test
        void theViewOffersLess() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public List<SecretsMove> legalMoves() {
                            List<SecretsMove> moves = super.legalMoves();
                            boolean view = table().dealt() && table().red().isEmpty();
                            return view && !moves.isEmpty() ? moves.subList(0, 1) : moves;
                        }
                    }))
                    .contains("offeredMovesAreAccepted");
        }

        @Test
        void theViewJudgesAnotherWay() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            boolean full =
                                    table().red().isPresent() && table().blue().isPresent();
                            return full && move instanceof Draw && turn() instanceof Turn.OfSeat
                                    ? Attempt.refused(Verdict.illegal(SecretsRule.AFTER_END))
                                    : super.attempt(move);
                        }
                    }))
                    .containsExactly("offeredMovesAreAccepted");
        }
    }

    /** What a view may not tell, told through one side door each. */
    @Nested
    class HiddenThingsStayHidden {

        @Test
        void aViewThatKeepsTheTruthToItselfPasses() {
            assertThat(checksFailedBySecrets((game, options, table) -> new Leaky(game, options, table, table)))
                    .isEmpty();
        }

        @Test
        void throughToString() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public String toString() {
                            return truth.toString();
                        }
                    }))
                    .containsExactly("hiddenThingsStayHidden");
        }

        @Test
        void throughTheHash() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public int hashCode() {
                            return truth.hashCode();
                        }

                        @Override
                        public boolean equals(Object other) {
                            return super.equals(other);
                        }
                    }))
                    .contains("hiddenThingsStayHidden");
        }

        @Test
        void throughTheMoveThatChanceDraws() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public SecretsMove sample(RandomGenerator random) {
                            return table().isDecided() && !table().shown()
                                    ? new SecretsMove.Show(
                                            truth.red().orElse(0), truth.blue().orElse(0))
                                    : super.sample(random);
                        }
                    }))
                    .contains("hiddenThingsStayHidden");
        }

        @Test
        void throughTheRefusalToList() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public List<SecretsMove> legalMoves() {
                            if (!listsMoves()) {
                                throw new IllegalStateException("no list: " + truth);
                            }
                            return super.legalMoves();
                        }
                    }))
                    .containsExactly("hiddenThingsStayHidden");
        }

        @Test
        void throughTheFactsOfARefusal() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            Attempt<SecretsPosition> attempt = super.attempt(move);
                            return attempt.verdict() instanceof Verdict.Illegal no && turn() instanceof Turn.Chance
                                    ? Attempt.refused(Verdict.illegal(
                                            no.rule(), no.facts().and("truth", truth.toString())))
                                    : attempt;
                        }
                    }))
                    .containsExactly("hiddenThingsStayHidden");
        }

        @Test
        void throughWhatIsLegal() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            boolean odd = truth.number(table().due()).orElse(0) % 2 != 0;
                            boolean seat = turn() instanceof Turn.OfSeat;
                            return seat && odd && new Choose(Choice.DOUBLE).equals(move)
                                    ? Attempt.refused(Verdict.illegal(
                                            SecretsRule.M2, Facts.none().as("hidden")))
                                    : super.attempt(move);
                        }
                    }))
                    .contains("hiddenThingsStayHidden");
        }

        @Test
        void throughThePicture() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public Picture picture(Look look) {
                            return new Picture(
                                    StyledText.of(text() + "\n"),
                                    Drawing.ofText(
                                            "Secrets",
                                            "1".repeat(1 + truth.red().orElse(0))));
                        }
                    }))
                    .containsExactly("hiddenThingsStayHidden");
        }

        @Test
        void throughTheScore() {
            assertThat(leaking((game, options, table, truth) -> new Leaky(game, options, table, truth) {
                        @Override
                        public List<Integer> score() {
                            return List.of(truth.red().orElse(0), truth.blue().orElse(0));
                        }
                    }))
                    .contains("hiddenThingsStayHidden");
        }

        private Set<String> leaking(Maker maker) {
            return checksFailedBySecrets((game, options, table) -> new Leaky(game, options, table, table) {
                @Override
                public SecretsPosition view(Viewer viewer) {
                    Table seen = super.view(viewer).table();
                    return maker.make(game, options, seen, table);
                }
            });
        }
    }

    interface Maker {
        SecretsPosition make(Secrets game, Options options, Table table, Table truth);
    }

    /** A view that still holds what it hides. */
    private static class Leaky extends SecretsPosition {
        private final Secrets game;
        private final Table truth;

        Leaky(Secrets game, Options options, Table table, Table truth) {
            super(game, options, table);
            this.game = game;
            this.truth = truth;
        }

        @Override
        public SecretsPosition view(Viewer viewer) {
            return new Leaky(game, options(), super.view(viewer).table(), truth);
        }
    }
}
