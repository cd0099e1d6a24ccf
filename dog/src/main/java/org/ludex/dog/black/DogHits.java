package org.ludex.dog.black;

/** Whom the dog hits. */
public enum DogHits {
    /** Everybody it passes or reaches. */
    PASSED_AND_REACHED,
    /** Whoever stands where it lands. */
    REACHED
}
