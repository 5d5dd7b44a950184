"""Homes to be damaged: everything in them is written here, so what they hold is known without reading them back.

An item is one thing that a player would miss: a setting, a name, a match, an answer. It is known by "player/kind/name",
the first player being "", and its value is plain data.
"""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pygame

from scopa_gui.art import tables
from scopa_gui.art.cache import sprites
from scopa_gui.art.portrait_images import portrait
from scopa_gui.coach.fair_deals.deal_record import DealRecord
from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.written_match import SharedDeal, deal_text, match_text
from scopa_gui.game.own_rules_names import can_be_played
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store import error_log, profile_file
from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.own_rules import OwnGame, OwnRules
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.practice import LESSON, Attempt, Exercise
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.recollections import Recollections, Result
from scopa_gui.store.settings import Settings
from scopa_gui.store.standings_count import StandingsCount
from scopa_gui.ui.kit import frame_file
from tests.game.sharing import played_out
from tests.store.earlier_versions import laid_out

NOW = 1_790_000_000.0
HOMES = ("whole", "killed", "journal", "of_0_1_0", "of_0_2_0")
GAMES = (("scopa", 2), ("scopone_scientifico", 4), ("escoba", 3), ("scopa", 2))
FIRST = Settings(language="it", deck="piacentine", volume=0.25, level="carmela", first_steps="over", players=2)
CHOSEN = msgspec.structs.replace(
    FIRST,
    speed="instant",
    music=0.5,
    muted=True,
    table="wood",
    counters="keys",
    text_scale=1.25,
    target=21,
    company=("Luca", "Nonna Pia"),
    window_size=(1024, 640),
    memory_questions=False,
)
PICTURE = (40, 64)
"""Pixels of the pictures in the cache."""

Items = dict[str, object]


def made(folder: Path) -> dict[str, Items]:
    """Make every home and the files of others below a folder; by the name of the home the items in it."""
    home = folder / "whole"
    items = _whole(home)
    (folder / "given").mkdir()
    _given(folder / "given", Paths(home))
    _derived(Paths(home))
    for name in ("killed", "journal"):
        shutil.copytree(home, folder / name)
    _begin_journal(folder / "journal")
    found = {"whole": items, "killed": items | _killed(Paths(folder / "killed")), "journal": items}
    for version in ("of_0_1_0", "of_0_2_0"):
        paths = laid_out(version, folder / version)
        found[version] = _items_in(paths.archive)
        paths.data.joinpath("claims").mkdir()
        if version != "of_0_1_0":  # later versions leave a note of the file as they close it
            there = paths.archive.stat()
            paths.archive.with_name("matches.sqlite.closed").write_text(f"{there.st_size} {there.st_mtime_ns}")
    return found


def plain(value: object) -> object:
    """A value as JSON has it, so that items can be compared however they were read."""
    return json.loads(msgspec.json.encode(value))


# The first and the second player


def _whole(home: Path) -> Items:
    first = Paths(home)
    items: Items = {}
    profiles = Profiles(first)
    profiles.rename("", "Anna")
    profiles.add("Bruno")
    profiles.add("Carla")
    items |= {"/name/": "Anna", "/name/2": "Bruno", "/name/3": "Carla"}
    for key, matches in (("", 8), ("2", 2)):
        paths = first.of_profile(key)
        stored.save(paths, FIRST)
        stored.save(paths, CHOSEN)
        items |= {f"{key}/setting/{name}": plain(getattr(CHOSEN, name)) for name in Settings.__struct_fields__}
        archive = Archive(paths.archive)
        for number in range(matches):
            items |= _played(archive, key, number, is_over=number % 4 != 3)
        if not key:
            items |= _practised(archive)
        archive.close()
        items |= _remembered(paths, key)
    return items | _made_rules(first) | _judged(first)


def _played(archive: Archive, player: str, number: int, *, is_over: bool) -> Items:
    """A match of cards chosen at random, with what the judge said; the item it is."""
    game, players = GAMES[number % len(GAMES)]
    rules, seed = VARIANTS[game].rules_by_players[players], f"seed {player or 1}-{number}-damage"
    seats, random = level_seats(rules, "carmela"), Random(seed)
    table, at = Table.new(rules, seed, seats), NOW - 90_000.0 * (20 - number)
    facts = {"variant": game, "level": "carmela"}
    match, _ = archive.start_match(rules.as_dict(), seed, seats, at, facts)
    limit = 1000 if is_over else 9
    while (seat := table.to_move) is not None and (table.moves_played < limit or seat != 0):
        move = random.choice(table.view(seat).legal_moves())
        archive.append_move(match, table.moves_played, str(move), at + table.moves_played)
        if not is_over:
            archive.save_thought(match, table.moves_played, {"move": str(move), "worths": [(str(move), 0.5, 0.1)]})
        table.play(seat, move)
    outcome = None
    moves = [str(move) for move in table.record.moves]
    if is_over:
        verdicts = {place: {"grade": place % 3, "lost": 0.5} for place in range(0, len(moves), 9)}
        archive.training.keep_verdicts(match, verdicts)
        outcome = {"winner": number % 2, "totals": [11, 5], "smazzate": [[11, 5]], "counts": []}
        archive.finish(match, outcome, at + 600)
    archive.release(match)
    told = {"rules": rules.as_dict(), "seed": seed, "seats": [*seats], "outcome": outcome, "moves": moves}
    return {f"{player}/match/{match}": plain(told)} | (
        {f"{player}/verdict/{match}:{place}": plain(data) for place, data in verdicts.items()} if is_over else {}
    )


