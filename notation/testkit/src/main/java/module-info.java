/** The contract of every notation, as a test class to extend. */
module org.ludex.notation.testkit {
    requires transitive org.ludex.notation;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires org.assertj.core;
    requires com.networknt.schema;
    requires static org.jspecify;

    exports org.ludex.notation.testkit;

    opens org.ludex.notation.testkit to
            org.junit.platform.commons;
}
