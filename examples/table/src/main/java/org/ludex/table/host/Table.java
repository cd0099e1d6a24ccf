package org.ludex.table.host;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;
import org.ludex.notation.json.LegalMoves;

/**
 * A game in progress: one thing happens at a time, is written to the journal, and only then told to anybody.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class Table<M extends Move, P extends Position<M, P>> {

    private final Plan<M, P> plan;
    private final Journal journal;
    private final RandomGenerator chance;
    /** Names this run of the server: events of another run are not these. */
    private final String run = Secrets.id();

    private final Map<Channel.Key, Channel<M, P>> channels = new LinkedHashMap<>();
    /** The last request of each seat that was done. */
    private final Map<Seat, Done<M, P>> requests = new HashMap<>();

    private volatile Standing<M, P> standing;
    private long events;

    /**
     * A request that was done.
     *
     * @param request what names it
     * @param before the game before it
     * @param move the move that it asked for
     */
    private record Done<M extends Move, P extends Position<M, P>>(String request, Line<M, P> before, M move) {}

    Table(Plan<M, P> plan, Journal journal, RandomGenerator chance) {
        this.plan = plan;
        this.journal = journal;
        this.chance = chance;
        this.standing = new Standing<>(Line.of(plan.start()), plan.chairs(), Optional.empty(), Set.of());
    }

    Plan<M, P> plan() {
        return plan;
    }

    Standing<M, P> standing() {
        return standing;
    }

    /**
     * The seat that a token gives, if any; from then on it is taken. Every one is compared, so that the time tells nothing.
     */
    synchronized Optional<Seat> seated(String token) {
        Optional<Chair> found = Optional.empty();
        for (Chair chair : standing.chairs()) {
            if (Secrets.isSame(chair.token(), token) && chair.isPerson()) {
                found = Optional.of(chair);
            }
        }
        found.filter(chair -> !chair.isTaken()).ifPresent(chair -> change(chair.taken()));
        return found.map(Chair::seat);
    }

    /** What happens before anybody decides: chance deals or rolls. */
    synchronized void begin() {
        Line<M, P> line = standing.line();
        if (line.turn() instanceof Turn.Chance) {
            settle(line, new ArrayList<>(), Optional.empty(), "");
        }
    }

    /**
     * Plays a move for a seat.
     *
     * @throws Complaint when it cannot be played
     */
    synchronized void play(Seat seat, Wish wish) {
        Line<M, P> line = standing.line();
        Optional<Done<M, P>> done = Optional.ofNullable(requests.get(seat))
                .filter(last -> last.request().equals(wish.request()));
        if (done.isPresent()) {
            requireSame(done.get(), seat, wish);
            return;
        }
        requireTurn(line, seat);
        if (wish.ply() != line.size()) {
            throw Complaint.of(Complaint.Code.STALE);
        }
        play(line, seat, wish.on(line, seat), wish.request());
    }

    /** Plays a move that the server chose for a seat, unless something else has happened since. */
    @SuppressWarnings("ReferenceEquality") // The same line is meant, not one with the same moves.
    synchronized void play(Line<M, P> seen, Seat seat, M move) {
        if (standing.line() == seen) {
            play(seen, seat, move, "");
        }
    }

    private void play(Line<M, P> line, Seat seat, M move, String request) {
        Attempt<Line<M, P>> attempt = line.attempt(seat, move);
        if (attempt instanceof Attempt.Refused<Line<M, P>> no) {
            throw Complaint.refused(no.verdict());
        }
        Line<M, P> next = ((Attempt.Played<Line<M, P>>) attempt).next();
        settle(next, new ArrayList<>(List.of(move)), Optional.of(seat), request);
    }

    /** Lets chance act, and keeps it all as one entry: either all of it has happened or nothing. */
    private void settle(Line<M, P> line, List<M> moves, Optional<Seat> seat, String request) {
        Line<M, P> next = line;
        while (next.turn() instanceof Turn.Chance) {
            M event = next.end().sample(chance);
            moves.add(event);
            next = next.play(event);
        }
        ObjectNode entry = Json.object();
        ArrayNode list = entry.putArray("moves");
        moves.forEach(move -> list.add(Json.tree(move)));
        if (seat.isPresent() && !request.isEmpty()) {
            entry.put("seat", seat.get().id()).put("request", request);
        }
        save(entry);
        if (!request.isEmpty()) {
            seat.ifPresent(who -> requests.put(who, new Done<>(request, standing.line(), moves.get(0))));
        }
        int plies = standing.line().size();
        standing = standing.with(next);
        publish(channel -> Json.text(channel.step(standing, plies)), "step");
    }

    /** A seat gives up. */
    synchronized void resign(Seat seat) {
        requireOpen();
        end(standing.line().resign(seat), "resign", seat.id());
    }

    private void end(Line<M, P> ended, String word, String seat) {
        save(Json.object().put("end", word).put("seat", seat));
        standing = standing.with(ended);
        publish(channel -> Json.text(channel.step(standing, ended.size())), "step");
    }

    /** A seat proposes something; it is done at once where nobody has to agree. */
    synchronized void offer(Seat seat, Offer.Kind kind) {
        requireOpen();
        if (standing.offer().isPresent()) {
            throw Complaint.of(Complaint.Code.OFFER_PENDING);
        }
        if (kind == Offer.Kind.UNDO) {
            beforeLastDecision(seat);
        }
        // A draw waits for everybody, also for who has not come yet: otherwise whoever comes first could call any game
        // a draw.
        List<Seat> others = standing.chairs().stream()
                .filter(chair -> chair.isPerson() && !chair.seat().equals(seat))
                .filter(chair -> chair.isTaken() || kind == Offer.Kind.DRAW)
                .map(Chair::seat)
                .toList();
        if (others.isEmpty() && kind == Offer.Kind.DRAW) {
            throw Complaint.of(Complaint.Code.NOBODY_TO_AGREE);
        }
        settle(new Offer(kind, seat, others));
    }

    /** A seat agrees to what is proposed. */
    synchronized void accept(Seat seat) {
        requireOpen();
        settle(pending(seat).agreed(seat));
    }

    /** A seat does not agree, or takes its own proposal back. */
    synchronized void decline(Seat seat) {
        requireOpen();
        pending(seat);
        standing = standing.offering(Optional.empty());
        publish(channel -> Json.text(channel.seats(standing)), "step");
    }

    private Offer pending(Seat seat) {
        return standing.offer()
                .filter(offer -> offer.by().equals(seat) || offer.waiting().contains(seat))
                .orElseThrow(() -> Complaint.of(Complaint.Code.NO_OFFER));
    }

    private void settle(Offer offer) {
        if (!offer.waiting().isEmpty()) {
            standing = standing.offering(Optional.of(offer));
            publish(channel -> Json.text(channel.seats(standing)), "step");
        } else if (offer.kind() == Offer.Kind.DRAW) {
            end(standing.line().agreeDraw(), "draw", offer.by().id());
        } else {
            Line<M, P> back = beforeLastDecision(offer.by());
            save(Json.object().put("undo", back.size()));
            standing = standing.with(back);
            publish(this::view, "view");
        }
    }

    private Line<M, P> beforeLastDecision(Seat seat) {
        Line<M, P> back = standing.line();
        while (back.canUndo()) {
            back = back.undo();
            if (back.turn().equals(Turn.of(seat))) {
                return back;
            }
        }
        throw Complaint.of(Complaint.Code.NOTHING_TO_UNDO);
    }

    /** A person gives a name. */
    synchronized void rename(Seat seat, String name) {
        change(chair(seat).named(name));
    }

    /** The server takes a seat to which nobody has come. */
    synchronized void seat(String id, Player player) {
        Chair chair = standing.chairs().stream()
                .filter(each -> each.seat().id().equals(id))
                .findFirst()
                .orElseThrow(() -> Complaint.of(Complaint.Code.BAD_REQUEST));
        if ((chair.isPerson() && chair.isTaken()) || player == Player.PERSON) {
            throw Complaint.of(Complaint.Code.SEAT_TAKEN, Facts.of("seat", chair.seat()));
        }
        change(chair.with(player));
    }

    private void change(Chair chair) {
        save(Json.object()
                .put("chair", chair.seat().id())
                .put("player", chair.player().toString())
                .put("name", chair.name())
                .put("taken", chair.isTaken()));
        standing = standing.with(chair);
        publish(channel -> Json.text(channel.seats(standing)), "step");
    }

    private Chair chair(Seat seat) {
        return standing.chair(seat).orElseThrow(() -> Complaint.of(Complaint.Code.NO_SEAT));
    }

    /** The moves that a seat may choose from, of what it sees; none when it is not to move. */
    LegalMoves moves(Seat seat) {
        Standing<M, P> now = standing;
        boolean isToMove = now.line().turn().equals(Turn.of(seat));
        return isToMove ? LegalMoves.of(now.line().end().view(seat)) : new LegalMoves(List.of());
    }

    /**
     * Lets somebody listen. They get all there is to see, unless they have the last event already.
     *
     * @param last the last event that they have, or empty
     */
    synchronized void watch(Viewer viewer, Locale locale, Optional<Seat> side, String last, Audience audience) {
        Channel.Key key = new Channel.Key(viewer, locale, side);
        boolean isNew = !channels.containsKey(key);
        Channel<M, P> channel = channels.computeIfAbsent(key, Channel::new);
        if (isNew || !last.equals(event())) {
            audience.receive(event(), "view", channel.viewAt(event(), () -> view(channel)));
        }
        channel.audience().add(audience);
        seePresent();
    }

    /** Somebody listens no more. */
    synchronized void leave(Audience audience) {
        channels.values().forEach(channel -> channel.audience().remove(audience));
        channels.values().removeIf(channel -> channel.audience().isEmpty());
        seePresent();
    }

    /** How many listen. */
    synchronized int listeners() {
        return channels.values().stream()
                .mapToInt(channel -> channel.audience().size())
                .sum();
    }

    private void seePresent() {
        Set<Seat> present = new HashSet<>();
        channels.values().forEach(channel -> channel.viewer().seat().ifPresent(present::add));
        if (!present.equals(standing.present())) {
            standing = standing.seeing(present);
            publish(channel -> Json.text(channel.seats(standing)), "step");
        }
    }

    private String view(Channel<M, P> channel) {
        ObjectNode view = channel.view(standing);
        view.put("id", plan.id())
                .put("game", plan.start().game().id())
                .put("name", plan.start().game().name())
                .put("you", channel.viewer().seat().map(Seat::id).orElse(""));
        view.set("options", Json.tree(plan.start().options().chosen()));
        return Json.text(view);
    }

    private void publish(Function<Channel<M, P>, String> news, String kind) {
        events++;
        for (Channel<M, P> channel : List.copyOf(channels.values())) {
            try {
                String json = news.apply(channel);
                channel.audience().forEach(listener -> listener.receive(event(), kind, json));
            } catch (RuntimeException bug) {
                // What happened has happened and is saved: nobody must be told that it was refused.
                System.err.println("ludex: " + plan.id() + ": " + bug);
                channel.audience().forEach(Audience::drop);
            }
        }
    }

    private String event() {
        return run + "." + events;
    }

    private static <M extends Move, P extends Position<M, P>> void requireSame(Done<M, P> done, Seat seat, Wish wish) {
        boolean isSame = wish.ply() == done.before().size()
                && wish.on(done.before(), seat).equals(done.move());
        if (!isSame) {
            throw Complaint.of(Complaint.Code.REQUEST_REUSED);
        }
    }

    private void requireTurn(Line<M, P> line, Seat seat) {
        requireOpen();
        if (!line.turn().equals(Turn.of(seat))) {
            throw Complaint.of(Complaint.Code.NOT_YOUR_TURN);
        }
    }

    private void requireOpen() {
        if (standing.line().isOver()) {
            throw Complaint.of(Complaint.Code.OVER);
        }
    }

    private void save(ObjectNode entry) {
        try {
            journal.append(entry);
        } catch (IOException e) {
            throw Complaint.of(Complaint.Code.NOT_SAVED);
        }
    }

    /** Does again what an entry of the journal tells. For one thread, before anybody listens. */
    void redo(JsonNode entry) throws IOException {
        Line<M, P> line = standing.line();
        if (entry.has("moves")) {
            Line<M, P> before = line;
            List<M> moves = new ArrayList<>();
            for (JsonNode move : entry.get("moves")) {
                moves.add(Json.value(move, plan.start().game().moveType()));
            }
            for (M move : moves) {
                line = line.play(move);
            }
            standing = standing.with(line);
            seat(Json.word(entry, "seat"))
                    .ifPresent(
                            seat -> requests.put(seat, new Done<>(Json.word(entry, "request"), before, moves.get(0))));
        } else if (entry.has("undo")) {
            List<M> moves = line.moves().subList(0, entry.get("undo").asInt());
            standing = standing.with(Line.of(plan.start(), moves));
        } else if (entry.has("end")) {
            Optional<Seat> seat = seat(Json.word(entry, "seat"));
            boolean isDraw = Json.word(entry, "end").equals("draw");
            standing = standing.with(isDraw ? line.agreeDraw() : line.resign(seat.orElseThrow()));
        } else {
            Chair chair = seat(Json.word(entry, "chair"))
                    .map(this::chair)
                    .orElseThrow(() -> new IOException("an entry that means nothing"));
            Player player = Player.parse(Json.word(entry, "player")).orElse(chair.player());
            Chair changed = chair.with(player).named(Json.word(entry, "name"));
            standing = standing.with(entry.path("taken").asBoolean() ? changed.taken() : changed);
        }
    }

    private Optional<Seat> seat(String id) {
        return standing.chairs().stream()
                .map(Chair::seat)
                .filter(seat -> seat.id().equals(id))
                .findFirst();
    }
}
