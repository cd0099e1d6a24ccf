package org.ludex.table.host;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.notation.json.LegalMoves;

/**
 * All tables of a server. Whatever it has confirmed is in the directory of its journals, and there again after a restart.
 *
 * <p>Thread-safe.
 */
public final class Hall implements AutoCloseable {

    private static final String ENDING = ".table";
    private static final int MOST_LISTED = 50;
    private static final int RETRY_SECONDS = 5;

    private final HallSettings settings;
    private final FileChannel lock;
    private final Opponent opponent;
    private final Map<String, Table<?, ?>> tables = new ConcurrentHashMap<>();
    private final List<String> troubles = new ArrayList<>();
    private final ScheduledExecutorService players = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "players");
        thread.setDaemon(true);
        return thread;
    });

    private Hall(HallSettings settings, FileChannel lock) {
        this.settings = settings;
        this.opponent = new Opponent(settings.chance());
        this.lock = lock;
    }

    /**
     * Opens a hall with all games of its directory.
     *
     * @throws IOException when the directory cannot be made or read
     * @throws DirectoryTaken when another server uses it
     */
    public static Hall open(HallSettings settings) throws IOException {
        Files.createDirectories(settings.directory());
        Hall hall = new Hall(settings, lock(settings.directory()));
        try (Stream<Path> files = Files.list(settings.directory())) {
            files.filter(file -> file.toString().endsWith(ENDING)).sorted().forEach(hall::restore);
        }
        hall.tables.values().forEach(hall::serve);
        return hall;
    }

    /** Takes the directory. The system gives it back when the server ends, however it ends. */
    private static FileChannel lock(Path directory) throws IOException {
        FileChannel channel =
                FileChannel.open(directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException sameProgram) {
            channel.close();
            throw new DirectoryTaken(directory, sameProgram);
        }
        channel.close();
        throw new DirectoryTaken(directory);
    }

    private void restore(Path file) {
        try {
            Journal.Opened opened = Journal.open(file);
            Table<?, ?> table = table(Plan.read(opened.lines().get(0)), opened.journal());
            for (JsonNode entry : opened.lines().subList(1, opened.lines().size())) {
                table.redo(entry);
            }
            table.begin();
            tables.put(table.plan().id(), table);
        } catch (IOException | RuntimeException e) {
            troubles.add(file.getFileName() + ": " + e.getMessage());
        }
    }

    private <M extends Move, P extends Position<M, P>> Table<M, P> table(Plan<M, P> plan, Journal journal) {
        return new Table<>(plan, journal, settings.chance());
    }

    /** What is wrong with journals that could not be opened, one sentence each. */
    public List<String> troubles() {
        return List.copyOf(troubles);
    }

    /** How many tables there are. */
    public int size() {
        return tables.size();
    }

    /**
     * Makes a table.
     *
     * @param wish the game, its options, who plays which seat
     * @return its id, and the secret of each seat that a person plays
     * @throws Complaint when it cannot be had
     */
    public ObjectNode create(JsonNode wish) {
        Plan<?, ?> plan = Plan.asked(wish, Clock.systemUTC().instant());
        Table<?, ?> table;
        synchronized (tables) {
            if (tables.size() >= settings.mostGames() && !forgetFinished()) {
                throw Complaint.of(Complaint.Code.FULL);
            }
            try {
                Path file = settings.directory().resolve(plan.id() + ENDING);
                table = table(plan, Journal.create(file, plan.json()));
            } catch (IOException e) {
                throw Complaint.of(Complaint.Code.NOT_SAVED);
            }
            table.begin();
            tables.put(plan.id(), table);
        }
        serve(table);
        ObjectNode made = Json.object().put("id", plan.id());
        ObjectNode links = made.putObject("links");
        plan.chairs().stream()
                .filter(Chair::isPerson)
                .forEach(chair -> links.put(chair.seat().id(), chair.token()));
        return made;
    }

    /** Makes room by the oldest game that is over and that nobody looks at. Its journal stays. */
    private boolean forgetFinished() {
        Optional<Table<?, ?>> oldest = tables.values().stream()
                .filter(table -> table.standing().line().isOver() && table.listeners() == 0)
                .min(Comparator.comparing(table -> table.plan().created()));
        oldest.ifPresent(table -> {
            tables.remove(table.plan().id());
            Path file = settings.directory().resolve(table.plan().id() + ENDING);
            try {
                Files.move(file, file.resolveSibling(table.plan().id() + ".finished"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return oldest.isPresent();
    }

    private Table<?, ?> table(String id) {
        Table<?, ?> table = tables.get(id);
        if (table == null) {
            throw Complaint.of(Complaint.Code.NO_TABLE);
        }
        return table;
    }

    /**
     * Who somebody is at a table: the seat of their token, or a spectator where they have none. Whatever they ask for, a seat
     * whose token was used is taken.
     *
     * @throws Complaint when there is no such table, or the token is of no seat there
     */
    public Viewer viewer(String id, String token) {
        Table<?, ?> table = table(id);
        if (token.isEmpty()) {
            return Viewer.spectator();
        }
        return table.seated(token).map(Viewer::of).orElseThrow(() -> Complaint.of(Complaint.Code.NO_SEAT));
    }

    private static Seat seat(Viewer viewer) {
        return viewer.seat().orElseThrow(() -> Complaint.of(Complaint.Code.SPECTATOR));
    }

    /**
     * Plays a move.
     *
     * @throws Complaint when it cannot be played
     */
    public void play(String id, Viewer viewer, Wish wish) {
        Table<?, ?> table = table(id);
        table.play(seat(viewer), wish);
        serve(table);
    }

    /**
     * Does what is not a move: {@code resign}, {@code undo}, {@code draw}, {@code accept}, {@code decline}.
     *
     * @throws Complaint when it cannot be done
     */
    public void act(String id, Viewer viewer, String act) {
        Table<?, ?> table = table(id);
        Seat seat = seat(viewer);
        switch (act) {
            case "resign" -> table.resign(seat);
            case "accept" -> table.accept(seat);
            case "decline" -> table.decline(seat);
            default ->
                table.offer(seat, Offer.Kind.parse(act).orElseThrow(() -> Complaint.of(Complaint.Code.BAD_REQUEST)));
        }
        serve(table);
    }

    /** Gives the player of a seat a name. */
    public void rename(String id, Viewer viewer, String name) {
        table(id).rename(seat(viewer), name);
    }

    /** Gives a seat that nobody has taken to the server. */
    public void seat(String id, Viewer viewer, String seat, String player) {
        seat(viewer);
        Table<?, ?> table = table(id);
        table.seat(seat, Player.parse(player).orElseThrow(() -> Complaint.of(Complaint.Code.BAD_REQUEST)));
        serve(table);
    }

    /** The moves that a viewer may choose from. */
    public LegalMoves moves(String id, Viewer viewer) {
        return table(id).moves(seat(viewer));
    }

    /**
     * Lets somebody listen to a table.
     *
     * @param side the seat at the lower edge of the board; where it is none, the viewer's own
     * @param last the last event that they have, or empty
     * @throws Complaint when too many listen already
     */
    public void watch(String id, Viewer viewer, Locale locale, String side, String last, Audience audience) {
        Table<?, ?> table = table(id);
        if (table.listeners() >= settings.mostListeners()) {
            throw Complaint.of(Complaint.Code.CROWDED);
        }
        Optional<Seat> below = table.plan().chairs().stream()
                .map(Chair::seat)
                .filter(seat -> seat.id().equals(side))
                .findFirst()
                .or(viewer::seat);
        table.watch(viewer, locale, below, last, audience);
    }

    /** Lets somebody listen no more. */
    public void leave(String id, Audience audience) {
        Optional.ofNullable(tables.get(id)).ifPresent(table -> table.leave(audience));
    }

    /** The record of a game: all of it when it is over, before that what the viewer may see. */
    public Sheet sheet(String id, Viewer viewer) {
        return Sheet.of(table(id), viewer);
    }

    /** The tables that everybody may know of, the latest first. */
    public ArrayNode listed(Locale locale) {
        ArrayNode list = Json.array();
        tables.values().stream()
                .filter(table -> table.plan().isListed())
                .sorted(Comparator.comparing((Table<?, ?> table) -> table.plan().created())
                        .reversed())
                .limit(MOST_LISTED)
                .forEach(table -> list.add(listed(table, locale)));
        return list;
    }

    private static ObjectNode listed(Table<?, ?> table, Locale locale) {
        ObjectNode entry = Json.object();
        entry.put("id", table.plan().id())
                .put("game", table.plan().start().game().id())
                .put("name", table.plan().start().game().name())
                .put("created", table.plan().created().toString())
                .put("standing", table.standing().line().message(locale))
                .put("over", table.standing().line().isOver())
                .put("plies", table.standing().line().size());
        ArrayNode seats = entry.putArray("seats");
        for (Chair chair : table.standing().chairs()) {
            seats.addObject()
                    .put("called", chair.seat().name(locale))
                    .put("name", chair.name())
                    .put("player", chair.player().toString());
        }
        return entry;
    }

    /** Has the server play, where it is to move. */
    private void serve(Table<?, ?> table) {
        boolean isDue =
                table.standing().next().filter(chair -> !chair.isPerson()).isPresent();
        if (!isDue) {
            return;
        }
        try {
            var unused = players.schedule(() -> move(table), settings.pause().toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            return;
        }
    }

    private <M extends Move, P extends Position<M, P>> void move(Table<M, P> table) {
        Line<M, P> line = table.standing().line();
        Optional<Chair> due = table.standing().next().filter(chair -> !chair.isPerson());
        if (due.isEmpty()) {
            return;
        }
        Seat seat = due.get().seat();
        try {
            table.play(
                    line,
                    seat,
                    opponent.choose(due.get().player(), seat, line.end().view(seat)));
            serve(table);
        } catch (RuntimeException trouble) {
            // Such as a full disk: the move is not made, and the game must not stand still for ever.
            System.err.println("ludex: " + table.plan().id() + ": " + trouble);
            var unused = players.schedule(() -> serve(table), RETRY_SECONDS, TimeUnit.SECONDS);
        }
    }

    /** Stops the server's players and leaves the directory. What was played is on the disk already. */
    @Override
    public void close() {
        players.shutdownNow();
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
