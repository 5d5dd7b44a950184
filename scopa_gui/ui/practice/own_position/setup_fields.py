"""Fields for a position that is set up: the game, the players, and the score so far."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from scopa_gui.engine.setup import Setup
from scopa_gui.engine.variants import Variant
from scopa_gui.game.table import level_seats
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.fields import Stepper
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.offered_games import game_of, title_of
from scopa_gui.ui.words.level_names import level_keys, level_name
from scopa_gui.ui.words.sides import seat_names, side_names
from scopa_gui.ui.words.translation import _

Change = Callable[[Setup], Answer]
SeatPlayers = Callable[[Sequence[str]], Answer]
_MOST_SCOPE = 20
_PAST_TARGET = 10
"""Number of totals offered from the target on: under some rules a match goes on although a side has reached it."""


def game_fields(
    setup: Setup, seats: Sequence[str], offered: Mapping[str, Variant], change: Change, seat_players: SeatPlayers
) -> list[Widget]:
    """Return the fields for the game, its players and target, whose turn it is, the dealer, and the others' levels."""
    rules = setup.rules
    key = game_of(offered, rules)
    # A game is left out if an earlier one has the same rules.
    games = [
        (game, title_of(variant))
        for game, variant in offered.items()
        if game_of(offered, variant.rules_for(rules.players, rules.target)) == game
    ]
    if not key:
        games.insert(0, ("", _("Your own rules")))

    def to_game(game: str) -> Answer:
        return change(setup.under(offered[game].rules_for(rules.players, rules.target)) if game else setup)

    fields: list[Widget] = [Stepper("game", _("Game"), games, key, to_game, around=bool(key), shortens=True)]
    if key:
        variant = offered[key]
        players = [(count, str(count)) for count in sorted(variant.players)]
        targets = [(points, str(points)) for points in sorted({*variant.targets, rules.target})]

        def to_players(count: int) -> Answer:
            return change(setup.under(variant.rules_for(count, rules.target)))

        def to_target(points: int) -> Answer:
            return change(replace(setup, rules=replace(rules, target=points)))

        fields += [
            Stepper("players", _("Players"), players, rules.players, to_players),
            Stepper("target", _("Points to win"), targets, rules.target, to_target),
        ]
    opponent = seats[1]
    partner = seats[rules.sides] if rules.sides < rules.players else ""
    opponents = _("Opponents") if rules.players > 2 else _("Opponent")
    who = list(enumerate(seat_names(seats, rules.sides)))
    levels = [(level, level_name(level)) for level in dict.fromkeys((*level_keys(), opponent, partner)) if level]
    fields += [
        Stepper("turn", _("To play"), who, setup.turn, lambda seat: change(replace(setup, turn=seat)), around=True),
        Stepper("dealer", _("Dealer"), who, setup.dealer, lambda seat: change(setup.dealt_by(seat)), around=True),
        Stepper("level", opponents, levels, opponent, lambda level: seat_players(level_seats(rules, level, partner))),
    ]
    if partner:

        def to_partner(level: str) -> Answer:
            return seat_players(level_seats(rules, opponent, level))

        fields.append(Stepper("partner", _("Partner"), levels, partner, to_partner))
    return fields


def score_fields(setup: Setup, seats: Sequence[str], change: Change) -> list[Widget]:
    """Return the fields for who captured last, and for the scopas and points of each side."""
    rules = setup.rules
    takers: list[tuple[int | None, str]] = [(None, _("Nobody")), *enumerate(seat_names(seats, rules.sides))]

    def to_taker(seat: int | None) -> Answer:
        return change(replace(setup, last_taker=seat))

    def to_score(part: str, side: int, count: int) -> Answer:
        values = list(getattr(setup, part))
        values[side] = count
        return change(replace(setup, **{part: tuple(values)}))  # type: ignore[arg-type]

    fields: list[Widget] = [Stepper("taker", _("Last to capture"), takers, setup.last_taker, to_taker, around=True)]
    scope = [(count, str(count)) for count in range(_MOST_SCOPE + 1)]
    points = [(count, str(count)) for count in range(rules.target + _PAST_TARGET)]
    for side, name in enumerate(side_names(seats, rules.sides)):
        scopas = _("{side}: scopas").format(side=name)
        total = _("{side}: points").format(side=name)
        fields += [
            Stepper(f"scope{side}", scopas, scope, setup.scope[side], partial(to_score, "scope", side)),
            Stepper(f"points{side}", total, points, setup.totals[side], partial(to_score, "totals", side)),
        ]
    return fields
