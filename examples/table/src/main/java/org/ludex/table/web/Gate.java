package org.ludex.table.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets in only requests that were meant for this server. A page of another site must not be able to use it through the
 * browser of somebody who plays: neither under a name of its own that leads here, nor by sending forms.
 */
public final class Gate extends Handler.Wrapper {

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    private static final List<HttpField> HEADERS = List.of(
            new HttpField("Content-Security-Policy", POLICY),
            new HttpField("X-Content-Type-Options", "nosniff"),
            new HttpField("Referrer-Policy", "no-referrer"),
            new HttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new HttpField("Cross-Origin-Resource-Policy", "same-origin"));

    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3}\\.){3}\\d{1,3}|\\[[0-9a-f:.]{2,45}]");
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[::1]");

    private final boolean isLocal;
    private final List<String> names;

    /**
     * A gate before a handler.
     *
     * @param address the address that the server listens on
     * @param names what the machine is called besides
     */
    public Gate(String address, List<String> names, Handler inner) {
        super(inner);
        this.isLocal =
                LOOPBACK.matcher(bracketed(address.toLowerCase(Locale.ROOT))).matches();
        this.names = names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    private static String bracketed(String address) {
        return address.contains(":") ? "[" + address + "]" : address;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        protect(response);
        String host = header(request.getHeaders(), HttpHeader.HOST).toLowerCase(Locale.ROOT);
        if (!isOurs(PORT.matcher(host).replaceFirst(""))) {
            Trouble.WRONG_HOST.answer(request).send(response, callback);
            return true;
        }
        if (!isFromHere(request, host)) {
            Trouble.WRONG_ORIGIN.answer(request).send(response, callback);
            return true;
        }
        return super.handle(request, response, callback);
    }

    /** Tells the browser to let nothing else in, whatever the answer is. */
    static void protect(Response response) {
        HEADERS.forEach(header -> response.getHeaders().put(header));
    }

    /** A name can be made to lead here by anybody; numbers and names that were told cannot. */
    private boolean isOurs(String host) {
        return LOOPBACK.matcher(host).matches()
                || names.contains(host)
                || (!isLocal && NUMBERS.matcher(host).matches());
    }

    private static boolean isFromHere(Request request, String host) {
        HttpFields headers = request.getHeaders();
        Optional<String> origin = Optional.ofNullable(headers.get(HttpHeader.ORIGIN));
        if (origin.isPresent()
                && !origin.get().equalsIgnoreCase("http://" + host)
                && !origin.get().equalsIgnoreCase("https://" + host)) {
            return false;
        }
        String site = Optional.ofNullable(headers.get("Sec-Fetch-Site")).orElse("none");
        boolean isPage =
                Optional.ofNullable(headers.get("Sec-Fetch-Mode")).orElse("").equals("navigate")
                        && request.getMethod().equals("GET");
        return isPage || site.equals("same-origin") || site.equals("none");
    }

    static String header(HttpFields headers, HttpHeader name) {
        return Optional.ofNullable(headers.get(name)).orElse("");
    }
}
