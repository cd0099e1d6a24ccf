package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * What an SVG document says.
 *
 * @param cells the ids of its cells
 * @param pieces its pieces as cell and word, sorted
 * @param words its title and its texts
 */
record Svg(Set<String> cells, List<String> pieces, List<String> words) {

    /** Reads a document, which must be well-formed, an svg, and not empty. */
    static Svg read(String document, String what) {
        Reader reader = new Reader();
        try {
            SAXParserFactory factory = SAXParserFactory.newDefaultNSInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            SAXParser parser = factory.newSAXParser();
            parser.parse(new InputSource(new StringReader(document)), reader);
        } catch (SAXException malformed) {
            throw new AssertionError(
                    "SVG of the " + what + " is not well-formed: " + malformed.getMessage(), malformed);
        } catch (ParserConfigurationException | IOException broken) {
            throw new IllegalStateException(broken);
        }
        assertThat(reader.root).as("root element of the %s", what).isEqualTo("svg");
        assertThat(reader.shapes).as("shapes of the %s", what).isPositive();
        reader.pieces.sort(null);
        return new Svg(reader.cells, reader.pieces, reader.words);
    }

    private static final class Reader extends DefaultHandler {
        private final Set<String> cells = new LinkedHashSet<>();
        private final List<String> pieces = new ArrayList<>();
        private final List<String> words = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private String root = "";
        private int shapes;

        @Override
        public void startElement(String uri, String localName, String qName, Attributes attributes) {
            if (root.isEmpty()) {
                root = localName;
            } else if (!localName.equals("title")) {
                shapes++;
            }
            String cell = attributes.getValue("data-cell");
            String piece = attributes.getValue("data-piece");
            if (piece != null) {
                pieces.add(cell + " " + piece);
            } else if (cell != null) {
                cells.add(cell);
            }
            text.setLength(0);
        }

        @Override
        public void characters(char[] all, int start, int length) {
            text.append(all, start, length);
        }

        @Override
        public void endElement(String uri, String localName, String qName) {
            if (localName.equals("title") || localName.equals("text")) {
                words.add(text.toString());
            }
        }
    }
}
