package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Viewer;

/** Deals the cards that somebody does not see anew: to the other hands, the gifts on the table and the deck. */
public final class Mixing {

    private final Viewer viewer;
    private final RandomGenerator random;
    /** Cards that the viewer cannot place. */
    private final List<Card> pool;

    /**
     * Begins to mix.
     *
     * @param unseen the cards that nobody has seen
     * @param knowledge what the seats know; as long as they know what was shuffled into the deck, its cards stay there
     */
    public Mixing(Cards unseen, Knowledge knowledge, Viewer viewer, RandomGenerator random) {
        this.pool = knowledge.shuffled().isNone() ? unseen.list() : new ArrayList<>();
        this.viewer = viewer;
        this.random = random;
    }

    /** A position with the same look for the viewer. */
    public static Optional<DogPosition> of(DogPosition position, Viewer viewer, RandomGenerator random) {
        DogSetup setup = position.toSetup();
        Mixing mixing = new Mixing(position.unseen(), position.knowledge(), viewer, random);
        setup.hands().forEach(hand -> mixing.collect(hand, position.knowledge()));
        setup.given().forEach(mixing::collect);
        List<Dealt> hands = setup.hands().stream()
                .map(hand -> mixing.dealt(hand, position.knowledge()))
                .toList();
        List<DogSetup.Given> given = setup.given().stream().map(mixing::given).toList();
        return Optional.of(new DogSetup(
                        setup.game(),
                        setup.options(),
                        setup.pieces(),
                        setup.dog(),
                        setup.round(),
                        setup.leader(),
                        setup.phase(),
                        setup.turn(),
                        setup.shuffled(),
                        hands,
                        setup.pile(),
                        setup.deck(),
                        setup.open(),
                        setup.spent(),
                        setup.reached(),
                        given,
                        mixing.known(setup.hands(), hands, position.knowledge()),
                        setup.last(),
                        setup.lastKing())
                .position());
    }

    private boolean isOwn(Player seat) {
        return viewer.seat().filter(own -> own == seat).isPresent();
    }

    /** The cards of a hand that the viewer does not know of. */
    private Cards secrets(Dealt hand, Knowledge knowledge) {
        return isOwn(hand.seat()) ? Cards.empty() : hand.hand().known().minus(knowledge.known(hand.seat(), viewer));
    }

    /** Takes a hand's secrets. */
    public void collect(Dealt hand, Knowledge knowledge) {
        pool.addAll(secrets(hand, knowledge).list());
    }

    /** Takes a gift. */
    public void collect(DogSetup.Given gift) {
        if (!isOwn(gift.seat())) {
            gift.card().card().ifPresent(pool::add);
        }
    }

    /** Takes a card that lies face down for the viewer. */
    public void collect(Card card) {
        pool.add(card);
    }

    /** Gives one of the cards. */
    public Card next() {
        return pool.remove(random.nextInt(pool.size()));
    }

    /** A hand with other secrets. */
    public Dealt dealt(Dealt hand, Knowledge knowledge) {
        Cards secrets = secrets(hand, knowledge);
        Cards known = hand.hand().known().minus(secrets);
        for (int count = 0; count < secrets.size(); count++) {
            known = known.plus(next());
        }
        return new Dealt(hand.seat(), Hand.of(known, hand.hand().hidden()));
    }

    /** Another gift. */
    public DogSetup.Given given(DogSetup.Given gift) {
        return isOwn(gift.seat()) || gift.card().isHidden()
                ? gift
                : new DogSetup.Given(gift.seat(), CardFace.of(next()), gift.among());
    }

    /** What the seats know of the new hands: the viewer and everybody the same, others as many cards as before. */
    public Knowledge known(List<Dealt> before, List<Dealt> after, Knowledge knowledge) {
        Knowledge known = Knowledge.none().with(knowledge.shuffled());
        for (int index = 0; index < before.size(); index++) {
            Player holder = before.get(index).seat();
            Cards open = knowledge.known(holder);
            for (Card card : open.list()) {
                known = known.showing(holder, card);
            }
            for (Dealt other : before) {
                Player knower = other.seat();
                if (knower != holder) {
                    Cards more = knowledge.known(holder, knower).minus(open);
                    boolean same = isOwn(holder) || isOwn(knower);
                    List<Card> rest =
                            after.get(index).hand().known().minus(open).list();
                    for (Card card : more.list()) {
                        Card told = same ? card : rest.remove(random.nextInt(rest.size()));
                        known = known.telling(knower, holder, told);
                    }
                }
            }
        }
        return known;
    }
}
