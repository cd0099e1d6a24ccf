package org.ludex.notation.input;

import java.util.Iterator;
import java.util.function.Function;

/**
 * Maps every element as it is pulled. The iterator of a stream would read ahead.
 *
 * @param <T> the elements
 * @param <R> the results
 */
public final class MappingIterator<T, R> implements Iterator<R> {

    private final Iterator<T> elements;
    private final Function<? super T, R> work;

    /** The results of doing something to elements. */
    public MappingIterator(Iterator<T> elements, Function<? super T, R> work) {
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
