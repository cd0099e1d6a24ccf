package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesMove.Take;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;

/** Two views that differ in one thing: whoever reads everything finds it, and names it. */
@DisplayName("Whoever reads a view sees a difference in")
class ReadingTest {

    private static final Pebbles PEBBLES = new Pebbles();
    private static final List<Integer> HEAPS = List.of(3, 4, 5);
    private static final Locale PERSIAN = Locale.forLanguageTag("fa");
    private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, PERSIAN);
    private static final List<PebblesMove> TRIED = List.of(new Take(1, 1), new Take(9, 1));

    private static Reading read(PebblesPosition position) {
        return Reading.of(position, Viewer.of(Side.RED), TRIED, LOCALES);
    }

    /** Fails unless the first thing that tells a position from the usual one is this. */
    private static void tells(String what, PebblesPosition other) {
        differ(what, read(new Usual()), read(other));
    }

    private static void differ(String what, Reading usual, Reading other) {
        assertThatThrownBy(() -> usual.checkSame(other, "here"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("[here: " + what + " tells apart what is hidden]");
    }

    private static class Usual extends PebblesPosition {
        Usual() {
            super(PEBBLES, PEBBLES.defaults(), HEAPS, Side.RED);
        }
    }

    @Test
    @DisplayName("nothing, where there is none, whatever is thrown")
    void nothing() {
        assertThatCode(() -> read(new Usual()).checkSame(read(new Usual()), "here"))
                .doesNotThrowAnyException();
        assertThatCode(() -> read(throwing(new IllegalStateException("no list")))
                        .checkSame(read(throwing(new IllegalStateException("no list"))), "here"))
                .doesNotThrowAnyException();
    }

    private static PebblesPosition throwing(RuntimeException thrown) {
        return new Usual() {
            @Override
            public List<PebblesMove> legalMoves() {
                throw thrown;
            }

            @Override
            public long legalMoveCount() {
                return 0;
            }
        };
    }

    @Nested
    @DisplayName("a position:")
    class OfPositions {

        @Test
        @DisplayName("its equality, hash, text and words")
        void values() {
            tells("equality", new PebblesPosition(PEBBLES, PEBBLES.defaults(), HEAPS, Side.BLUE));
            tells("hash", new Usual() {
                @Override
                public boolean equals(Object other) {
                    return super.equals(other);
                }

                @Override
                public int hashCode() {
                    return super.hashCode() + 1;
                }
            });
            tells("text", new Usual() {
                @Override
                public String text() {
                    return "3/4/5 blue";
                }
            });
            tells("toString", new Usual() {
                @Override
                public String toString() {
                    return "heaps";
                }
            });
        }

        @Test
        @DisplayName("its options, turn, end and score")
        void state() {
            tells("options", new Usual() {
                @Override
                public Options options() {
                    return Options.parse(PEBBLES, "last=loses");
                }
            });
            tells("turn", new Usual() {
                @Override
                public Turn turn() {
                    return Turn.of(Side.BLUE);
                }
            });
            tells("mid-turn", new Usual() {
                @Override
                public boolean isMidTurn() {
                    return true;
                }
            });
            tells("outcome", new Usual() {
                @Override
                public Outcome outcome() {
                    return Outcome.won(Side.RED, PebblesRule.E1);
                }
            });
            tells("score", new Usual() {
                @Override
                public List<Integer> score() {
                    return List.of(1, 2);
                }
            });
        }

        @Test
        @DisplayName("its moves: whether they are listed, which, how many, and which is drawn")
        void moves() {
            tells("lists moves", new Usual() {
                @Override
                public boolean listsMoves() {
                    return false;
                }
            });
            tells("legal moves", new Usual() {
                @Override
                public List<PebblesMove> legalMoves() {
                    return List.of(new Take(1, 1));
                }
            });
            tells("count of moves", new Usual() {
                @Override
                public long legalMoveCount() {
                    return 1;
                }
            });
            tells("drawn move", new Usual() {
                @Override
                public PebblesMove sample(RandomGenerator random) {
                    return new Take(9, 9);
                }
            });
        }

        @Test
        @DisplayName("what it throws, by the type and by the message")
        void exceptions() {
            Reading usual = read(throwing(new IllegalStateException("no list")));
            differ("legal moves", usual, read(throwing(new IllegalStateException("no 7"))));
            differ("legal moves", usual, read(throwing(new UnsupportedOperationException("no list"))));
        }

        @Test
        @DisplayName("its message, in each language")
        void messages() {
            for (Locale locale : LOCALES) {
                tells("message in " + locale, new Usual() {
                    @Override
                    public String message(Locale in) {
                        return in.equals(locale) ? "Red is lucky." : super.message(in);
                    }
                });
            }
        }
    }

    @Nested
    @DisplayName("a picture:")
    class OfPictures {

        private static final Ink INK = Ink.of(0x000000, 0xFFFFFF);

        @Test
        @DisplayName("its text, its colours and its drawing")
        void parts() {
            tells("picture in en, plain", looking(picture -> new Picture(StyledText.of("o"), picture.drawing())));
            Picture bare = new Picture(StyledText.of("o"), new Usual().picture().drawing());
            Picture inked = new Picture(StyledText.of("o", INK), bare.drawing());
            differ("picture in en, coloured", read(looking(any -> bare)), read(looking(any -> inked)));
            tells("picture in en, SVG", looking(picture -> new Picture(picture.text(), dotted(picture.drawing()))));
        }

        private Drawing dotted(Drawing drawing) {
            return new Drawing(
                    drawing.title(),
                    drawing.width(),
                    drawing.height(),
                    List.of(new Shape.Label(new Shape.Point(5, 5), 5, "o", 0)));
        }

        private PebblesPosition looking(UnaryOperator<Picture> change) {
            return new Usual() {
                @Override
                public Picture picture(Look look) {
                    return change.apply(super.picture(look));
                }
            };
        }

        @Test
        @DisplayName("the one in another language, and the one from the own side")
        void looks() {
            tells("picture in fa, plain", new Usual() {
                @Override
                public Picture picture(Look look) {
                    return look.side().isEmpty() && look.locale().equals(PERSIAN)
                            ? super.picture(look.in(Locale.ENGLISH))
                            : super.picture(look);
                }
            });
            tells("own picture in en, plain", new Usual() {
                @Override
                public Picture picture(Look look) {
                    return look.side().isPresent() ? super.picture(look.from(Side.BLUE)) : super.picture(look);
                }
            });
        }
    }

    @Nested
    @DisplayName("an attempt:")
    class OfAttempts {

        @Test
        @DisplayName("its verdict, also in words")
        void verdicts() {
            tells("attempt 1-1", new Usual() {
                @Override
                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                    return move.equals(new Take(1, 1))
                            ? Attempt.refused(Verdict.illegal(PebblesRule.P1))
                            : super.attempt(move);
                }
            });
            tells("verdict on 9-1 in en", new Usual() {
                @Override
                public Verdict judge(PebblesMove move) {
                    return move.heap() == 9 ? Verdict.legal() : super.judge(move);
                }
            });
        }

        @Test
        @DisplayName("where it leads, also in a picture")
        void positions() {
            tells("play 1-1", new Usual() {
                @Override
                public PebblesPosition play(PebblesMove move) {
                    return super.play(move.equals(new Take(1, 1)) ? new Take(2, 1) : move);
                }
            });
            tells("picture after 1-1, plain", new Usual() {
                @Override
                public Picture pictureAfter(List<? extends PebblesMove> moves, Look look) {
                    return moves.equals(List.of(new Take(1, 1)))
                            ? super.pictureAfter(List.of(new Take(2, 1)), look)
                            : super.pictureAfter(moves, look);
                }
            });
        }
    }

    @Nested
    @DisplayName("a line:")
    class OfLines {

        private Reading read(PebblesPosition start, PebblesMove... moves) {
            return Reading.of(Line.of(start, List.of(moves)), LOCALES);
        }

        @Test
        @DisplayName("its moves, its hash and where it starts")
        void values() {
            differ("equality", read(new Usual()), read(new Usual(), new Take(1, 1)));
            differ("hash", read(new Usual()), read(new Usual() {
                @Override
                public boolean equals(Object other) {
                    return super.equals(other);
                }

                @Override
                public int hashCode() {
                    return super.hashCode() + 1;
                }
            }));
            differ("start", read(new Usual()), read(new Usual() {
                @Override
                public String text() {
                    return "3/4/5 blue";
                }
            }));
        }

        @Test
        @DisplayName("its positions")
        void positions() {
            differ("positions", read(new Usual(), new Take(1, 1)), read(endingIn("2/4/5 ?"), new Take(1, 1)));
        }

        /** Leads to a position with another text. */
        private PebblesPosition endingIn(String text) {
            return new Usual() {
                @Override
                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                    return super.attempt(move)
                            .map(next -> new PebblesPosition(PEBBLES, next.options(), next.heaps(), next.side()) {
                                @Override
                                public String text() {
                                    return text;
                                }
                            });
                }
            };
        }

        @Test
        @DisplayName("its state in words, also after a move is taken back")
        void messages() {
            PebblesPosition wordy = new Usual() {
                @Override
                public String message(Locale locale) {
                    return "Red is lucky.";
                }
            };
            differ("message in en", read(new Usual()), read(wordy));
            differ("undo: message in en", read(new Usual(), new Take(1, 1)), read(wordy, new Take(1, 1)));
        }

        @Test
        @DisplayName("whether something can be redone")
        void undone() {
            Line<PebblesMove, PebblesPosition> line = Line.of(new Usual());
            Line<PebblesMove, PebblesPosition> undone = Line.<PebblesMove, PebblesPosition>of(new Usual())
                    .play(new Take(1, 1))
                    .undo();
            assertThat(undone).isEqualTo(line);
            differ("redo", Reading.of(line, LOCALES), Reading.of(undone, LOCALES));
        }
    }
}
