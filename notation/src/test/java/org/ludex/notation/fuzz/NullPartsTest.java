package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Games;

@DisplayName("Moves refuse null parts when they are made")
class NullPartsTest {

    static Stream<Game<?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void ofEveryGame(Game<?, ?> game) throws ReflectiveOperationException {
        Map<Class<?>, Object> samples = samples(game);
        assertThat(samples.keySet()).containsAll(kinds(game.moveType()));
        for (Map.Entry<Class<?>, Object> sample : samples.entrySet()) {
            RecordComponent[] components = sample.getKey().getRecordComponents();
            for (int part = 0; part < components.length; part++) {
                if (!components[part].getType().isPrimitive()) {
                    checkNull(sample.getValue(), components, part);
                }
            }
        }
    }

    private static void checkNull(Object sample, RecordComponent[] components, int part)
            throws ReflectiveOperationException {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = AnyMove.parts(sample).toArray();
        values[part] = null;
        var constructor = sample.getClass().getConstructor(types);
        Throwable refusal = catchThrowable(() -> constructor.newInstance(values));
        assertThat(refusal)
                .as("%s without %s", sample.getClass(), components[part].getName())
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(NullPointerException.class);
        if (components[part].getType() != List.class) {
            assertThat(refusal.getCause()).hasMessageMatching(".+ is null");
        }
    }

    /** A move of each kind, and each kind of record that moves consist of. */
    private static Map<Class<?>, Object> samples(Game<?, ?> game) {
        AnyMove maker = AnyMove.of(game);
        Map<Class<?>, Object> samples = new LinkedHashMap<>();
        Random random = new Random(1);
        for (int count = 0; count < 2000; count++) {
            byte[] bytes = new byte[100];
            random.nextBytes(bytes);
            maker.make(game.moveType(), new Choices(bytes)).ifPresent(move -> collect(move, samples));
        }
        return samples;
    }

    private static void collect(Object value, Map<Class<?>, Object> samples) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(each -> collect(each, samples));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> collect(each, samples));
        } else if (value instanceof Record) {
            samples.put(value.getClass(), value);
            AnyMove.parts(value).forEach(each -> collect(each, samples));
        }
    }

    private static Set<Class<?>> kinds(Class<?> type) {
        Set<Class<?>> kinds = new LinkedHashSet<>();
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses()).forEach(each -> kinds.addAll(kinds(each)));
        } else {
            kinds.add(type);
        }
        return kinds;
    }
}
