package org.ludex.dog.black;

/** What the dog hits. */
public enum DogHits {
    /** Every piece that it passes or lands on. */
    PASSED_AND_REACHED,
    /** Only the piece where it lands. */
    REACHED
}
