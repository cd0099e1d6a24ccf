/** The contract of every Ludex game, as test classes to extend. */
module org.ludex.testkit {
    requires transitive org.ludex.core;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires org.assertj.core;
    requires java.xml;
    requires static org.jspecify;

    exports org.ludex.testkit;

    opens org.ludex.testkit to
            org.junit.platform.commons;
}
