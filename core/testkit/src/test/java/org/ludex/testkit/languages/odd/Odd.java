package org.ludex.testkit.languages.odd;

/** The messages beside this are good in English and broken in another language. */
public enum Odd {}
