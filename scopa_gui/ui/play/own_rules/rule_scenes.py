"""Pictures of the options: the engine's outcome for a few cards under the current rules."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement, islice

from scopa_gui.engine.cards import (
    DECK,
    RANKS,
    SUIT_SETS,
    Card,
    CardSet,
    Suit,
    bit,
    card_named,
    cards_of,
    mask_of,
    sum_of,
)
from scopa_gui.engine.dealing import dealer_scope, hand_size, must_redeal
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.ui.pictures.card_row import (
    PACK,
    PILE,
    ArrowPiece,
    CardsPiece,
    EmptyPlace,
    NumberPiece,
    Row,
    SeatsPiece,
    SignPiece,
)

Rows = tuple[Row, ...]
_MOST = 3
"""Number of rows shown at most."""
_COINS = cards_of(SUIT_SETS[Suit.DENARI])


def scene_of(rules: Rules, option: str) -> Rows:
    """Return the rows of pieces that explain an option with its value in these rules."""
    return _SCENES[option](rules)


def _cards(names: str) -> tuple[int, ...]:
    return tuple(map(card_named, names.split()))


def _plays(*situations: tuple[str, str]) -> Callable[[Rules], Rows]:
    """Return a function that shows cards played on a table, with a row for each legal move."""

    def rows(rules: Rules) -> Rows:
        found = (row for card, table in situations for row in move_rows(rules, card_named(card), _cards(table)))
        return tuple(islice(found, _MOST))

    return rows


def move_rows(rules: Rules, card: Card, table: tuple[Card, ...]) -> Rows:
    """Return a row for each legal move of a card on a table under these rules, the first few only."""
    found: list[Row] = []
    for move in rules.law.moves_of(card, mask_of(table))[:_MOST]:
        lying = CardsPiece(table, move.taken) if table else EmptyPlace()
        if not move.taken:
            found.append((CardsPiece((card,)), ArrowPiece(), CardsPiece((*table, card), bit(card))))
        elif move.taken == bit(card):
            row: Row = (CardsPiece((card,)), ArrowPiece(), PILE)
            found.append((CardsPiece(table), *row) if table else row)
        else:
            found.append((CardsPiece((card,)), ArrowPiece(), lying))
    return tuple(found)


def _seats(rules: Rules) -> Rows:
    return ((SeatsPiece(rules.players, rules.sides, rules.is_clockwise),),)


def _hand_and_table(rules: Rules) -> Rows:
    """Return a hand in the packets in which it is dealt, and the cards on the table."""
    left = hand_size(rules)
    packets = list[int]()
    while left:
        packets.append(min(left, rules.deal.packet))
        left -= packets[-1]
    hand: Row = tuple(CardsPiece((None,) * size, step=0.5) for size in packets)
    return hand, (CardsPiece(_cards("7C 4B 2S RD")[: rules.turned]) if rules.turned else EmptyPlace(),)


def _first_table(names: Callable[[Rules], str], *, is_summed: bool = False) -> Callable[[Rules], Rows]:
    """Return a function that shows the first cards on a table, and the pack if they are dealt again."""

    def rows(rules: Rules) -> Rows:
        table = _cards(names(rules))
        total: Row = (NumberPiece(f"= {sum_of(mask_of(table))}"),) if is_summed else ()
        is_redealt = rules.turned and must_redeal(rules, mask_of(table))
        return ((CardsPiece(table), *total, ArrowPiece(), PACK if is_redealt else SignPiece(good=True)),)

    return rows


def _poor_table(rules: Rules) -> str:
    """Return four cards with the highest sum that is dealt again, or with a low sum if none is."""
    return " ".join(_making(max(rules.redeal_sum_max, 4) if rules.redeal_sum_max else 7))


def _making(total: int) -> tuple[str, ...]:
    """Return four cards, one of each suit, with this total and as many different ranks as possible."""
    making = (ranks for ranks in combinations_with_replacement(RANKS, 4) if sum(ranks) == total)
    ranks = max(making, key=lambda ranks: len(set(ranks)))
    suits = "DCBS"
    shown = "A234567FCR"
    return tuple(shown[rank - 1] + suit for rank, suit in zip(ranks, suits, strict=True))


def _sweeps(rules: Rules) -> Rows:
    """Return first tables with the scope that they give the dealer."""
    totals = [total for total, _scope in rules.dealer_bonus if 4 <= total <= 40]
    rows: list[Row] = []
    for total in totals or [15]:
        table = _cards(" ".join(_making(total)))
        scope = dealer_scope(rules, mask_of(table)) if rules.turned else 0
        rows.append((CardsPiece(table), NumberPiece(f"= {total}"), ArrowPiece(), points_piece(scope)))
    return tuple(rows[:_MOST])


def _ace_scopa(rules: Rules) -> Rows:
    return tuple(
        (CardsPiece((card_named("AD"),)), ArrowPiece(), CardsPiece(table, mask_of(table)), points_piece(int(pays)))
        for table, pays in (
            (_cards("AC"), rules.ace_scores_with_one_ace),
            (_cards("5C 3B RS"), rules.ace_may_sweep_for_scopa),
        )
    )


def points_piece(count: int) -> NumberPiece:
    """Return a piece with points, "0" for none."""
    return NumberPiece(f"+{count}" if count else "0")


def _last_cards(rules: Rules) -> Rows:
    """Return a sweep with the last card, and one with the last capture when cards are left."""
    last = (CardsPiece(_cards("7D")), ArrowPiece(), CardsPiece(_cards("7C"), bit(card_named("7C"))))
    before = (CardsPiece(_cards("4C")), ArrowPiece(), CardsPiece(_cards("4S"), bit(card_named("4S"))))
    return (
        (*last, points_piece(int(rules.last_card_may_score))),
        (*before, points_piece(int(rules.last_capture_may_score)), PACK),
    )


def points_for(rules: Rules, category: Category, held: CardSet) -> int:
    """Return a side's points for these cards in a category if another side has all other cards."""
    piles = (held, DECK & ~held, *(0,) * (rules.sides - 2))
    award = score(rules, piles, (0,) * rules.sides).award(category)
    return award.points[0] if award else 0


