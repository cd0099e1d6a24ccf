package org.ludex.table.web;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers requests that never reach a handler, such as those with a broken address. Says nothing about the server. */
public final class Failures implements Request.Handler {

    /** Made once for a server. */
    public Failures() {}

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Gate.protect(response);
        // Where a request could not be read, neither could its headers: nobody knows what language is wanted.
        int status = response.getStatus();
        Trouble.of(status).answerAnybody().with(status).send(response, callback);
        return true;
    }
}
