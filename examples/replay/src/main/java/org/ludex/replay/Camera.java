package org.ludex.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Shape;

/**
 * Takes pictures from all sides and in all languages, and keeps their parts in a dictionary. For one record and one
 * thread.
 *
 * <p>A picture is a list of entries. Those that do not begin with an angle bracket are no shapes: {@code @} is the view
 * box, {@code #} the title, {@code =} a caption. Captions are the lines of words that a game writes beneath its board: a
 * page shows them as text that wraps and can be read on a small screen.
 */
final class Camera {

    private final List<Look> looks = new ArrayList<>();
    private final List<Optional<Seat>> sides = new ArrayList<>();
    private final Dictionary dictionary;

    /** A camera for a game: it sees the board from the usual side and, where that is another picture, from opposite. */
    Camera(Position<?, ?> start) {
        Drawing usual = drawing(start, Look.plain());
        List<Seat> others = new ArrayList<>();
        Optional<Seat> near = Optional.empty();
        for (Seat seat : start.game().seats(start.options())) {
            if (!drawing(start, Look.plain().from(seat)).equals(usual)) {
                others.add(seat);
            } else if (near.isEmpty()) {
                near = Optional.of(seat);
            }
        }
        sides.add(near);
        if (!others.isEmpty()) {
            sides.add(Optional.of(others.get(others.size() / 2)));
        }
        for (Locale language : Words.LANGUAGES) {
            for (Optional<Seat> side : sides) {
                Look look = Look.plain().in(language);
                looks.add(side.map(look::from).orElse(look));
            }
        }
        dictionary = new Dictionary(sides.size());
    }

    private static Drawing drawing(Position<?, ?> position, Look look) {
        return position.picture(look).drawing();
    }

    /** The sides from which the board can be seen, by the seat at the lower edge; the usual one is first. */
    List<Optional<Seat>> sides() {
        return List.copyOf(sides);
    }

    Dictionary dictionary() {
        return dictionary;
    }

    /** The picture of a position after moves; of the position itself where there are none. */
    <M extends Move, P extends Position<M, P>> List<Integer> shoot(P before, List<M> moves) {
        // Most of the time that a page takes goes into these pictures.
        List<List<Object>> versions = looks.parallelStream()
                .map(look -> moves.isEmpty() ? before.picture(look) : before.pictureAfter(moves, look))
                .map(picture -> parts(picture.drawing()))
                .toList();
        int length = versions.stream().mapToInt(List::size).max().orElse(0);
        List<Integer> picture = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            List<Object> entry = new ArrayList<>(versions.size());
            for (List<Object> parts : versions) {
                entry.add(i < parts.size() ? parts.get(i) : "");
            }
            picture.add(dictionary.entry(entry));
        }
        return picture;
    }

    private static List<Object> parts(Drawing drawing) {
        List<Object> shapes = new ArrayList<>();
        List<Object> captions = new ArrayList<>();
        double height = drawing.height();
        for (Shape shape : drawing.shapes()) {
            if (shape instanceof Shape.Label label && isCaption(label, drawing)) {
                captions.add("=" + label.text());
                height = Math.min(height, label.at().y() - 0.8 * label.size());
            } else {
                shapes.add(shape);
            }
        }
        List<Object> parts = new ArrayList<>();
        parts.add("@0 0 " + rounded(drawing.width()) + " " + rounded(height));
        parts.add("#" + drawing.title());
        parts.addAll(shapes);
        parts.addAll(captions);
        return parts;
    }

    /** Whether a label stands beneath the board and is more than a single word, as the names of cells are. */
    private static boolean isCaption(Shape.Label label, Drawing drawing) {
        return label.text().indexOf(' ') > 0 && label.at().y() > 0.7 * drawing.height();
    }

    private static long rounded(double length) {
        return Math.round(length);
    }
}