def _paid(category: Category, names: str) -> Callable[[Rules], Rows]:
    """Return a function that shows cards, and the points that a category gives for them."""

    def rows(rules: Rules) -> Rows:
        cards = _cards(names)
        step = 1.12 if len(cards) < 5 else 0.6
        paid = points_piece(points_for(rules, category, mask_of(cards)))
        return ((CardsPiece(cards, step=step), ArrowPiece(), paid),)

    return rows


def _primes(rules: Rules) -> Rows:
    """Return two piles, one of them without a suit, and the points for the better primiera."""
    piles = (_cards("7D 7C 7B"), _cards("6D 6C 5B 2S"))
    award = score(replace(rules, players=2, sides=2), [mask_of(pile) for pile in piles], (0, 0)).award(
        Category.PRIMIERA
    )
    points = award.points if award else (0, 0)
    return tuple(
        (CardsPiece(pile, mask_of(pile) if won else 0), points_piece(won))
        for pile, won in zip(piles, points, strict=True)
    )


def _totals(rules: Rules) -> Rows:
    """Return totals near the target, and whether they win the match."""
    goal = rules.target
    return decided_rows(rules, (goal, max(0, goal - 2)), (goal + 1, goal), (goal + 2, goal))


def _reached(rules: Rules) -> Rows:
    """Return totals one point below the goal and at it, and whether they win the match."""
    goal = rules.goal
    theirs = max(0, rules.goal - 4)
    return decided_rows(rules, (goal - 1, theirs), (goal, theirs))


def decided_rows(rules: Rules, *totals: tuple[int, int]) -> Rows:
    """Return a row for each pair of totals, mine first, and whether I win the match with them."""
    two = replace(rules, players=2, sides=2)
    return tuple(
        (NumberPiece(f"{mine} : {theirs}"), ArrowPiece(), SignPiece(good=winner_of(two, (mine, theirs)) == 0))
        for mine, theirs in totals
    )


_SCENES: Mapping[str, Callable[[Rules], Rows]] = {
    "players": _seats,
    "sides": _seats,
    "deal": _hand_and_table,
    "direction": _seats,
    "redeal_kings": _first_table(
        lambda rules: ("RD RC RB RS", "RD 2C 5B 6S", "RD RC 5B 6S", "RD RC RB 6S", "RD RC RB RS")[rules.redeal_kings]
    ),
    "redeal_sum_max": _first_table(_poor_table, is_summed=True),
    "dealer_bonus": _sweeps,
    "capture": _plays(("4D", "AC 3B 7C"), ("4D", "4S AC 3B 7C")),
    "priority": _plays(("7D", "7C 4B 3S"), ("7D", "5C 2B 4S AC")),
    "equal_take": _plays(("5D", "5C 5B 2S")),
    "mandatory": _plays(("6D", "6C 2S")),
    "asso": _plays(("AD", "7C 4B RS")),
    "asso_with_ace": _plays(("AD", "AC 5B RS")),
    "asso_empty": _plays(("AD", "")),
    "asso_self_always": _plays(("AD", "5C 3B")),
    "asso_scopa": _ace_scopa,
    "asso_redeal": _first_table(lambda _rules: "AD 5C 3B FS"),
    "vile": lambda rules: ((CardsPiece(_cards("AD")), SignPiece(good=not rules.vile)),),
    "scopa_last": _last_cards,
    "leftovers": lambda rules: (
        (CardsPiece(_cards("5C 2B RS")), ArrowPiece(), PILE if rules.leftovers_are_taken else SignPiece(good=False)),
    ),
    "primiera": _primes,
    "napola": _paid(Category.NAPOLA, "AD 2D 3D 4D"),
    "cappotto": lambda rules: ((CardsPiece(_COINS, step=0.5), ArrowPiece(), SignPiece(good=rules.cappotto)),),
    "re_bello": _paid(Category.RE_BELLO, "RD"),
    "sette_tutti": _paid(Category.SETTE_TUTTI, "7D 7C 7B 7S"),
    "coin_points": _paid(Category.COIN_POINTS, "2D 5D FD"),
    "ties": lambda rules: (
        (NumberPiece("20 : 20"), ArrowPiece(), NumberPiece("1 : 1" if rules.pays_level_sides else "0 : 0")),
    ),
    "target": _reached,
    "win": _totals,
}
