package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.picture.Picture;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Pictures along random games. */
final class PictureChecks<M extends Move, P extends Position<M, P>> {

    private static final Pattern ESCAPE = Pattern.compile("\u001B\\[[0-9;]*m");

    private final RandomGames<M, P> games;

    PictureChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void picturesCanBeRead() {
        for (Spot<M, P> spot : games.spots(30)) {
            P position = spot.position();
            check(position.picture(), "picture at " + spot);
            drawn(spot).ifPresent(move -> check(position.pictureAfter(move), "picture after " + move + " at " + spot));
            games.candidates(spot).stream()
                    .filter(candidate -> !position.judge(candidate).isPlayable())
                    .limit(3)
                    .forEach(candidate -> assertThatThrownBy(() -> position.pictureAfter(candidate))
                            .as("picture after %s, illegal at %s", candidate, spot)
                            .isInstanceOf(IllegalMoveException.class));
        }
    }

    private Optional<M> drawn(Spot<M, P> spot) {
        P position = spot.position();
        if (!position.listsMoves()) {
            return Optional.of(position.sample(new SeededRandom(spot.seed())))
                    .filter(move -> position.judge(move).isPlayable());
        }
        List<M> playable = position.legalMoves().stream()
                .filter(move -> position.judge(move).isPlayable())
                .toList();
        return playable.isEmpty()
                ? Optional.empty()
                : Optional.of(playable.get(new SeededRandom(spot.seed()).nextInt(playable.size())));
    }

    private static void check(Picture picture, String what) {
        String plain = picture.plain();
        assertThat(plain).as("text of the %s", what).isNotBlank();
        assertThat(plain.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)))
                .as("text of the %s has no control characters", what)
                .isTrue();
        assertThat(ESCAPE.matcher(picture.ansi()).replaceAll(""))
                .as("coloured text of the %s without its colours", what)
                .isEqualTo(plain);
        checkSvg(picture.svg(), what);
    }

    /** Well-formed, an svg, and not empty. */
    static void checkSvg(String svg, String what) {
        Root root = new Root();
        try {
            SAXParserFactory factory = SAXParserFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            SAXParser parser = factory.newSAXParser();
            parser.parse(new InputSource(new StringReader(svg)), root);
        } catch (SAXException malformed) {
            throw new AssertionError(
                    "SVG of the " + what + " is not well-formed: " + malformed.getMessage(), malformed);
        } catch (ParserConfigurationException | IOException broken) {
            throw new IllegalStateException(broken);
        }
        assertThat(root.name).as("root element of the %s", what).isEqualTo("svg");
        assertThat(root.shapes).as("shapes of the %s", what).isPositive();
    }

    private static final class Root extends DefaultHandler {
        private String name = "";
        private int shapes;

        @Override
        public void startElement(String uri, String localName, String qName, Attributes attributes) {
            if (name.isEmpty()) {
                name = localName;
            } else if (!localName.equals("title")) {
                shapes++;
            }
        }
    }
}
