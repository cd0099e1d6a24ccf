package org.ludex.dog.royal;

/** When a copy moves a king. */
public enum KingCopy {
    /** If the copied card was used for a king. */
    WAS,
    /** If the copied card could have been used for a king. */
    CAN
}
