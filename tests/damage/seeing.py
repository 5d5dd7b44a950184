"""Everything in a home as the game's own store finds it, and what it says about it."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

import msgspec
import pygame

from scopa_gui.art import tables
from scopa_gui.art.cache import sprites
from scopa_gui.art.portrait_images import portrait
from scopa_gui.coach.fair_deals.deal_record import DealRecord
from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.review.saved_thoughts import thoughts_in
from scopa_gui.game.own_rules_names import can_be_played
from scopa_gui.store import error_log, glance
from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive, Stored
from scopa_gui.store.own_rules import OwnGame, OwnRules
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.practice import LESSON, Attempt, Exercise
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.recollections import Recollections, Result
from scopa_gui.store.settings import Settings
from scopa_gui.store.standings_count import StandingsCount
from scopa_gui.ui.kit.frame_file import FrameFile
from tests.damage import clock
from tests.damage.file_kinds import FileKind
from tests.damage.homes import NOW, PICTURE, Items, plain


@dataclass
class Sight:
    """Items as found, the keys of what was said, and seconds of each step of looking."""

    items: Items = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)

    def hear(self, *notices: object) -> None:
        """Take down notices; None is none."""
        self.said += [notice.key.value for notice in notices if notice is not None]

    @contextmanager
    def timed(self, step: str) -> Iterator[None]:
        """Measure a step."""
        begun = clock.seconds()
        try:
            yield
        finally:
            self.seconds[step] = self.seconds.get(step, 0.0) + clock.seconds() - begun


def seen_in(home: Path, *, all_players: bool = True) -> Sight:
    """Everything of everybody, as far as the store finds it."""
    sight = Sight()
    with sight.timed("players"):
        profiles = Profiles(Paths(home))
    sight.hear(*profiles.news())
    for profile in chain(profiles.here, profiles.hidden):
        sight.items[f"/name/{profile.key}"] = profile.name
    for key in ("", "2") if all_players else ("",):
        see_player(sight, profiles.paths_of(key), key)
    return sight


def see_player(sight: Sight, paths: Paths, player: str) -> None:
    """Everything of one player."""
    with sight.timed("settings"):
        loaded = stored.load(paths)
        stored.settings_of(paths)
    sight.hear(*loaded.notices)
    sight.items |= {
        f"{player}/setting/{name}": plain(getattr(loaded.settings, name)) for name in Settings.__struct_fields__
    }
    with sight.timed("glance"):
        glance.glance(paths.archive)
    with sight.timed("archive"):
        archive = Archive(paths.archive)
        sight.hear(archive.notice)
        archive.compare(NOW)
        _see_matches(sight, archive, player)
        sight.hear(*archive.news())
    with sight.timed("statistics"):
        _see_counts(sight, archive, paths, player)
    with sight.timed("close"):
        archive.close()
    with sight.timed("memory"):
        recollections = Recollections(paths.memory)
        for result in recollections.results():
            sight.items[f"{player}/answer/{result.at}"] = plain(result)
        sight.hear(recollections.news())
    with sight.timed("own rules"):
        own = OwnRules(paths.own_rules, can_be_played)
        sight.items |= {f"{player}/rules/{game.key}": plain([game.name, game.game, game.rules]) for game in own.games}
        sight.hear(*own.news())
    with sight.timed("coach"):
        strictness = AdaptiveStrictness(paths)
        sight.items[f"{player}/coach/grades"] = [int(grade) for grade in strictness._grades]
        sight.hear(getattr(strictness, "notice", None))


def _see_matches(sight: Sight, archive: Archive, player: str) -> None:
    waiting = archive.unfinished() + archive.put_aside()
    over = [archive.match(match) for match in archive.finished_keys()]
    archive.waiting()
    for match in waiting:
        thoughts_in(archive.thoughts.of_match(match.id))
    for match in chain(waiting, over):
        if match is not None:
            sight.items[f"{player}/match/{match.id}"] = plain(_told(match))
            verdicts = archive.training.verdicts(match.id)
            sight.items |= {f"{player}/verdict/{match.id}:{place}": plain(data) for place, data in verdicts.items()}
    for exercise in archive.training.exercises():
        sight.items[f"{player}/exercise/{exercise.key}"] = [exercise.kind, exercise.theme, plain(exercise.data)]
    for attempt in archive.training.attempts():
        answer = [attempt.exercise, attempt.right, attempt.seconds, [*attempt.moves]]
        sight.items[f"{player}/attempt/{attempt.at}"] = answer


def _told(match: Stored) -> dict[str, object]:
    return {name: getattr(match, name) for name in ("rules", "seed", "seats", "outcome", "moves")}


def _see_counts(sight: Sight, archive: Archive, paths: Paths, player: str) -> None:
    """Statistics and deals as they are shown: from their files where these can be relied on."""
    count, deals = StandingsCount(archive, paths.standings), DealRecord(archive, paths.deals)
    count.renew()
    count.go_on(1000)
    deals.renew()
    deals.go_on(100_000)
    summary = count.standings.alone.summary()
    sight.items[f"{player}/count/matches"] = [summary.matches, summary.won, summary.smazzate]
    sight.items[f"{player}/count/deals"] = [deals.count.deals.total(), sum(deals.count.seen.values())]


# Playing on


def played_on(home: Path) -> list[str]:
    """Do a little of everything as a player would; what was said. The next look must find it all."""
    sight, paths = Sight(), Profiles(Paths(home)).paths
    loaded = stored.load(paths)
    sight.hear(*loaded.notices, stored.save(paths, msgspec.structs.replace(loaded.settings, volume=0.125)))
    archive = Archive(paths.archive)
    match, notice = archive.start_match({}, "played on", ["human", "carmela"], NOW)
    sight.hear(archive.notice, notice, archive.append_move(match, 0, "7D", NOW), archive.finish(match, _WON, NOW))
    for waiting, _touched in archive.waiting():
        if archive.claim(waiting) is not None:
            sight.hear(archive.note(waiting, {"seen": True}))
            archive.release(waiting)
    exercise = Exercise("played/on", LESSON, "", 0, {}, NOW)
    sight.hear(archive.training.answer(exercise, Attempt("played/on", NOW, right=True)), *archive.news())
    archive.close()
    result = Result(at=NOW + 1, where="table", kind="out", right=True, age=1)
    sight.hear(Recollections(paths.memory).add(result))
    own = OwnRules(paths.own_rules, can_be_played)
    sight.hear(*own.news(), own.keep(OwnGame("own_00000009", "Played on", "scopa", {})))
    error_log.write_log(paths.logs, ValueError("another"))
    return sight.said


_WON = {"winner": 0, "totals": [11, 0]}
PLAYED: Items = {
    "/setting/volume": 0.125,
    f"/answer/{NOW + 1}": {"at": NOW + 1, "where": "table", "kind": "out", "right": True, "age": 1},
    f"/attempt/{NOW}": ["played/on", True, 0.0, []],
    "/rules/own_00000009": ["Played on", "scopa", {}],
}
"""Items that are there after `played_on`, unless a notice says that they could not be saved."""


# Pictures


def pictures_in(home: Path) -> Items:
    """Checksums of the pictures that the cache may hold, drawn again where it holds none."""
    paths, items = Paths(home), dict[str, object]()
    sheet = sprites(assets(), paths.cache, "piacentine", PICTURE)
    for card in (0, 9, 17, 39):
        items[f"/picture/card {card}"] = zlib.crc32(sheet.card(card))
    items["/picture/shadow"] = zlib.crc32(sheet.shadow().pixels)
    items["/picture/portrait"] = zlib.crc32(portrait(assets(), paths.cache, "carmela", 48).pixels)
    table = tables.table_picture(paths.cache, "wood", (96, 64))
    items["/picture/table"] = zlib.crc32(table.pixels + b"".join(rim.picture.pixels for rim in table.rims))
    with suppress(OSError, ValueError, TypeError, LookupError, pygame.error):
        FrameFile(paths.title_picture).paint(pygame.Surface((64, 40)))
    return items


def look_at_home(kind: FileKind) -> Callable[[Path], dict]:
    """The look at a damaged home: all that is in it, a little playing on, and a second look."""

    def look(home: Path) -> dict:
        first = seen_in(home)
        pictures = pictures_in(home) if kind.name in PICTURED else {}
        said = played_on(home)
        second = seen_in(home)
        return {
            "items": first.items | pictures,
            "said": first.said,
            "seconds": first.seconds,
            "later": second.items | pictures,
            "played": PLAYED,
            "changed": ["/setting/volume"],
            "refused": bool(said or second.said),
        }

    return look


PICTURED = ("window picture", "picture cache")
