/**
 * A server that hosts live games in the browser.
 *
 * <pre>{@code
 * try (TableServer server = TableServer.start(TableSettings.in(Path.of("games")).withPort(8080))) {
 *     System.out.println(server.address());
 * }
 * }</pre>
 */
@NullMarked
package org.ludex.table;

import org.jspecify.annotations.NullMarked;
