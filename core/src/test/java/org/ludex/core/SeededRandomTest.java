package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The generator is part of the record format's world: a seed names a game for ever. */
class SeededRandomTest {

    @Test
    void theKnownNumbersOfSplitMix64() {
        SeededRandom random = new SeededRandom(1234567);
        assertThat(Stream.generate(random::nextLong).limit(5).map(Long::toUnsignedString))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @Test
    void zeroAndNegativeSeedsAreSeedsToo() {
        SeededRandom zero = new SeededRandom(0);
        assertThat(Stream.generate(zero::nextLong).limit(3).map(Long::toUnsignedString))
                .containsExactly("16294208416658607535", "7960286522194355700", "487617019471545679");
        SeededRandom negative = new SeededRandom(-1);
        assertThat(Stream.generate(negative::nextLong).limit(2).map(Long::toUnsignedString))
                .containsExactly("16490336266968443936", "16834447057089888969");
    }

    @Test
    void threadsShareOneSequence() {
        SeededRandom shared = new SeededRandom(42);
        int many = 100_000;
        Set<Long> drawn = IntStream.range(0, many)
                .parallel()
                .mapToObj(i -> shared.nextLong())
                .collect(Collectors.toSet());
        SeededRandom alone = new SeededRandom(42);
        assertThat(drawn).isEqualTo(Stream.generate(alone::nextLong).limit(many).collect(Collectors.toSet()));
    }

    @Test
    void numbersBelowABound() {
        assertThat(below(6)).containsExactly(4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2);
        assertThat(below(52)).containsExactly(38, 8, 14, 17, 1, 45, 11, 41, 17, 32, 10, 25);
        assertThat(below(1)).containsOnly(0);
        assertThat(below(Integer.MAX_VALUE)).startsWith(1592498450, 343404952, 598291370, 739143934);
    }

    /** The documented formula, in numbers that cannot overflow. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 42, -1, Long.MIN_VALUE, 0x9E3779B97F4A7C15L})
    void theDocumentedFormula(long seed) {
        BigInteger state = unsigned(seed);
        SeededRandom random = new SeededRandom(seed);
        SeededRandom bounded = new SeededRandom(seed);
        for (int n = 1; n <= 200; n++) {
            state = state.add(new BigInteger("9E3779B97F4A7C15", 16)).mod(TWO_TO_64);
            BigInteger z = mix(state, 30, "BF58476D1CE4E5B9");
            z = mix(z, 27, "94D049BB133111EB");
            z = z.xor(z.shiftRight(31));
            assertThat(unsigned(random.nextLong())).isEqualTo(z);
            BigInteger below = z.shiftRight(33).multiply(BigInteger.valueOf(n)).shiftRight(31);
            assertThat(bounded.nextInt(n)).isEqualTo(below.intValueExact());
        }
    }

    @Test
    void everyFaceOfADieIsAboutAsLikely() {
        SeededRandom random = new SeededRandom(7);
        int[] faces = new int[6];
        IntStream.range(0, 60_000).forEach(n -> faces[random.nextInt(6)]++);
        assertThat(IntStream.of(faces).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_700, 10_300));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void aBoundIsPositive(int bound) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SeededRandom(1).nextInt(bound))
                .withMessage("bound " + bound + " is not positive");
    }

    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);

    private static BigInteger mix(BigInteger z, int shift, String factor) {
        return z.xor(z.shiftRight(shift)).multiply(new BigInteger(factor, 16)).mod(TWO_TO_64);
    }

    private static BigInteger unsigned(long value) {
        return new BigInteger(Long.toUnsignedString(value));
    }

    private static IntStream below(int bound) {
        SeededRandom random = new SeededRandom(42);
        return IntStream.generate(() -> random.nextInt(bound)).limit(12);
    }
}
