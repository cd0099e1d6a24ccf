module com.example.app {
    requires org.ludex.core;

    uses org.ludex.core.Game;
}
