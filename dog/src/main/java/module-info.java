/** The rules of Mensch, DOG, DOG Royal, DOG Cards and Black DOG. */
module org.ludex.dog {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.dog;
    exports org.ludex.dog.black;
    exports org.ludex.dog.cards;
    exports org.ludex.dog.classic;
    exports org.ludex.dog.mensch;
    exports org.ludex.dog.royal;

    // Core reads the messages beside each rule enum.
    opens org.ludex.dog to
            org.ludex.core;
    opens org.ludex.dog.black to
            org.ludex.core;
    opens org.ludex.dog.cards to
            org.ludex.core;
    opens org.ludex.dog.mensch to
            org.ludex.core;
    opens org.ludex.dog.royal to
            org.ludex.core;

    provides org.ludex.core.Game with
            org.ludex.dog.black.BlackDog,
            org.ludex.dog.cards.DogCards,
            org.ludex.dog.classic.Dog,
            org.ludex.dog.mensch.Mensch,
            org.ludex.dog.royal.DogRoyal;
}
