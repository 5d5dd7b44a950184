"""What the program says of moves, in many games: every reason and every cause, as sentences, where they are said."""

from scopa_gui.ai.heuristic_player import reasons_for
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.causes import COSTS, cause_of
from scopa_gui.coach.review.move_explained import open_reason, reason_of_move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from scopa_gui.ui.words.reason_words import reason_words
from scopa_gui.ui.words.verdicts import cause_sentence
from tests.games import GAMES
from tests.measure.claims.saying import Said, Sight

NAME, PARTNER = "Rosa", "Carmela"
SPOKEN_GAMES = {
    **GAMES,
    "cirulla": Rules(capture="cirulla", deal="scopa_packet", asso_scopa="always", asso_with_ace="all"),
    "cirulla 4": Rules(capture="cirulla", deal="scopa_packet", players=4),
    "free choice": Rules(priority="free"),
    "free choice, 9+4": Rules(priority="free", deal="scopone9", players=4),
    "fewest cards": Rules(priority="fewest", deal="scopone9", players=4),
    "no duty": Rules(mandatory=False),
    "no duty, 10": Rules(mandatory=False, deal="scientifico", players=4, redeal_kings=0),
    "all equal cards": Rules(equal_take="all", priority="free"),
    "no primiera": Rules(primiera="off", leftovers="none"),
    "most sevens": Rules(primiera="most_sevens", scopa_last="yes"),
    "a 41": Rules(coin_points=1, target=41, deal="scientifico", players=4, redeal_kings=0),
    "five": Rules(deal="scientifico", players=5, redeal_kings=0),
    "vile": Rules(asso=True, asso_empty="self", asso_self_always=True, vile=True, asso_scopa="always"),
    "bergamasca": Rules(deal="scopone9"),
}
PARTS = tuple(COSTS)


def views(rules, rng, share):
    """Some of the turns with a choice of a smazzata, played now well, now anyhow."""
    position = deal_smazzata(rules, rng)
    while not position.is_over:
        view = view_of(position, position.turn)
        moves = view.legal_moves()
        if len(moves) > 1 and rng.random() < share:
            yield view
        choice = player_of("don_ciro").choose(view, Limit(), rng).move if rng.random() < 0.7 else rng.choice(moves)
        position = position.play(choice)


def said_in(view, rng):
    """Every sentence about some moves of this turn, and about mistakes that might be made in it."""
    sight, reasons, causes = Sight(view), [], []
    for level in ("don_ciro", "rosa", "chitarrella", "cicuti"):
        choice = player_of(level).choose(view, Limit(), rng)
        reasons += [(choice.move, reason) for reason in choice.reasons]
    order = [candidate.move for candidate in player_of("don_ciro").choose(view, Limit(), rng).candidates]
    best, facts = order[0], facts_of(view)
    for move in {best, rng.choice(order)}:
        others = [other for other in order if other != move]
        reasons += [
            (move, reason)
            for reason in (reason_of_move(view, move), open_reason(view, move), *reasons_for(view, move, others))
            if reason
        ]
    for move in {order[1], rng.choice(order[1:])}:
        found = [cause_of(facts, best, move, {part: 0.5}, telling) for part in PARTS for telling in (0.0, 0.08)]
        causes += [
            (move, cause)
            for cause in {(cause.tactic, tuple(sorted(cause.args.items()))): cause for cause in found if cause}.values()
        ]
    for move, reason in reasons:
        for words in {
            reason_words(reason),
            reason_words(reason, name=NAME),
            reason_words(reason, PARTNER),
        }:
            yield Said(words, sight, move)
    for move, cause in causes:
        for words in {
            cause_sentence(cause),
            cause_sentence(cause, name=NAME),
            cause_sentence(cause, PARTNER),
        }:
            yield Said(words, sight, move, best)