def _practised(archive: Archive) -> Items:
    items: Items = {}
    for number in range(12):
        exercise = Exercise(f"lesson/{number}", LESSON, "taking", 1, {"lesson": "taking"}, NOW - 5e4 + number, None, 1)
        attempt = Attempt(exercise.key, NOW - 2e4 + number, right=number % 2 == 0, seconds=3.5, moves=("7D",))
        archive.training.answer(exercise, attempt)
        items[f"/exercise/{exercise.key}"] = [exercise.kind, exercise.theme, plain(exercise.data)]
        items[f"/attempt/{attempt.at}"] = [attempt.exercise, attempt.right, attempt.seconds, [*attempt.moves]]
    return items


def _remembered(paths: Paths, player: str) -> Items:
    recollections, items = Recollections(paths.memory), {}
    for number in range(30):
        where, level = ("drill", 2) if number % 2 else ("table", 0)
        result = Result(
            at=NOW - 100 * number, where=where, kind="out", right=number % 3 > 0, age=number, rank=7, level=level
        )
        recollections.add(result)
        items[f"{player}/answer/{result.at}"] = plain(result)
    return items


def _made_rules(paths: Paths) -> Items:
    own, items = OwnRules(paths.own_rules, can_be_played), {}
    for number, target in enumerate((11, 16, 21)):
        rules = VARIANTS["scopa"].rules.as_dict() | {"target": target}
        game = OwnGame(f"own_0000000{number}", f"At Gina's {number}", "scopa", rules)
        own.keep(game)
        items[f"/rules/{game.key}"] = plain([game.name, game.game, game.rules])
    return items


def _judged(paths: Paths) -> Items:
    strictness = AdaptiveStrictness(paths)
    grades = [[*Grade][number % len(Grade)] for number in range(40)]
    for grade in grades:
        strictness.add(grade)
    return {"/coach/grades": [int(grade) for grade in grades]}


# What the game makes again by itself


def _derived(paths: Paths) -> None:
    """Counts, pictures and the log."""
    archive = Archive(paths.archive)
    count, deals = StandingsCount(archive, paths.standings), DealRecord(archive, paths.deals)
    count.renew()
    count.go_on(1000)
    deals.renew()
    deals.go_on(100_000)
    archive.close()
    sheet = sprites(assets(), paths.cache, "piacentine", PICTURE)
    sheet.finish()
    portrait(assets(), paths.cache, "carmela", 48)
    tables.table_picture(paths.cache, "wood", (96, 64))
    frame_file.save(paths.title_picture, pygame.Surface((64, 40)), {"now": [], "files": [], "window": [[64, 40], None]})
    error_log.write_log(paths.logs, ValueError("an old error"))


# Other homes


def _killed(paths: Paths) -> Items:
    """Matches that were played last and are still in the log that SQLite writes, as when the power goes."""
    archive = Archive(paths.archive)
    items = _played(archive, "", 100, is_over=True) | _played(archive, "", 103, is_over=False)
    left = paths.data.with_name("left")
    shutil.copytree(paths.data, left)
    archive.close()
    shutil.rmtree(paths.data)
    left.rename(paths.data)
    return items


def _begin_journal(home: Path) -> None:
    """A change that was begun with a journal, on a disk where SQLite knows no other way, and never ended."""
    path = Paths(home).archive
    left = path.with_name("left")
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma journal_mode = delete")
        database.execute("pragma cache_spill = 1")
        database.execute("begin immediate")
        database.execute("update match set touched = touched + 1")
        left.mkdir()
        for name in (path.name, f"{path.name}-journal"):
            shutil.copy(path.with_name(name), left)
        database.execute("rollback")
    for file in left.iterdir():
        file.replace(path.with_name(file.name))
    left.rmdir()


def _items_in(archive: Path) -> Items:
    """The matches and exercises that an earlier version left, by plain questions to an undamaged file."""
    items: Items = {}
    with closing(sqlite3.connect(archive)) as database:
        for match, rules, seed, seats, outcome in database.execute("select id, rules, seed, seats, outcome from match"):
            question = "select text from move where match = ? order by number"
            moves = [text for (text,) in database.execute(question, (match,))]
            sitting = [{"maestro": "don_ciro"}.get(seat, seat) for seat in json.loads(seats)]
            told = {"rules": json.loads(rules), "seed": seed, "seats": sitting, "moves": moves}
            items[f"/match/{match}"] = told | {"outcome": None if outcome is None else json.loads(outcome)}
        is_later = database.execute("pragma user_version").fetchone()[0] > 2
        if not is_later:
            return items
        for match, _seats in database.execute("select id, seats from match").fetchall():
            items[f"/match/{match}"]["seats"] = json.loads(_seats)
        for key, kind, theme, data in database.execute("select key, kind, theme, data from exercise"):
            items[f"/exercise/{key}"] = [kind, theme, json.loads(data)]
    return items


# Files of others


def _given(folder: Path, paths: Paths) -> None:
    """Shared texts and a player's file."""
    rules = VARIANTS["scopa"].rules_by_players[2]
    record, seats = played_out(replace(rules, target=2), "1f", 3), level_seats(rules, "rosa")
    texts = {
        "match": match_text(PlayedMatch(record, tuple(seats))),
        "deal": deal_text(SharedDeal(rules, "9f3a0c2e77b1", tuple(seats))),
    }
    for name, text in texts.items():
        (folder / f"{name}.scopa").write_text(text, encoding="utf-8")
    profile_file.write(paths, "Anna", folder, "2026-11-26").rename(folder / "anna.scopa-player")
