package org.ludex.kamisado;

import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Verdict.Illegal;
import org.ludex.kamisado.KamisadoMove.Push;

/**
 * Why a push is refused, given that the right tower moves forward. The pusher's rank determines the numbers of the
 * rules.
 */
final class PushRefusals {

    private static final Checks<PushRefusals, Push> CHECKS = Checks.inOrder(
            PushRefusals::plainPusher,
            PushRefusals::diagonal,
            PushRefusals::nothingToPush,
            PushRefusals::ownTowerInLine,
            PushRefusals::tooStrong,
            PushRefusals::tooMany,
            PushRefusals::atHome,
            PushRefusals::wrongLanding,
            PushRefusals::wrongPushed);

    private final KamisadoPosition position;
    private final Rank rank;
    private final PushLine line;

    private PushRefusals(KamisadoPosition position, Push push) {
        Side side = position.sideOrWinner();
        this.position = position;
        this.rank = position.rank(side, push.tower());
        this.line = position.board().pushLine(side.index(), push.tower().index());
    }

    static Optional<Illegal> of(KamisadoPosition position, Push push) {
        return CHECKS.first(new PushRefusals(position, push), push);
    }

    private Optional<Illegal> refuse(KamisadoRule rule, Facts facts) {
        return Refusals.refuse(rule.of(rank), facts);
    }

    private Optional<Illegal> plainPusher(Push push) {
        return rank == Rank.PLAIN ? refuse(KamisadoRule.S2, pusher(push).as("plain")) : Optional.empty();
    }

    private static Facts pusher(Push push) {
        return Facts.of("tower", push.tower(), "at", push.from());
    }

    private Optional<Illegal> diagonal(Push push) {
        return push.to().file() == push.from().file()
                ? Optional.empty()
                : refuse(KamisadoRule.S4, Facts.of("from", push.from(), "to", push.to()));
    }

    private Optional<Illegal> nothingToPush(Push push) {
        return position.at(push.to()).isEmpty() ? refuse(KamisadoRule.S2, pusher(push)) : Optional.empty();
    }

    private Optional<Illegal> ownTowerInLine(Push push) {
        if (!line.hasOwnBehind()) {
            return Optional.empty();
        }
        Square square = square(line.length() + 1);
        Tower own = tower(square);
        return refuse(KamisadoRule.S9, Facts.of("side", own.side(), "pushed", own.colour(), "square", square));
    }

    private Optional<Illegal> tooStrong(Push push) {
        int weaker = line.weaker(rank.index());
        if (weaker == line.length()) {
            return Optional.empty();
        }
        Square square = square(weaker + 1);
        Tower strong = tower(square);
        return refuse(KamisadoRule.S8, Facts.of("pushed", strong.colour(), "square", square, "rank", strong.rank()));
    }

    private Optional<Illegal> tooMany(Push push) {
        return line.length() <= rank.pushes()
                ? Optional.empty()
                : refuse(KamisadoRule.S7, Facts.of("count", line.length(), "at", push.from()));
    }

    private Optional<Illegal> atHome(Push push) {
        Square farthest = square(line.length());
        return line.isAtEdge()
                ? refuse(KamisadoRule.S6, Facts.of("pushed", tower(farthest).colour(), "square", farthest))
                : Optional.empty();
    }

    private Optional<Illegal> wrongLanding(Push push) {
        Square landing = square(line.length() + 1);
        return landing == push.landing()
                ? Optional.empty()
                : refuse(KamisadoRule.S5, Facts.of("actual", landing, "landing", push.landing()));
    }

    private Optional<Illegal> wrongPushed(Push push) {
        Colour farthest = tower(square(line.length())).colour();
        return farthest == push.pushed()
                ? Optional.empty()
                : refuse(
                        KamisadoRule.S2,
                        Facts.of("actual", farthest, "pushed", push.pushed()).as("other"));
    }

    private Square square(int place) {
        return Square.of(line.square(place));
    }

    private Tower tower(Square square) {
        return position.at(square).orElseThrow();
    }
}
