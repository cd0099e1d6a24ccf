package org.ludex.table;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.ludex.table.host.DirectoryTaken;
import org.ludex.table.host.Hall;
import org.ludex.table.host.HallSettings;
import org.ludex.table.web.Failures;
import org.ludex.table.web.Gate;
import org.ludex.table.web.Routes;
import org.ludex.table.web.Streams;

/**
 * A server that hosts live games in the browser. A connection that waits for events needs no thread, so a few threads
 * serve thousands of them.
 */
public final class TableServer implements AutoCloseable {

    private static final int THREADS = 24;
    private static final int LARGEST_HEADER = 8 * 1024;
    private static final Duration IDLE = Duration.ofSeconds(30);

    private final Hall hall;
    private final Streams streams;
    private final Server server;
    private final ServerConnector connector;

    private TableServer(Hall hall, Streams streams, Server server, ServerConnector connector) {
        this.hall = hall;
        this.streams = streams;
        this.server = server;
        this.connector = connector;
    }

    /**
     * Starts a server; all games in its directory go on.
     *
     * @throws CannotOpen when the directory, the address or the port cannot be had
     */
    public static TableServer start(TableSettings settings) throws CannotOpen {
        checkAddress(settings.address());
        Hall hall = hall(settings);
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("table");
        threads.setDaemon(true);
        Server server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.setRequestHeaderSize(LARGEST_HEADER);
        http.setHttpCompliance(HttpCompliance.RFC7230);
        ServerConnector connector = new ServerConnector(server, 1, 2, new HttpConnectionFactory(http));
        connector.setHost(settings.address());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE.toMillis());
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(settings.mostConnections(), connector));
        Streams streams = new Streams(hall);
        server.setHandler(new Gate(settings.address(), settings.names(), new Routes(hall, streams)));
        server.setErrorHandler(new Failures());
        try {
            server.start();
        } catch (Exception e) {
            hall.close();
            streams.close();
            throw new CannotOpen(CannotOpen.Obstacle.PORT, e);
        }
        return new TableServer(hall, streams, server, connector);
    }

    private static Hall hall(TableSettings settings) throws CannotOpen {
        try {
            return Hall.open(new HallSettings(
                    settings.directory(),
                    settings.mostGames(),
                    settings.mostConnections() / 4,
                    settings.pause(),
                    settings.chance()));
        } catch (DirectoryTaken e) {
            throw new CannotOpen(CannotOpen.Obstacle.OTHER_SERVER, e);
        } catch (IOException e) {
            throw new CannotOpen(CannotOpen.Obstacle.DIRECTORY, e);
        }
    }

    private static void checkAddress(String address) throws CannotOpen {
        try {
            InetAddress place = InetAddress.getByName(address);
            if (place.isAnyLocalAddress() || NetworkInterface.getByInetAddress(place) != null) {
                return;
            }
        } catch (IOException unknown) {
            throw new CannotOpen(CannotOpen.Obstacle.ADDRESS, unknown);
        }
        throw new CannotOpen(CannotOpen.Obstacle.ADDRESS);
    }

    /** The port that the server listens on. */
    public int port() {
        return connector.getLocalPort();
    }

    /** Where people find it. */
    public URI address() {
        String host = connector.getHost();
        boolean isAnywhere = host.equals("0.0.0.0") || host.equals("::");
        String shown = isAnywhere ? TableSettings.LOOPBACK : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + shown + ":" + port() + "/");
    }

    /** How many games there are. */
    public int games() {
        return hall.size();
    }

    /** What is wrong with games that could not be opened, one sentence each. */
    public List<String> troubles() {
        return hall.troubles();
    }

    /** Waits until the server is closed. */
    public void join() throws InterruptedException {
        server.join();
    }

    /** Stops the server. Whatever it has confirmed is on the disk already. */
    @Override
    public void close() {
        streams.close();
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the server could not be stopped", e);
        } finally {
            hall.close();
        }
    }
}
