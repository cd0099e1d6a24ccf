/**
 * Targets for a fuzzer that is guided by coverage. Their seeds run in every build, as ordinary tests; {@code mvn -Pfuzz
 * verify -pl notation} runs each target for a set time. What a target once found is kept beside its seeds.
 */
@NullMarked
package org.ludex.notation.fuzz;

import org.jspecify.annotations.NullMarked;
