/** The host behind HTTP: pages, requests, and streams of events. */
@NullMarked
package org.ludex.table.web;

import org.jspecify.annotations.NullMarked;
