package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Player;
import org.ludex.dog.engine.BoardPicture;

/** The caption of a picture of Mensch. */
record MenschPicture(MenschPosition position, Look look) {

    /** A picture of the board after moves, with what they changed. */
    static Picture of(MenschPosition before, List<? extends MenschMove> moves, Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(before));
        MenschPosition after = before;
        for (MenschMove move : moves) {
            after = after.play(move);
        }
        MenschPicture picture = new MenschPicture(after, look);
        List<String> lines = new ArrayList<>();
        String title = BoardPicture.say("title", Facts.of("game", "Mensch", "due", picture.due()), look.locale());
        if (!moves.isEmpty()) {
            String played = moves.stream().map(MenschMove::toString).collect(Collectors.joining("; "));
            lines.add(BoardPicture.say("last", Facts.of("moves", played), look.locale()));
            lines.addAll(BoardPicture.hits(before.board(), after.board(), look.locale()));
            title = BoardPicture.say("after", Facts.of("title", title, "moves", played), look.locale());
        }
        lines.add(picture.due());
        return BoardPicture.of(
                title, after.board(), lines, look.marking(BoardPicture.changed(before.board(), after.board())));
    }

    private String due() {
        Facts facts = Facts.of("seat", position.toMove().map(Player::id).orElse(""));
        if (!position.outcome().isOpen()) {
            return position.outcome().message(look.locale());
        }
        String key = position.toMove().isEmpty() ? "anybody" : position.roll().isPresent() ? "move" : "roll";
        Facts all = position.roll().isPresent() ? facts.and("roll", position.die()) : facts;
        return new Phrase(MenschRule.class, "picture." + key, all).text(look.locale());
    }
}
