"""Loss a move at two speeds of the table: nobody may play weaker because cards move faster.

``python -m tests.measure.strength.speeds [--decisions N] [--playouts N] [--game G] [--share S]``: in matches of Don
Ciro against himself the players that search answer the very question that a match asks for them at "normal" and at
"instant", and the judge says what each answer loses, all of them in the same worlds. ``--share`` adds a player who has
that share of its own time, to show what a difference would look like.
"""

import argparse
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from tempfile import TemporaryDirectory

from scopa_gui.ai.levels import LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import appraisal_of, verdict_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table
from scopa_gui.game.thinking import ChoiceQuestion, think

SPEEDS = ("normal", "instant")
SEARCHING = tuple(key for key, level in LEVELS.items() if level.is_search)
_SEED = "speeds"


def limits_at(speed: str) -> dict[str, Limit]:
    """The limit that a match at this speed sets each player that searches: asked of a match in its window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths, assets
    from scopa_gui.store.profiles import Profiles
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.context import Context
    from scopa_gui.ui.kit.sound import Sound
    from scopa_gui.ui.kit.text import Text
    from scopa_gui.ui.pictures.cloth import Cloth
    from scopa_gui.ui.pictures.sprites import Sprites
    from scopa_gui.ui.play.match_session import MatchSession
    from tests.asking import Silent
    from tests.ui.pilot import Pilot

    pygame.display.init()
    pygame.font.init()
    pygame.Window("Scopa", (320, 200)).get_surface()
    found = {}
    with TemporaryDirectory() as folder:
        paths, settings = Paths(Path(folder)), Settings(speed=speed, muted=True)
        context = Context(
            settings=settings,
            profiles=Profiles(paths),
            paths=paths,
            archive=Archive(paths.archive),
            text=Text(),
            sprites=Sprites.of(assets(), Path(folder)),
            cloth=Cloth.of(Path(folder)),
            sound=Sound(assets() / "sounds", 0.0, muted=True),
            seed=lambda: 1,
            wake=lambda: None,
            now=lambda: 1_000_000.0,
        )
        for level in SEARCHING:
            table = Table.new(VARIANTS["scopa"].rules, _SEED, ("human", level))
            while table.to_move == 0:
                table.play(0, table.view().legal_moves()[0])
            context.worker = Silent()
            pilot = Pilot(context, MatchSession(context, table, 1, context.worker).screen, blind=True)
            while not context.worker.asked:
                pilot.tick()
            found[level] = next(one.limit for one in context.worker.asked if isinstance(one, ChoiceQuestion))
        context.close()
    return found


def decisions(game: str, number: int) -> list[PlayerView]:
    """Views with a choice, each from a smazzata of its own."""
    rules, player, found = VARIANTS[game].rules, player_of("don_ciro"), list[PlayerView]()
    seats = ("don_ciro",) * rules.players
    while len(found) < number:
        seed = f"{_SEED}/{len(found)}"
        rng, table = Random(seed), Table.new(rules, seed, seats)
        views = []
        while (seat := table.to_move) is not None:
            views.append(table.view(seat))
            table.play(seat, player.choose(views[-1], Limit(), rng).move)
        views = [replace(view, seated=seats) for view in views if len(view.legal_moves()) > 1]
        found.append(rng.choice(views))
    return found


def losses(view: PlayerView, moves: list[Move], playouts: int) -> list[float]:
    """Points that each of the moves loses by the judge."""
    found = appraisal_of(view, tuple(dict.fromkeys(moves)), Limit(iterations=playouts), Random(_SEED))
    return [verdict_of(view, move, found).lost for move in moves]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.strength.speeds")
    parser.add_argument("--decisions", type=int, default=160)
    parser.add_argument("--playouts", type=int, default=40_000)
    parser.add_argument("--game", choices=VARIANTS, default="scopa")
    parser.add_argument("--share", type=float, help="also with this share of the time")
    given = parser.parse_args()
    who = [(level, speed, limit) for speed in SPEEDS for level, limit in limits_at(speed).items()]
    if given.share:
        who += [(level, f"{given.share} of the time", LEVELS[level].limit(given.share)) for level in SEARCHING]
    who.append(("don_ciro", "any", Limit()))
    lost: list[list[float]] = []
    for number, view in enumerate(decisions(given.game, given.decisions)):
        moves = [think(view, level, limit, f"{_SEED}/{number}").move for level, _speed, limit in who]
        lost.append(losses(view, moves, given.playouts))
    print(f"{given.game}, {len(lost)} decisions, {given.playouts} playouts; points lost a move, 95 %")
    for (level, speed, limit), each in zip(who, zip(*lost, strict=True), strict=True):
        print(f"{level}, {speed} ({limit}): {fmean(each):.3f} +- {1.96 * stdev(each) / len(each) ** 0.5:.3f}")


if __name__ == "__main__":
    main()
