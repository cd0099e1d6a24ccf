package org.ludex.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;

/**
 * What every game promises, checked on seeded random games. A game's test extends this class and says which game it is;
 * the rest has defaults.
 *
 * <pre>{@code
 * class KamisadoContractTest extends GameContract<KamisadoMove, KamisadoPosition> {
 *     @Override
 *     protected Game<KamisadoMove, KamisadoPosition> game() {
 *         return new Kamisado();
 *     }
 *
 *     @Override
 *     protected List<String> optionSets() {
 *         return List.of("", "level=standard");
 *     }
 * }
 * }</pre>
 *
 * <p>A failure names the seed and the ply; {@link org.ludex.core.Playout} plays the same game from the same seed.
 *
 * @param <M> the moves of the game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<M extends Move, P extends Position<M, P>> {

    private final Map<String, RandomGames<M, P>> played = new LinkedHashMap<>();

    /** For the game's test. */
    protected GameContract() {}

    /** The game to test. */
    protected abstract Game<M, P> game();

    /** The options to test with, each set as records write it ({@code level=standard, x=y}); the defaults are "". */
    protected List<String> optionSets() {
        return List.of("");
    }

    /** How many random games to play with each set of options. */
    protected int games() {
        return 20;
    }

    /** After how many plies to stop a random game. */
    protected int cap() {
        return 1000;
    }

    /** Whether a random game that reaches the cap is a failure; otherwise it is only reported. */
    protected boolean mustEnd() {
        return false;
    }

    /** Whether seats see different things, so that their views differ from the position. */
    protected boolean hidesInformation() {
        return false;
    }

    /**
     * Further moves, legal or not, to throw at a position. Moves that were legal elsewhere in the random games are thrown
     * anyway; add what they never contain. Of a long list each position gets another share.
     */
    protected List<M> candidates(P position) {
        return List.of();
    }

    /** The random games of each set of options. For JUnit. */
    final Stream<RandomGames<M, P>> randomGames() {
        return optionSets().stream().map(text -> played.computeIfAbsent(text, this::play));
    }

    private RandomGames<M, P> play(String options) {
        return new RandomGames<>(game(), Options.parse(game(), options), games(), cap(), this::candidates);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("every listed move is judged playable and can be played")
    final void listedMovesArePlayable(RandomGames<M, P> games) {
        new MoveChecks<>(games).listedMovesArePlayable();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("no move is listed twice")
    final void listedMovesAreDistinct(RandomGames<M, P> games) {
        new MoveChecks<>(games).listedMovesAreDistinct();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("different moves have different texts")
    final void moveTextsTellMovesApart(RandomGames<M, P> games) {
        new MoveChecks<>(games).moveTextsTellMovesApart();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("legalMoveCount and Perft count the listed moves")
    final void countsAgreeWithTheLists(RandomGames<M, P> games) {
        new MoveChecks<>(games).countsAgreeWithTheLists();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("legalMoves is unmodifiable and always in the same order")
    final void listIsStableAndUnmodifiable(RandomGames<M, P> games) {
        new MoveChecks<>(games).listIsStableAndUnmodifiable();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("where moves cannot be listed, asking for the list is refused")
    final void unlistedMovesAreNotListed(RandomGames<M, P> games) {
        new MoveChecks<>(games).unlistedMovesAreNotListed();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("sample draws playable moves, the same from the same seed")
    final void drawnMovesArePlayable(RandomGames<M, P> games) {
        new MoveChecks<>(games).drawnMovesArePlayable();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a legal move leads where some listed move leads")
    final void legalMovesLeadWhereListedOnesLead(RandomGames<M, P> games) {
        new MoveChecks<>(games).legalMovesLeadWhereListedOnesLead();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("play refuses what judge refuses, naming rule, move and position")
    final void playRefusesWhatJudgeRefuses(RandomGames<M, P> games) {
        new PlayChecks<>(games).playRefusesWhatJudgeRefuses();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("every refusal has a complete message")
    final void refusalsHaveMessages(RandomGames<M, P> games) {
        new PlayChecks<>(games).refusalsHaveMessages();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("play leaves the position as it was")
    final void playLeavesThePositionAsItWas(RandomGames<M, P> games) {
        new PlayChecks<>(games).playLeavesThePositionAsItWas();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a finished game is nobody's turn, has no moves and refuses all")
    final void outcomesAreFinal(RandomGames<M, P> games) {
        new PlayChecks<>(games).outcomesAreFinal();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("random games end or reach the cap")
    final void randomGamesEnd(RandomGames<M, P> games, TestReporter reporter) {
        String report = new PlayChecks<>(games).gamesEnd(mustEnd());
        reporter.publishEntry(label("games", games), report);
        if (games.capped() > 0) {
            // Maven does not show what is published, and nobody should have to look for this.
            System.out.println(label("games", games) + ": " + report);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a replayed game gives equal positions")
    final void replayedGamesGiveEqualPositions(RandomGames<M, P> games) {
        new EqualityChecks<>(games).replayedGamesGiveEqualPositions();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("positions are equal exactly when their texts are")
    final void positionsAreEqualWhenTheirTextsAre(RandomGames<M, P> games) {
        new EqualityChecks<>(games).positionsAreEqualWhenTheirTextsAre();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a position's text gives the same position back")
    final void textsRoundTrip(RandomGames<M, P> games) {
        new TextChecks<>(games).textsRoundTrip();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a nonsense text is refused with messages or is a good position")
    final void nonsenseIsRefused(RandomGames<M, P> games) {
        new TextChecks<>(games).nonsenseIsRefused();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("positions know their game, options and seats")
    final void positionsKnowTheirGame(RandomGames<M, P> games) {
        new DescriptorChecks<>(game()).seatsHaveIds(games.options());
        new TableChecks<>(games).positionsKnowTheirGame();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("a seat's view leaks nothing")
    final void viewsLeakNothing(RandomGames<M, P> games) {
        new TableChecks<>(games).viewsLeakNothing(hidesInformation());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("refusals and outcomes name rules of the game")
    final void rulesMetAreTheGames(RandomGames<M, P> games, TestReporter reporter) {
        reporter.publishEntry(label("rules", games), new TableChecks<>(games).rulesMet());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("randomGames")
    @DisplayName("pictures can be read: plain, coloured and SVG")
    final void picturesCanBeRead(RandomGames<M, P> games) {
        new PictureChecks<>(games).picturesCanBeRead();
    }

    @Test
    @DisplayName("the game is found by its id")
    final void gameIsFoundById() {
        new DescriptorChecks<>(game()).isFoundById();
    }

    @Test
    @DisplayName("the module provides the game and lets core read its messages")
    final void moduleOffersTheGame() {
        ModuleCheck.of(game()).ifPresent(check -> check.offers(game()));
    }

    @Test
    @DisplayName("unknown options and bad values are refused")
    final void unknownOptionsAreRefused() {
        new DescriptorChecks<>(game()).unknownOptionsAreRefused();
    }

    @Test
    @DisplayName("rules have codes of their own and titles")
    final void rulesHaveCodesAndTitles() {
        new DescriptorChecks<>(game()).rulesHaveCodesAndTitles();
    }

    @Test
    @DisplayName("every language has every sentence, with the same named places")
    final void languagesAreComplete() {
        game().rules().stream()
                .map(Texts::home)
                .distinct()
                .map(Translations::beside)
                .forEach(sentences -> sentences.languages().forEach(language -> sentences.check(language, Set.of())));
    }

    private String label(String what, RandomGames<M, P> games) {
        return game().id() + " (" + games + ") " + what;
    }
}
