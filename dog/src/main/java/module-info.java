/** The rules of Mensch, DOG, DOG Royal, DOG Cards and Black DOG. */
module org.ludex.dog {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.dog;
}
