package com.example.app;

import java.util.ServiceLoader;
import org.ludex.core.Game;

/** Says how it sees Ludex, and which games it finds. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        Module core = Game.class.getModule();
        System.out.println("core " + (core.isNamed() ? "module " + core.getName() : "class path"));
        for (Object game : ServiceLoader.load(Game.class)) {
            Module module = game.getClass().getModule();
            System.out.println("game " + game.getClass().getName() + " " + (module.isNamed() ? "module" : "class path"));
        }
    }
}
