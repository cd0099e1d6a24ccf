package org.ludex.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Viewer;

/**
 * The contract of every game, checked on seeded random games. Extend this class in the test of a game and name the
 * game; everything else has a default.
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
 * <p>A game with hidden information overrides {@link #hidesInformation()} and {@link #shuffleHidden}. A game with moves
 * that random play never lists adds them in {@link #candidates}.
 *
 * <p>A failure names the seed and the ply; {@link org.ludex.core.Playout} replays the game from that seed.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<M extends Move, P extends Position<M, P>> {

    private final Map<String, RandomGames<M, P>> played = new LinkedHashMap<>();
    private List<Locale> locales = List.of();

    /** For the game's test. */
    protected GameContract() {}

    /** The game to test. */
    protected abstract Game<M, P> game();

    /**
     * The sets of options to test with, each written as in records ({@code level=standard, x=y}); "" stands for the
     * defaults.
     */
    protected List<String> optionSets() {
        return List.of("");
    }

    /** The number of random games to play with each set of options. */
    protected int games() {
        return 20;
    }

    /** The number of plies after which a random game is stopped. */
    protected int cap() {
        return 1000;
    }

    /** Whether a random game that reaches the cap is a failure. Otherwise it is only reported. */
    protected boolean mustEnd() {
        return false;
    }

    /** Whether seats see different things, so that their views differ from the position. */
    protected boolean hidesInformation() {
        return false;
    }

    /**
     * More moves, legal or not, to try on a position. Moves that were legal elsewhere in the random games are tried
     * anyway, so add those that never occur there. If the list is long, each position tries a different part of it.
     */
    protected List<M> candidates(P position) {
        return List.of();
    }

    /**
     * Another position that looks the same to a viewer: what is hidden from them is shuffled, and everything else stays
     * the same. The contract compares everything that the viewer can learn from the two. Empty if nothing is hidden.
     *
     * @param position the position
     * @param viewer the seat or the spectator who looks at it
     * @param random the source of randomness
     */
    protected Optional<P> shuffleHidden(P position, Viewer viewer, RandomGenerator random) {
        return Optional.empty();
    }

    /**
     * The languages besides English in which every message must exist, as tags such as {@code fa}. By default, those
     * that the rules have a bundle for.
     */
    protected Set<String> languages() {
        Set<String> found = new TreeSet<>();
        homes().map(Translations::beside).forEach(sentences -> found.addAll(sentences.languages()));
        return found;
    }

    /**
     * The Latin words that captions and option descriptions in another script contain, such as codes of cards, besides
     * the names and values of options, names of games and codes of rules. None by default.
     */
    protected Pattern latinWords() {
        return Pattern.compile("(?!)");
    }

    /**
     * The keys of messages whose numbers are never 1, such as {@code refusal.heaps.many}, so that they need no
     * singular.
     */
    protected Set<String> messagesWithFixedNumbers() {
        return Set.of();
    }

    /** The random games of each set of options. For JUnit. */
    final Stream<RandomGames<M, P>> randomGames() {
        return optionSets().stream().map(text -> played.computeIfAbsent(text, this::play));
    }

    private RandomGames<M, P> play(String options) {
        return new RandomGames<>(game(), Options.parse(game(), options), games(), cap(), this::candidates);
    }

    @ForEachSetOfOptions
    @DisplayName("every listed move is judged playable and can be played")
    final void listedMovesArePlayable(RandomGames<M, P> games) {
        new MoveChecks<>(games).listedMovesArePlayable();
    }

    @ForEachSetOfOptions
    @DisplayName("no move is listed twice")
    final void listedMovesAreDistinct(RandomGames<M, P> games) {
        new MoveChecks<>(games).listedMovesAreDistinct();
    }

    @ForEachSetOfOptions
    @DisplayName("different moves have different texts")
    final void moveTextsTellMovesApart(RandomGames<M, P> games) {
        new MoveChecks<>(games).moveTextsTellMovesApart();
    }

    @ForEachSetOfOptions
    @DisplayName("legalMoveCount and Perft count the listed moves")
    final void countsAgreeWithTheLists(RandomGames<M, P> games) {
        new MoveChecks<>(games).countsAgreeWithTheLists();
    }

    @ForEachSetOfOptions
    @DisplayName("legalMoves is unmodifiable and always in the same order")
    final void listIsStableAndUnmodifiable(RandomGames<M, P> games) {
        new MoveChecks<>(games).listIsStableAndUnmodifiable();
    }

    @ForEachSetOfOptions
    @DisplayName("where moves cannot be listed, asking for the list is refused")
    final void unlistedMovesAreNotListed(RandomGames<M, P> games) {
        new MoveChecks<>(games).unlistedMovesAreNotListed();
    }

    @ForEachSetOfOptions
    @DisplayName("sample draws playable moves, the same from the same seed")
    final void drawnMovesArePlayable(RandomGames<M, P> games) {
        new MoveChecks<>(games).drawnMovesArePlayable();
    }

    @ForEachSetOfOptions
    @DisplayName("a legal move leads to a position that some listed move leads to")
    final void legalMovesLeadWhereListedOnesLead(RandomGames<M, P> games) {
        new MoveChecks<>(games).legalMovesLeadWhereListedOnesLead();
    }

    @ForEachSetOfOptions
    @DisplayName("play refuses what judge refuses, naming rule, move and position")
    final void playRefusesWhatJudgeRefuses(RandomGames<M, P> games) {
        new PlayChecks<>(games).playRefusesWhatJudgeRefuses();
    }

    @ForEachSetOfOptions
    @DisplayName("every refusal has a complete message")
    final void refusalsHaveMessages(RandomGames<M, P> games) {
        new PlayChecks<>(games).refusalsHaveMessages();
    }

    @ForEachSetOfOptions
    @DisplayName("play leaves the position as it was")
    final void playLeavesThePositionAsItWas(RandomGames<M, P> games) {
        new PlayChecks<>(games).playLeavesThePositionAsItWas();
    }

    @ForEachSetOfOptions
    @DisplayName("in a finished game it is nobody's turn, and every move is refused")
    final void outcomesAreFinal(RandomGames<M, P> games) {
        new PlayChecks<>(games).outcomesAreFinal();
    }

    @ForEachSetOfOptions
    @DisplayName("random games end or reach the cap")
    final void randomGamesEnd(RandomGames<M, P> games, TestReporter reporter) {
        String report = new PlayChecks<>(games).gamesEnd(mustEnd());
        reporter.publishEntry(label("games", games), report);
        if (games.capped() > 0) {
            // Maven does not show what is published, and nobody should have to look for this.
            System.out.println(label("games", games) + ": " + report);
        }
    }

    @ForEachSetOfOptions
    @DisplayName("a replayed game gives equal positions")
    final void replayedGamesGiveEqualPositions(RandomGames<M, P> games) {
        new EqualityChecks<>(games).replayedGamesGiveEqualPositions();
    }

    @ForEachSetOfOptions
    @DisplayName("positions are equal exactly when their texts are")
    final void positionsAreEqualWhenTheirTextsAre(RandomGames<M, P> games) {
        new EqualityChecks<>(games).positionsAreEqualWhenTheirTextsAre();
    }

    @ForEachSetOfOptions
    @DisplayName("a position's text gives the same position back")
    final void textsRoundTrip(RandomGames<M, P> games) {
        new TextChecks<>(games).textsRoundTrip();
    }

    @ForEachSetOfOptions
    @DisplayName("a nonsense text is refused with a message or is a valid position")
    final void nonsenseIsRefused(RandomGames<M, P> games) {
        new TextChecks<>(games).nonsenseIsRefused();
    }

    @ForEachSetOfOptions
    @DisplayName("positions know their game, options and seats")
    final void positionsKnowTheirGame(RandomGames<M, P> games) {
        new DescriptorChecks<>(game()).seatsHaveIds(games.options());
        new TableChecks<>(games).positionsKnowTheirGame();
    }

    @ForEachSetOfOptions
    @DisplayName("attempt, judge and play agree")
    final void attemptAgreesWithJudgeAndPlay(RandomGames<M, P> games) {
        new AttemptChecks<>(games).attemptAgreesWithJudgeAndPlay();
    }

    @ForEachSetOfOptions
    @DisplayName("null, moves of other games and seats that do not take part are refused by name")
    final void strangersAreRefused(RandomGames<M, P> games) {
        new AttemptChecks<>(games).strangersAreRefused();
    }

    @ForEachSetOfOptions
    @DisplayName("a move is a decision of a seat or an event of chance, never both")
    final void chanceIsApart(RandomGames<M, P> games) {
        new ChanceChecks<>(games).chanceIsApart();
    }

    @ForEachSetOfOptions
    @DisplayName("a turn belongs to one seat")
    final void turnsHoldTogether(RandomGames<M, P> games) {
        new ChanceChecks<>(games).turnsHoldTogether();
    }

    @ForEachSetOfOptions
    @DisplayName("a view leaks nothing")
    final void viewsLeakNothing(RandomGames<M, P> games) {
        new ViewChecks<>(games).viewsLeakNothing(hidesInformation());
    }

    @ForEachSetOfOptions
    @DisplayName("playing what is seen of the moves gives what is seen of the positions")
    final void viewsFollowTheGame(RandomGames<M, P> games) {
        new ViewChecks<>(games).viewsFollowTheGame();
    }

    @ForEachSetOfOptions
    @DisplayName("a seat's view lists and judges moves as the position does at its turn")
    final void offeredMovesAreAccepted(RandomGames<M, P> games) {
        new ViewChecks<>(games).offeredMovesAreAccepted();
    }

    @ForEachSetOfOptions
    @DisplayName("nothing that a viewer can read depends on what is hidden")
    final void hiddenThingsStayHidden(RandomGames<M, P> games) {
        if (hidesInformation()) {
            int pairs = new SecretChecks<>(games, this::shuffleHidden, locales()).hiddenThingsStayHidden();
            Assumptions.assumeTrue(pairs > 0, "shuffleHidden gives no position to compare with");
        }
    }

    @ForEachSetOfOptions
    @DisplayName("lines undo and redo moves and turns")
    final void linesGoBackAndForth(RandomGames<M, P> games) {
        new LineChecks<>(games).linesGoBackAndForth();
    }

    @ForEachSetOfOptions
    @DisplayName("the view of a line is the views of its moves and positions")
    final void linesAreSeenMoveByMove(RandomGames<M, P> games) {
        new LineChecks<>(games).linesAreSeenMoveByMove();
    }

    @ForEachSetOfOptions
    @DisplayName("a seat can resign, and its opponents win")
    final void linesCanBeConcluded(RandomGames<M, P> games) {
        new LineChecks<>(games).linesCanBeConcluded();
    }

    @ForEachSetOfOptions
    @DisplayName("the cells of moves have unique ids")
    final void cellsHaveNamesOfTheirOwn(RandomGames<M, P> games) {
        new CellChecks<>(games).cellsHaveNamesOfTheirOwn();
    }

    @ForEachSetOfOptions
    @DisplayName("movesFrom gives the listed moves that begin on a cell")
    final void movesFromBeginOnTheirCell(RandomGames<M, P> games) {
        new CellChecks<>(games).movesFromBeginOnTheirCell();
    }

    @ForEachSetOfOptions
    @DisplayName("the cells of the listed moves are in the SVG")
    final void cellsAreInThePicture(RandomGames<M, P> games) {
        new CellChecks<>(games).cellsAreInThePicture();
    }

    @ForEachSetOfOptions
    @DisplayName("refusals and outcomes name rules of the game")
    final void rulesMetAreTheGames(RandomGames<M, P> games, TestReporter reporter) {
        reporter.publishEntry(label("rules", games), new TableChecks<>(games).rulesMet());
    }

    @ForEachSetOfOptions
    @DisplayName("pictures can be read: plain, coloured and SVG")
    final void picturesCanBeRead(RandomGames<M, P> games) {
        new PictureChecks<>(games).picturesCanBeRead();
    }

    @ForEachSetOfOptions
    @DisplayName("several moves can be shown in one picture")
    final void severalMovesAreShown(RandomGames<M, P> games) {
        new PictureChecks<>(games).severalMovesAreShown();
    }

    @ForEachSetOfOptions
    @DisplayName("pictures show the same cells and pieces from every side")
    final void picturesCanBeTurned(RandomGames<M, P> games) {
        new LookChecks<>(games).picturesCanBeTurned();
    }

    @ForEachSetOfOptions
    @DisplayName("marked cells and arrows are in the SVG")
    final void marksAndArrowsAreDrawn(RandomGames<M, P> games) {
        new LookChecks<>(games).marksAndArrowsAreDrawn();
    }

    @ForEachSetOfOptions
    @DisplayName("pictures have titles and captions in every language")
    final void captionsAreTranslated(RandomGames<M, P> games) {
        locales().stream()
                .filter(WordChecks::isAnotherScript)
                .forEach(locale -> new LookChecks<>(games).captionsAreTranslated(locale, latinWords()));
    }

    @Test
    @DisplayName("numbers agree with their nouns in every message")
    final void numbersAgreeWithTheirNouns() {
        new WordChecks<>(play("")).sentencesAgreeWithOne(messagesWithFixedNumbers());
    }

    @ForEachSetOfOptions
    @DisplayName("numbers agree with their nouns in every refusal")
    final void refusalsAgreeWithTheirNumbers(RandomGames<M, P> games) {
        new WordChecks<>(games).refusalsAgreeWithTheirNumbers(messagesWithFixedNumbers());
    }

    @ForEachSetOfOptions
    @DisplayName("seats, options, rules and outcomes have words in every language")
    final void everythingHasWords(RandomGames<M, P> games) {
        new WordChecks<>(games).everythingHasWords(locales(), latinWords());
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
    @DisplayName("rules have unique codes, and titles")
    final void rulesHaveCodesAndTitles() {
        new DescriptorChecks<>(game()).rulesHaveCodesAndTitles();
    }

    @Test
    @DisplayName("every language has every sentence, with the same placeholders")
    final void languagesAreComplete() {
        homes().map(Translations::beside).forEach(sentences -> {
            Set<String> all = new TreeSet<>(sentences.languages());
            all.addAll(languages());
            all.forEach(language -> sentences.check(language, Set.of()));
        });
    }

    private Stream<? extends Class<?>> homes() {
        return game().rules().stream().map(Texts::home).distinct();
    }

    /** English and the other languages. */
    private List<Locale> locales() {
        if (locales.isEmpty()) {
            locales = Stream.concat(Stream.of("en"), languages().stream())
                    .distinct()
                    .map(Locale::forLanguageTag)
                    .toList();
        }
        return locales;
    }

    private String label(String what, RandomGames<M, P> games) {
        return game().id() + " (" + games + ") " + what;
    }
}
