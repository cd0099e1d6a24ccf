package org.ludex.notation;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import org.ludex.core.Game;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.WrittenMove;

/** DVONN under another name, in the hands of somebody who makes every mistake there is. */
public final class FaultyNotation implements GameNotation<DvonnMove, DvonnPosition> {

    private final DvonnNotation good = new DvonnNotation();

    /** For the loader. */
    public FaultyNotation() {}

    @Override
    @SuppressWarnings("unchecked") // It is DVONN in all but its name.
    public Game<DvonnMove, DvonnPosition> game() {
        Game<DvonnMove, DvonnPosition> dvonn = good.game();
        return (Game<DvonnMove, DvonnPosition>) Proxy.newProxyInstance(
                FaultyNotation.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("id")) {
                        return "faulty";
                    }
                    try {
                        return method.invoke(dvonn, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Override
    public List<WrittenMove<DvonnMove, DvonnPosition>> parse(MoveText text) {
        String words = text.text();
        if (words.contains("bug")) {
            throw new IllegalStateException("a\u001B[31m bug\nin two lines");
        }
        if (words.contains("memory")) {
            throw new OutOfMemoryError("Java heap space");
        }
        if (words.contains("class")) {
            throw new NoClassDefFoundError("org/example/Missing");
        }
        return words.contains("stack") ? deeper(text, 0) : good.parse(text);
    }

    private List<WrittenMove<DvonnMove, DvonnPosition>> deeper(MoveText text, int depth) {
        return depth < 0 ? List.of() : deeper(text, depth + 1).subList(0, 0);
    }
}
