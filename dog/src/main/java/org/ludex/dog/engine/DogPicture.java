package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.DogMove;
import org.ludex.dog.Player;

/** The caption of a board of DOG, DOG Royal or Black DOG: what is due, and the known cards. */
record DogPicture(State state, Locale locale) {

    /** A picture of the table after moves, with what they changed. */
    static Picture of(TablePosition position, List<? extends DogMove> moves, Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(position));
        TablePosition after = position;
        for (DogMove move : moves) {
            after = (TablePosition) after.play(move);
        }
        DogPicture picture = new DogPicture(after.state(), look.locale());
        Board before = position.state().board;
        List<String> lines = new ArrayList<>();
        String title = picture.say("title", Facts.of("game", after.game().name(), "due", picture.due()));
        if (!moves.isEmpty()) {
            String played = moves.stream().map(DogMove::toString).collect(Collectors.joining("; "));
            lines.add(picture.say("last", Facts.of("moves", played)));
            lines.addAll(BoardPicture.hits(before, after.state().board, look.locale()));
            title = picture.say("after", Facts.of("title", title, "moves", played));
        }
        lines.addAll(picture.lines());
        return BoardPicture.of(
                title, after.state().board, lines, look.marking(BoardPicture.changed(before, after.state().board)));
    }

    private String say(String key, Facts facts) {
        return BoardPicture.say(key, facts, locale);
    }

    private String due() {
        Facts facts = Facts.of("seat", state.player());
        return switch (state.phase) {
            case OVER -> say("due.over", Facts.of("winners", state.seating().side(Player.at(state.winner()))));
            case SHUFFLE -> say("due.shuffle", facts);
            default -> say("due." + state.phase, facts);
        };
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        Facts facts = Facts.of("round", state.round, "due", due());
        lines.add(state.leader()
                .map(leader -> say("round.led", facts.and("leader", leader)))
                .orElseGet(() -> say("round", facts)));
        lines.add(say("hands", Facts.of("hands", hands())));
        if (state.hands.hasGifts()) {
            String gifts = state.hands.gifts(state.seating()).stream()
                    .map(gift -> gift.from() + ": " + gift.card().text(locale))
                    .collect(Collectors.joining("  "));
            lines.add(say("given", Facts.of("gifts", gifts)));
        }
        Facts cards = Facts.of("pile", state.pile.size(), "deck", state.deck.size());
        lines.add(state.last
                .map(card -> say("cards.last", cards.and("card", card)))
                .orElseGet(() -> say("cards", cards)));
        return lines;
    }

    private String hands() {
        return state.seating().players().stream()
                .map(player -> player + ": " + state.hands.of(player).text(locale))
                .collect(Collectors.joining("  "));
    }
}
