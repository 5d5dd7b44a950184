"""What the engine's tests are tried on: rules, tables, smazzate in progress, all drawn by Hypothesis."""

from random import Random

from hypothesis import strategies as st

from scopa_gui.engine.cards import DECK, bit, card_named, mask_of, names_of
from scopa_gui.engine.dealing import shuffled_pack
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.options import Dealing
from scopa_gui.engine.position import Position, deal_smazzata, opening
from scopa_gui.engine.rules import CHOICES, Rules
from scopa_gui.engine.variants import SOURCE_PRESETS
from tests.games import GAMES
from tests.reference.slow import SELF

NAMED = {
    **GAMES,
    **SOURCE_PRESETS,
}
TABLES = {deal.value: tuple(players for players in range(2, 7) if not (40 - deal.turned) % players) for deal in Dealing}
"""How many can play with each deal."""
NOT_DRAWN = ("deal", "redeal_kings", "asso_redeal", "direction")


def cards(*names):
    """The set of these cards, by name: cards("7D", "4C") or cards("7D 4C")."""
    return mask_of(card_named(name) for text in names for name in text.split())


def named(card_set):
    return names_of(card_set)


def last_plays(table, hands, *, rules=None, rest_to=0, last_taker=None, first_table=0, history=()):
    """The last cards of a smazzata: every card not named here lies in one pile."""
    rules = rules or Rules()
    held = [cards(hand) for hand in hands]
    piles = [0] * rules.sides
    piles[rest_to] = DECK & ~sum(held) & ~cards(table)
    return Position(
        rules,
        tuple(held),
        cards(table),
        (),
        tuple(piles),
        (0,) * rules.sides,
        0,
        last_taker,
        first_table,
        tuple(history),
    )


def play(position, *texts):
    for text in texts:
        position = position.play(move_named(text))
    return position


def taken_of(move):
    """What a move takes, as the slow implementation writes it."""
    return frozenset([SELF]) if move.taken == bit(move.card) else frozenset(names_of(move.taken))


@st.composite
def option_sets(draw, **fixed):
    """Options of rules as plain data, any of them away from its default."""
    options = {
        name: draw(st.sampled_from(values))
        for name, values in CHOICES.items()
        if name not in NOT_DRAWN and draw(st.booleans())
    }
    options["deal"] = draw(st.sampled_from(sorted(TABLES)))
    options["players"] = draw(st.sampled_from(TABLES[options["deal"]]))
    if draw(st.booleans()):
        options["dealer_bonus"] = draw(st.sampled_from([{"15": 1, "30": 2}, {"15": 1, "20": 2}, {"22": 1}]))
    return {**options, **fixed}


def rules_values(**fixed):
    return option_sets(**fixed).map(lambda options: Rules(**options))


seeds = st.integers(0, 10**6)


@st.composite
def tables(draw, most=9):
    """A played card and a table without it."""
    found = draw(st.lists(st.integers(0, 39), min_size=1, max_size=most + 1, unique=True))
    return found[0], mask_of(found[1:])


def played_on(rules, seed, moves):
    """A position after some random moves from a random opening."""
    rng = Random(seed)
    position = opening(rules, shuffled_pack(rng))
    for _ in range(moves):
        if position.is_over:
            break
        position = position.play(rng.choice(position.legal_moves()))
    return position


@st.composite
def positions(draw, rules=None):
    """A position somewhere in a smazzata, its end included, under the rules given or any rules."""
    return played_on(
        rules or draw(st.one_of(st.sampled_from(list(NAMED.values())), rules_values())),
        draw(seeds),
        draw(st.integers(0, 40)),
    )


def whole_smazzata(rules, seed):
    """Every position of a random smazzata with the move that led on from it; the last one has none."""
    rng = Random(seed)
    position = deal_smazzata(rules, rng)
    while not position.is_over:
        move = rng.choice(position.legal_moves())
        yield position, move
        position = position.play(move)
    yield position, None
