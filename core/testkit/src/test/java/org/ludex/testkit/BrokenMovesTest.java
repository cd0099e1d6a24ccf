package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;
import static org.ludex.testkit.Broken.checksFailedBySecrets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesMove.Mumble;
import org.ludex.testkit.pebbles.PebblesMove.Take;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;

/** Lists of moves with a fault, and the check that finds it. */
class BrokenMovesTest {

    @Test
    void nothingIsWrongWithGoodGames() {
        assertThat(checksFailedByPositions(PebblesPosition::new)).isEmpty();
        assertThat(checksFailedBySecrets(SecretsPosition::new)).isEmpty();
    }

    @Nested
    class ListedMovesArePlayable {

        @Test
        void anIllegalMoveIsListed() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    return heaps().equals(List.of(3, 4, 5)) && side() == Side.RED
                                            ? with(super.legalMoves(), new Take(1, 5))
                                            : super.legalMoves();
                                }
                            }))
                    .containsExactly("listedMovesArePlayable");
        }

        @Test
        void playThrowsOnAListedMove() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    if (heaps().equals(List.of(3, 4, 5)) && move.equals(new Take(3, 1))) {
                                        throw new ArrayIndexOutOfBoundsException("a bug");
                                    }
                                    return super.attempt(move);
                                }
                            }))
                    .contains("listedMovesArePlayable");
        }
    }

    @Nested
    class ListedMovesAreDistinct {

        @Test
        void aMoveIsListedTwice() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    List<PebblesMove> moves = super.legalMoves();
                                    return moves.isEmpty() ? moves : with(moves, moves.get(0));
                                }
                            }))
                    .containsExactly("listedMovesAreDistinct");
        }
    }

    @Nested
    class MoveTextsTellMovesApart {

        @Test
        void allMovesHaveTheSameText() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    return super.legalMoves().stream()
                                            .<PebblesMove>map(move -> new Mumble(move.heap(), move.count(), "take"))
                                            .toList();
                                }
                            }))
                    .containsExactly("moveTextsTellMovesApart");
        }

        @Test
        void aTextHasATab() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    return super.legalMoves().stream()
                                            .<PebblesMove>map(move -> new Mumble(
                                                    move.heap(),
                                                    move.count(),
                                                    move.toString().replace('-', '\t')))
                                            .toList();
                                }
                            }))
                    .containsExactly("moveTextsTellMovesApart");
        }
    }

    @Nested
    class CountsAgreeWithTheLists {

        @Test
        void oneTooMany() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public long legalMoveCount() {
                                    return super.legalMoveCount() + 1;
                                }
                            }))
                    .containsExactly("countsAgreeWithTheLists");
        }

        @Test
        void oneTooManyWhereNoGameCame() {
            PebblesPosition unmet = whereNoGameComes();
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public long legalMoveCount() {
                                    return super.legalMoveCount() + (equals(unmet) ? 1 : 0);
                                }
                            }))
                    .containsExactly("countsAgreeWithTheLists");
        }

        /** A position one move away from the start, after none of the first moves of the random games. */
        private PebblesPosition whereNoGameComes() {
            Pebbles pebbles = new Pebbles();
            Options options = Options.parse(pebbles, "last=loses");
            RandomGames<PebblesMove, PebblesPosition> games =
                    new RandomGames<>(pebbles, options, 5, 60, position -> List.of());
            PebblesPosition start = pebbles.start(options);
            return start.legalMoves().stream()
                    .map(start::play)
                    .filter(next -> games.walks().stream()
                            .noneMatch(walk -> walk.positions().contains(next)))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Nested
    class ListIsStableAndUnmodifiable {

        @Test
        void theListCanGrow() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    return new ArrayList<>(super.legalMoves());
                                }
                            }))
                    .containsExactly("listIsStableAndUnmodifiable");
        }

        @Test
        void theListCanBeOverwritten() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    return Arrays.asList(super.legalMoves().toArray(PebblesMove[]::new));
                                }
                            }))
                    .containsExactly("listIsStableAndUnmodifiable");
        }

        @Test
        void theOrderDependsOnMoreThanThePosition() {
            SeededRandom coin = new SeededRandom(1);
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                private final boolean turned = coin.nextInt(2) == 0;

                                @Override
                                public List<PebblesMove> legalMoves() {
                                    List<PebblesMove> moves = new ArrayList<>(super.legalMoves());
                                    if (turned) {
                                        Collections.reverse(moves);
                                    }
                                    return List.copyOf(moves);
                                }
                            }))
                    .containsExactly("listIsStableAndUnmodifiable");
        }
    }

    @Nested
    class UnlistedMovesAreNotListed {

        @Test
        void anEmptyListInsteadOfARefusal() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public List<SecretsMove> legalMoves() {
                            return listsMoves() ? super.legalMoves() : List.of();
                        }
                    }))
                    .containsExactly("unlistedMovesAreNotListed");
        }
    }

    @Nested
    class DrawnMovesArePlayable {

        @Test
        void chanceDrawsWhatCannotBe() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public SecretsMove sample(RandomGenerator random) {
                            return random.nextInt(3) == 0
                                    ? new SecretsMove.Deal(OptionalInt.of(100), OptionalInt.of(0))
                                    : super.sample(random);
                        }
                    }))
                    .containsExactly("drawnMovesArePlayable");
        }

        @Test
        void aDrawnMoveIsNotListed() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesMove sample(RandomGenerator random) {
                                    PebblesMove move = super.sample(random);
                                    return random.nextInt(4) == 0 ? new Take(move.heap(), 9) : move;
                                }
                            }))
                    .containsExactly("drawnMovesArePlayable");
        }

        @Test
        void theSeedDoesNotDecide() {
            AtomicInteger drawn = new AtomicInteger();
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesMove sample(RandomGenerator random) {
                                    List<PebblesMove> moves = legalMoves();
                                    return moves.isEmpty()
                                            ? super.sample(random)
                                            : moves.get(drawn.incrementAndGet() % moves.size());
                                }
                            }))
                    .containsExactly("drawnMovesArePlayable");
        }

        @Test
        void somethingIsDrawnAfterTheEnd() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesMove sample(RandomGenerator random) {
                                    return legalMoves().isEmpty() ? new Take(1, 1) : super.sample(random);
                                }
                            }))
                    .containsExactly("drawnMovesArePlayable");
        }
    }

    @Nested
    class LegalMovesLeadWhereListedOnesLead {

        @Test
        void aLegalMoveIsNotListed() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    return heaps().get(2) == 5 && new Take(3, 4).equals(move)
                                            ? Attempt.legal(after(move))
                                            : super.attempt(move);
                                }
                            }))
                    .containsExactly("legalMovesLeadWhereListedOnesLead");
        }

        @Test
        void aListedMoveIsForgotten() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> legalMoves() {
                                    List<PebblesMove> moves = super.legalMoves();
                                    return moves.size() > 4 ? moves.subList(1, moves.size()) : moves;
                                }
                            }))
                    .containsExactly("legalMovesLeadWhereListedOnesLead");
        }
    }

    @Nested
    class OutcomesAreFinal {

        @Test
        void theTurnGoesOn() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Turn turn() {
                                    return Turn.of(side());
                                }
                            }))
                    .containsExactly("outcomesAreFinal");
        }

        @Test
        void aMoveIsLegalAfterTheEnd() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    return outcome().isOpen() || !new Take(9, 1).equals(move)
                                            ? super.attempt(move)
                                            : Attempt.legal(this);
                                }
                            }))
                    .containsExactly("outcomesAreFinal");
        }

        @Test
        void movesAreListedAfterTheEnd() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Outcome outcome() {
                                    return heaps().stream()
                                                            .mapToInt(held -> held)
                                                            .sum()
                                                    < 3
                                            ? Outcome.won(side(), PebblesRule.E1)
                                            : Outcome.open();
                                }
                            }))
                    .contains("outcomesAreFinal");
        }

        @Test
        void noMoveAndNoEnd() {
            // Positions read from texts have the same fault, and their check says so too.
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Outcome outcome() {
                                    return Outcome.open();
                                }
                            }))
                    .containsExactly("nonsenseIsRefused", "outcomesAreFinal");
        }

        @Test
        void aWinnerWhoDoesNotPlay() {
            Seat stranger = new Seat() {
                @Override
                public String id() {
                    return "G";
                }

                @Override
                public int ordinal() {
                    return 2;
                }
            };
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Outcome outcome() {
                                    return super.outcome().isOpen()
                                            ? Outcome.open()
                                            : Outcome.won(stranger, PebblesRule.E1);
                                }
                            }))
                    .containsExactly("outcomesAreFinal");
        }
    }

    @Nested
    class RandomGamesEnd {

        @Test
        void aGameThatNeedNot() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    return super.attempt(move)
                                            .map(next -> next.outcome().isOpen() ? next : game.start(options));
                                }
                            }))
                    .containsExactly("randomGamesEnd");
        }

        @Test
        void aGameThatBreaksOffOnce() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        private final AtomicInteger plays = new AtomicInteger();

                        @Override
                        protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                            return new PebblesPosition(this, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    if (plays.getAndIncrement() == 3) {
                                        throw new ArithmeticException("a bug");
                                    }
                                    return super.attempt(move);
                                }
                            };
                        }
                    }))
                    .containsExactly("randomGamesEnd");
        }
    }

    private static List<PebblesMove> with(List<PebblesMove> moves, PebblesMove more) {
        return Stream.concat(moves.stream(), Stream.of(more)).toList();
    }
}
