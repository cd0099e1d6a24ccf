package org.ludex.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Viewer;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesMove.Take;
import org.ludex.testkit.pebbles.PebblesMove.TakeTwice;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;
import org.ludex.testkit.secrets.Table;

/**
 * Runs the contract on games with one fault each and tells which checks fail. Where several do, each of them runs once
 * more by itself, so that none is blamed for what another has done to a position.
 */
final class Broken {

    private Broken() {}

    /** Makes the positions of a Pebbles with a fault. */
    interface PebblesMaker {
        PebblesPosition make(Pebbles game, Options options, List<Integer> heaps, Side side);
    }

    /** Makes the positions of a Secrets with a fault. */
    interface SecretsMaker {
        SecretsPosition make(Secrets game, Options options, Table table);
    }

    static Set<String> checksFailedByPositions(PebblesMaker maker) {
        return checksFailedBy(() -> new Pebbles() {
            @Override
            protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                return maker.make(this, options, heaps, side);
            }
        });
    }

    static Set<String> checksFailedBy(Supplier<Game<PebblesMove, PebblesPosition>> game) {
        PebblesHarness.game = game;
        return failed(PebblesHarness.class);
    }

    static Set<String> checksFailedBySecrets(SecretsMaker maker) {
        SecretsHarness.game = () -> new Secrets() {
            @Override
            protected SecretsPosition position(Options options, Table table) {
                return maker.make(this, options, table);
            }
        };
        return failed(SecretsHarness.class);
    }

    static Set<String> failed(Class<? extends GameContract<?, ?>> contract) {
        Set<String> together = failures(EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(contract))
                .execute());
        return together.size() < 2
                ? together
                : checks().filter(check -> together.contains(check.getName()))
                        .filter(check -> !failures(run(contract, check)).isEmpty())
                        .map(Method::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> failures(EngineExecutionResults results) {
        return results.allEvents()
                .filter(event(finishedWithFailure())::matches)
                .map(failure -> failure.getTestDescriptor().getSource().orElseThrow())
                .map(source -> ((MethodSource) source).getMethodName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static EngineExecutionResults run(Class<? extends GameContract<?, ?>> contract, Method check) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(contract, check))
                .execute();
    }

    static Stream<Method> checks() {
        return Stream.of(GameContract.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class)
                        || method.isAnnotationPresent(ForEachSetOfOptions.class));
    }

    /** The contract of a Pebbles that a test has broken. */
    static class PebblesHarness extends GameContract<PebblesMove, PebblesPosition> {
        private static Supplier<Game<PebblesMove, PebblesPosition>> game = Pebbles::new;

        @Override
        protected Game<PebblesMove, PebblesPosition> game() {
            return game.get();
        }

        @Override
        protected List<String> optionSets() {
            return List.of("last=loses");
        }

        @Override
        protected int games() {
            return 5;
        }

        @Override
        protected int cap() {
            return 60;
        }

        @Override
        protected boolean mustEnd() {
            return true;
        }

        @Override
        protected Set<String> messagesWithFixedNumbers() {
            return Set.of("refusal.heaps.many");
        }

        @Override
        protected List<PebblesMove> candidates(PebblesPosition position) {
            return List.of(new TakeTwice(1, 1, 1), new TakeTwice(2, 1, 0), new Take(3, 4), new Take(9, 1));
        }
    }

    /** The contract of a Secrets that a test has broken. */
    static class SecretsHarness extends GameContract<SecretsMove, SecretsPosition> {
        private static Supplier<Game<SecretsMove, SecretsPosition>> game = Secrets::new;

        @Override
        protected Set<String> messagesWithFixedNumbers() {
            return Set.of("refusal.heaps.many");
        }

        @Override
        protected Optional<SecretsPosition> shuffleHidden(
                SecretsPosition position, Viewer viewer, RandomGenerator random) {
            return SecretsContractTest.shuffled(position, viewer, random);
        }

        @Override
        protected Game<SecretsMove, SecretsPosition> game() {
            return game.get();
        }

        @Override
        protected int games() {
            return 8;
        }

        @Override
        protected boolean hidesInformation() {
            return true;
        }
    }
}
