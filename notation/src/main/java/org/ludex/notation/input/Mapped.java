package org.ludex.notation.input;

import java.util.Iterator;
import java.util.function.Function;

/**
 * Does the same to every element as it is pulled. A stream could do it, but its iterator runs ahead.
 *
 * @param <T> the elements
 * @param <R> the results
 */
public final class Mapped<T, R> implements Iterator<R> {

    private final Iterator<T> elements;
    private final Function<? super T, R> work;

    /** The results of doing something to elements. */
    public Mapped(Iterator<T> elements, Function<? super T, R> work) {
        this.elements = elements;
        this.work = work;
    }

    @Override
    public boolean hasNext() {
        return elements.hasNext();
    }

    @Override
    public R next() {
        return work.apply(elements.next());
    }
}
