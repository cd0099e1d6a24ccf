package org.ludex.testkit.languages;

/** Stands beside bundles in several languages, most of which lack something. */
public enum Home {}
