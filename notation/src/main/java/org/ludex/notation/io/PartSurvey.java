package org.ludex.notation.io;

import java.io.Serializable;

/**
 * What was counted in a part of a file. It can be sent from a worker on another machine.
 *
 * @param start where the part begins
 * @param end where the part ends
 * @param records the number of records that begin in it
 * @param lines the number of lines that end in it
 * @param isMet whether reading on from this part gives the same records of the next part as reading that part on its
 *     own
 */
public record PartSurvey(long start, long end, long records, long lines, boolean isMet) implements Serializable {}
