"""Families of rules for which numbers were fitted by self-play, and the nearest family of given rules."""

from collections.abc import Callable, Iterable, Sequence

from scopa_gui.engine.options import Capturing
from scopa_gui.engine.rules import Rules

_ACES = "asso"
_DEALS = {3: "three", 9: "nine", 10: "ten"}


def _law_of(rules: Rules) -> str:
    """Return the name of the law of captures, which is "asso" if aces take everything."""
    return _ACES if rules.asso else rules.capture.value


def play_family(rules: Rules) -> str:
    """Return the name of the family of games that share a policy: law of captures and cards in a hand."""
    return f"{_law_of(rules)} {_DEALS[rules.deal.hand]}"


def nearest_play(rules: Rules, fitted: Iterable[str]) -> str:
    """Return the nearest fitted family for play: the same deal first, then the same law, then the number of players."""
    law, deal = play_family(rules).split()

    def distance(family: str) -> tuple[int, ...]:
        other_law, other_deal, *players = family.split()
        return deal != other_deal, law != other_law, *(abs(rules.players - int(many)) for many in players)

    return min(fitted, key=distance)


def deal_family(rules: Rules) -> str:
    """Return the name of the family of games that share a DealValue: law of captures, players, and unusual sides."""
    usual = rules.sides == (2 if rules.players in (4, 6) else rules.players)
    return f"{_law_of(rules)} {rules.players}" if usual else f"{_law_of(rules)} {rules.players} {rules.sides}"


def nearest_deal(rules: Rules, fitted: Iterable[str]) -> str | None:
    """Return the nearest fitted family for the worth of a deal: the same players and the most similar law; or None."""
    own = deal_family(rules)
    known = set(fitted)
    law, players, *sides = own.split()
    like = _ACES if rules.law.ace_is_special else Capturing.SUM
    laws = () if sides else (law, like, *Capturing, _ACES)
    return next((name for name in (own, *(f"{each} {players}" for each in laws)) if name in known), None)


def nearest_game(rules: Rules, fitted: Sequence[Rules]) -> Rules:
    """Return the most similar of the fitted games with the same number of sides, or with two if there are none."""
    fit = [game for game in fitted if game.sides == rules.sides] or [game for game in fitted if game.sides == 2]
    return max(fit, key=lambda game: likeness(game, rules))


def likeness(one: Rules, other: Rules) -> int:
    """Return how similar two games are in what decides the points of a smazzata; higher is more similar."""
    return sum(weight for weight, trait in _LIKENESS if trait(one) == trait(other))


_LIKENESS: tuple[tuple[int, Callable[[Rules], object]], ...] = (
    (200, lambda rules: rules.coin_points),
    (64, lambda rules: rules.capture),
    (40, lambda rules: rules.law.ace_is_special),
    (32, lambda rules: rules.turned),
    (24, lambda rules: rules.players),
    (16, lambda rules: rules.deal.hand),
    (12, lambda rules: rules.napola),
    (8, lambda rules: rules.cappotto),
    (6, lambda rules: bool(rules.dealer_bonus)),
    (1, lambda rules: rules.primiera),
    (1, lambda rules: rules.re_bello),
    (1, lambda rules: rules.sette_tutti),
    (1, lambda rules: rules.asso_scopa),
    (1, lambda rules: rules.ties),
)
"""Weights of the traits that two games may have in common."""
