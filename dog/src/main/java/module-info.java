/** The rules of Mensch, DOG, DOG Royal, DOG Cards and Black DOG. */
module org.ludex.dog {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.dog;
    exports org.ludex.dog.classic;
    exports org.ludex.dog.mensch;

    provides org.ludex.core.Game with
            org.ludex.dog.classic.Dog,
            org.ludex.dog.mensch.Mensch;
}
