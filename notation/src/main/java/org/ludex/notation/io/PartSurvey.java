package org.ludex.notation.io;

import java.io.Serializable;

/**
 * What a part of a file holds. It can be sent from a worker on another machine.
 *
 * @param start where the part begins
 * @param end where the part ends
 * @param records how many records begin in it
 * @param lines how many lines end in it
 * @param isMet whether whoever reads on from this part finds the next one as it is when read on its own
 */
public record PartSurvey(long start, long end, long records, long lines, boolean isMet) implements Serializable {}
