package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.BoardCell;
import org.ludex.core.Footprint;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Seat;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.testkit.pebbles.Heap;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesMove.Stray;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.Side;

/** Lines, cells and pictures with a fault, and the check that finds it. */
class BrokenBoardTest {

    @Nested
    class LinesGoBackAndForth {

        @Test
        void anAttemptLeadsElsewhereThanPlay() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    return super.attempt(move)
                                            .map(next -> next.outcome().isOpen() ? next : game.start(options));
                                }

                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    return super.attempt(move).isPlayed() ? after(move) : super.play(move);
                                }
                            }))
                    .contains("attemptAgreesWithJudgeAndPlay", "linesGoBackAndForth");
        }
    }

    @Nested
    class LinesCanBeConcluded {

        @Test
        void whoResignsWinsWithTheOthers() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public List<? extends Seat> opponents(Seat seat, Options options) {
                            return seats(options);
                        }
                    }))
                    .containsExactly("linesCanBeConcluded", "positionsKnowTheirGame");
        }
    }

    @Nested
    class CellsHaveNamesOfTheirOwn {

        @Test
        void twoCellsShareAnId() {
            assertThat(withFootprints(move -> Footprint.off(List.of(new Odd("h1", move.heap())))))
                    .contains("cellsHaveNamesOfTheirOwn");
        }

        @Test
        void anIdIsEmpty() {
            assertThat(withFootprints(move -> Footprint.off(List.of(new Odd("", 1)))))
                    .contains("cellsHaveNamesOfTheirOwn");
        }

        @Test
        void aCellThatIsLeftIsNotTouched() {
            assertThat(withFootprints(move -> new Footprint(List.of(new Heap(move.heap())), List.of(), List.of())))
                    .containsExactly("cellsHaveNamesOfTheirOwn");
        }
    }

    @Nested
    class CellsAreInThePicture {

        @Test
        void aCellIsNowhereOnTheBoard() {
            assertThat(withFootprints(move ->
                            Footprint.off(List.of(new Heap(move.heap()))).touching(List.of(new Heap(99)))))
                    .containsExactly("cellsAreInThePicture");
        }
    }

    private static Set<String> withFootprints(Function<PebblesMove, Footprint> footprint) {
        return checksFailedByPositions((game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
            @Override
            public List<PebblesMove> legalMoves() {
                return super.legalMoves().stream()
                        .<PebblesMove>map(move -> new Stray(move.heap(), move.count(), footprint.apply(move)))
                        .toList();
            }
        });
    }

    private record Odd(String id, int number) implements BoardCell {}

    @Nested
    class MovesFromBeginOnTheirCell {

        @Test
        void everyMoveIsGiven() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public List<PebblesMove> movesFrom(BoardCell cell) {
                                    return legalMoves();
                                }
                            }))
                    .containsExactly("movesFromBeginOnTheirCell");
        }
    }

    @Nested
    class PicturesCanBeTurned {

        @Test
        void theSideIsIgnored() {
            assertThat(seenBy(look -> new Look(Optional.empty(), look.marked(), look.arrows(), look.locale())))
                    .containsExactly("picturesCanBeTurned");
        }

        @Test
        void theSideIsIgnoredInTheTextOrInTheDrawing() {
            assertThat(mixed((turned, usual) -> new Picture(usual.text(), turned.drawing())))
                    .containsExactly("picturesCanBeTurned");
            assertThat(mixed((turned, usual) -> new Picture(turned.text(), usual.drawing())))
                    .containsExactly("picturesCanBeTurned");
        }

        private Set<String> mixed(BinaryOperator<Picture> mix) {
            return checksFailedByPositions((game, options, heaps, side) ->
                    new PebblesPosition(game, options, heaps, side) {
                        @Override
                        public Picture picture(Look look) {
                            Look usual = new Look(Optional.empty(), look.marked(), look.arrows(), look.locale());
                            return mix.apply(super.picture(look), super.picture(usual));
                        }
                    });
        }

        @Test
        void aPieceIsMissingFromTheOtherSide() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Picture picture(Look look) {
                                    Picture picture = super.picture(look);
                                    return look.side().filter(Side.BLUE::equals).isPresent()
                                            ? new Picture(picture.text(), without("pebble", picture.drawing()))
                                            : picture;
                                }
                            }))
                    .containsExactly("picturesCanBeTurned");
        }

        private Drawing without(String piece, Drawing drawing) {
            List<Shape> shapes = drawing.shapes().stream()
                    .filter(shape -> !(shape instanceof Shape.Group group)
                            || !group.data().containsValue(piece))
                    .toList();
            return new Drawing(drawing.title(), drawing.width(), drawing.height(), shapes);
        }
    }

    @Nested
    class SeveralMovesAreShown {

        @Test
        void onlyOneMoveIsPossible() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Picture pictureAfter(List<? extends PebblesMove> moves, Look look) {
                                    return play(moves.get(0)).picture(look);
                                }
                            }))
                    .containsExactly("severalMovesAreShown");
        }
    }

    @Nested
    class MarksAndArrowsAreDrawn {

        @Test
        void marksAreIgnored() {
            assertThat(seenBy(look -> new Look(look.side(), List.of(), look.arrows(), look.locale())))
                    .containsExactly("marksAndArrowsAreDrawn");
        }

        @Test
        void arrowsAreIgnored() {
            assertThat(seenBy(look -> new Look(look.side(), look.marked(), List.of(), look.locale())))
                    .containsExactly("marksAndArrowsAreDrawn");
        }
    }

    @Nested
    class CaptionsAreTranslated {

        @Test
        void theLanguageIsIgnored() {
            assertThat(seenBy(look -> look.in(Locale.ENGLISH))).containsExactly("captionsAreTranslated");
        }
    }

    private static Set<String> seenBy(UnaryOperator<Look> change) {
        return checksFailedByPositions((game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
            @Override
            public Picture picture(Look look) {
                return super.picture(change.apply(look));
            }
        });
    }
}
