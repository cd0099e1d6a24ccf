/** The rules of YINSH. */
module org.ludex.yinsh {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.yinsh;

    provides org.ludex.core.Game with
            org.ludex.yinsh.Yinsh;
}
