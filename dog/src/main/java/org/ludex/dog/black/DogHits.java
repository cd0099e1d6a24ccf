package org.ludex.dog.black;

/** Whom the dog hits. */
public enum DogHits {
    /** Whoever stands where it lands. */
    REACHED,
    /** Everybody it passes, too. */
    PASSED_AND_REACHED
}
