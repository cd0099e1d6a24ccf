package com.example.nim;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;

/** Matches in rows, as text and in shapes. Those that were just taken are dots or thin lines. */
final class NimPicture {

    private NimPicture() {}

    static Picture of(List<Integer> before, List<Integer> rows) {
        String text = "";
        List<Shape> shapes = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            int left = rows.get(row);
            text += (row + 1) + " |".repeat(left) + " .".repeat(before.get(row) - left) + "\n";
            shapes.add(new Shape.Label(new Shape.Point(15, 30 + 50 * row), 16, "" + (row + 1), 0x303030));
            for (int i = 0; i < before.get(row); i++) {
                Paint paint = Paint.stroke(i < left ? 0x8D5524 : 0xB0B0B0, i < left ? 8 : 2);
                Shape.Point top = new Shape.Point(45 + 25 * i, 12 + 50 * row);
                shapes.add(new Shape.Segment(top, new Shape.Point(top.x(), top.y() + 36), paint));
            }
        }
        return new Picture(StyledText.of(text), new Drawing("Nim", 240, 50 * rows.size() + 10, shapes));
    }
}
