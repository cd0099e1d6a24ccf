package org.ludex.notation.text;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * The elements of a record in order. There may be very many of them, so that they are kept as numbers, and an {@link
 * Element} is made for those who ask for one. They can be added to until somebody else has them. For one thread until
 * then.
 */
public final class Elements extends AbstractList<Element> implements RandomAccess {

    private static final Element.Kind[] KINDS = Element.Kind.values();

    /** Kind, start and end. */
    private static final int NUMBERS = 3;

    private int[] numbers;
    private int size;

    /** No elements, with room for this many; it grows. */
    Elements(int expected) {
        this.numbers = new int[NUMBERS * Math.max(1, expected)];
    }

    /** Adds an element at the end. */
    void add(Element.Kind kind, int start, int end) {
        int at = NUMBERS * size;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at] = kind.number();
        numbers[at + 1] = start;
        numbers[at + 2] = end;
        size++;
    }

    /** Takes the last element away. */
    void removeLast() {
        size--;
    }

    /** What one of the elements is. */
    Element.Kind kind(int index) {
        return KINDS[numbers[NUMBERS * index]];
    }

    /** Where one of the elements begins. */
    int start(int index) {
        return numbers[NUMBERS * index + 1];
    }

    /** Where one of the elements ends. */
    int end(int index) {
        return numbers[NUMBERS * index + 2];
    }

    @Override
    public Element get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("no element " + index + " of " + size);
        }
        return new Element(kind(index), start(index), end(index));
    }

    @Override
    public int size() {
        return size;
    }
}
