package org.ludex.testkit.pebbles;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;

/** Heaps one above the other, the first one on top unless Blue looks. */
public record PebblesPicture(List<Integer> heaps, Side side, Look look) {

    public Picture picture() {
        StyledText text = StyledText.empty();
        List<Shape> shapes = new ArrayList<>();
        for (int row = 0; row < heaps.size(); row++) {
            int heap = isTurned() ? heaps.size() - row : row + 1;
            String pebbles = " o".repeat(heaps.get(heap - 1));
            text = text.plus(Integer.toString(heap), Ink.of(0x808080)).plus(pebbles + "\n");
            shapes.addAll(heap(heap));
        }
        look.arrows()
                .forEach(arrow -> shapes.add(new Shape.Segment(
                        new Shape.Point(0, height(arrow.from())),
                        new Shape.Point(0, height(arrow.to())),
                        Paint.stroke(0x00FF00, 2))));
        String caption = new Phrase(Pebbles.class, "picture.caption", Facts.of("side", side)).text(look.locale());
        shapes.add(new Shape.Label(new Shape.Point(150, 110), 10, caption, 0x000000));
        String title = Phrase.of(Pebbles.class, "picture.title").text(look.locale());
        return new Picture(text.plus(caption + "\n"), new Drawing(title, 200, 120, shapes));
    }

    private boolean isTurned() {
        return look.side().filter(Side.BLUE::equals).isPresent();
    }

    private List<Shape> heap(int heap) {
        Heap cell = new Heap(heap);
        double y = height(cell);
        int colour = look.marked().contains(cell) ? 0xFFEB3B : 0xFFFFFF;
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.Group.cell(cell.id(), List.of(new Shape.Rect(0, y - 10, 200, 20, 0, Paint.fill(colour)))));
        for (int pebble = 0; pebble < heaps.get(heap - 1); pebble++) {
            Shape circle = new Shape.Circle(10 + 20 * pebble, y, 8, Paint.fill(0x607D8B));
            shapes.add(Shape.Group.piece(cell.id(), "pebble", List.of(circle)));
        }
        return shapes;
    }

    private double height(BoardCell cell) {
        int heap = ((Heap) cell).number();
        return 10 + 20 * (isTurned() ? heaps.size() - heap : heap - 1);
    }
}
