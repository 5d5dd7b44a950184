"""Choices on the sheet while a position is set up: the game, who sits there, the count so far."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from scopa_gui.engine.rules import Rules
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
Seat = Callable[[Sequence[str]], Answer]
_MOST_SCOPE = 20
_PAST_TARGET = 10
"""Number of totals on offer from the target up: under some rules the match goes on there."""


def game_fields(
    setup: Setup, seats: Sequence[str], offered: Mapping[str, Variant], change: Change, sit: Seat
) -> list[Widget]:
    """Which of the games offered, how many play, who deals, who plays, and against whom it is played on."""
    rules = setup.rules
    key = game_of(offered, setup.rules)
    names = seat_names(seats, rules.sides)
    games = [(game, title_of(variant)) for game, variant in offered.items() if _is_found(game, offered, rules)]
    played: list[Widget] = [
        Stepper(
            "game",
            _("Game"),
            games if key else [("", _("Your own rules")), *games],
            key,
            lambda game: change(setup.under(offered[game].rules_for(rules.players, rules.target)) if game else setup),
            around=bool(key),
            shortens=True,
        )
    ]
    if key:
        variant = offered[key]
        players = [(count, str(count)) for count in sorted(variant.players)]
        targets = [(points, str(points)) for points in sorted({*variant.targets, rules.target})]
        played += [
            Stepper(
                "players",
                _("Players"),
                players,
                rules.players,
                lambda count: change(setup.under(variant.rules_for(count, rules.target))),
            ),
            Stepper(
                "target",
                _("Points to win"),
                targets,
                rules.target,
                lambda points: change(replace(setup, rules=replace(rules, target=points))),
            ),
        ]
    who = list(enumerate(names))
    return [
        *played,
        Stepper("turn", _("To play"), who, setup.turn, lambda seat: change(replace(setup, turn=seat)), around=True),
        Stepper("dealer", _("Dealer"), who, setup.dealer, lambda seat: change(setup.dealt_by(seat)), around=True),
        *_people(rules, seats, sit),
    ]


def _is_found(game: str, offered: Mapping[str, Variant], rules: Rules) -> bool:
    """Return whether a game's rules are recognised as that game.

    They are not if an earlier game has the same rules under another name.
    """
    return game_of(offered, offered[game].rules_for(rules.players, rules.target)) == game


def _people(rules: Rules, seats: Sequence[str], sit: Seat) -> Iterator[Widget]:
    opponent = seats[1]
    partner = seats[rules.sides] if rules.sides < rules.players else ""
    levels = [(level, level_name(level)) for level in dict.fromkeys((*level_keys(), opponent, partner)) if level]
    yield Stepper(
        "level",
        _("Opponents") if rules.players > 2 else _("Opponent"),
        levels,
        opponent,
        lambda level: sit(level_seats(rules, level, partner)),
    )
    if partner:
        yield Stepper("partner", _("Partner"), levels, partner, lambda level: sit(level_seats(rules, opponent, level)))


def score_fields(setup: Setup, seats: Sequence[str], change: Change) -> list[Widget]:
    """Return the fields for who took last and, for each side, the scope and the points of the match."""
    rules = setup.rules
    takers: list[tuple[int | None, str]] = [(None, _("Nobody")), *enumerate(seat_names(seats, rules.sides))]
    found: list[Widget] = [
        Stepper(
            "taker",
            _("Last to capture"),
            takers,
            setup.last_taker,
            lambda seat: change(replace(setup, last_taker=seat)),
            around=True,
        )
    ]
    scope = [(count, str(count)) for count in range(_MOST_SCOPE + 1)]
    points = [(count, str(count)) for count in range(rules.target + _PAST_TARGET)]
    for side, name in enumerate(side_names(seats, rules.sides)):
        found.append(
            Stepper(
                f"scope{side}",
                _("{side}: scopas").format(side=name),
                scope,
                setup.scope[side],
                _of(setup, "scope", side, change),
            )
        )
        found.append(
            Stepper(
                f"points{side}",
                _("{side}: points").format(side=name),
                points,
                setup.totals[side],
                _of(setup, "totals", side, change),
            )
        )
    return found


def _of(setup: Setup, part: str, side: int, change: Change) -> Callable[[int], Answer]:
    """Return the function that sets another number of a side's scope or points."""
    values: tuple[int, ...] = getattr(setup, part)

    def take(count: int) -> Answer:
        return change(replace(setup, **{part: (*values[:side], count, *values[side + 1 :])}))  # type: ignore[arg-type]

    return take
