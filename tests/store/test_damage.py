"""A damaged row costs itself: all others are there, it stays in the file, and the player is told of it once."""

import shutil
import sqlite3
from contextlib import closing
from itertools import product
from random import Random

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.practice import LESSON, PUZZLE, Attempt, Exercise
from scopa_gui.store.standings_count import StandingsCount
from tests.store.damaging import TABLES, columns, damage, loosen
from tests.store.matches import begin, over

MATCHES = 6
NO_LETTERS = b"\xff\xfe{\x80"
KEYS = {
    "match": ("id",),
    "move": ("match", "number"),
    "exercise": ("key",),
    "attempt": ("id",),
    "verdict": ("match", "number"),
}
COLUMNS = [
    (table, column)
    for table, names in {
        "match": "started touched rules seed seats extra outcome finished",
        "move": "text",
        "exercise": "kind theme difficulty data made due rung",
        "attempt": "exercise at correct seconds moves",
        "verdict": "data",
    }.items()
    for column in names.split()
]
VALUES = (
    None,
    "",
    "{",
    "[",
    NO_LETTERS,
    b"",
    "null",
    "[]",
    "7",
    '"x"',
    '{"winner": 1e999}',
    -1,
    2**62,
    1e308,
    float("inf"),
    "[" * 3000,
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """An archive with something in every table, and no rule on what may be put there."""
    path = tmp_path_factory.mktemp("whole") / "matches.sqlite"
    archive = Archive(path)
    for number in range(MATCHES):
        match = begin(archive, "7D", "RS", "2C", now=1e9 + 86_400 * number)
        archive.training.keep_verdicts(match, {0: {"lost": 1.0}, 2: {"lost": 0.5}})
        if number < MATCHES - 2:
            archive.finish(
                match,
                {"winner": number % 2, "totals": [11, 5], "smazzate": [[11, 5]], "counts": [{"carte": [1, 0]}]},
                1e9 + 86_400 * number,
            )
    for number in range(4):
        exercise = Exercise(
            f"k/{number}", LESSON if number else PUZZLE, "anchor", number, {"a": [number]}, 1e9, 2e9, number
        )
        archive.training.answer(exercise, Attempt(exercise.key, 1e9 + number, right=True, seconds=2.0, moves=("7D",)))
    archive.close()
    loosen(path)
    return path


@pytest.fixture
def path(whole, tmp_path):
    shutil.copy(whole, tmp_path / "matches.sqlite")
    return tmp_path / "matches.sqlite"


def contents(path):
    """Every row of every table, as bytes."""
    with closing(sqlite3.connect(path)) as database:
        database.text_factory = bytes
        return {table: database.execute(f"select * from {table} order by 1, 2").fetchall() for table in TABLES}


def read(archive):
    """How much of everything can be read: matches over and waiting, verdicts, exercises, answers."""
    counting = StandingsCount(archive)
    counting.renew()
    while not counting.is_done:
        counting.go_on(2)
    ended, waiting = over(archive), archive.unfinished()
    assert [match.id for match in ended] == counting.standings.alone.matches or len(ended) >= len(
        counting.standings.alone.matches
    )
    assert {match for match, _touched in archive.waiting()} == {match.id for match in waiting}
    verdicts = sum(
        len(archive.training.verdicts(match)) for match in [*archive.finished_keys(), *(match.id for match in waiting)]
    )
    return (
        len(ended) + len(waiting) + len(archive.put_aside()),
        verdicts,
        len(archive.training.exercises()),
        len(archive.training.attempts()),
    )


def whole_and_told(path, archive):
    """After damage to a row: every other one is there, what is not is told once, the file is as it was."""
    before = contents(path)
    matches, verdicts, exercises, attempts = read(archive)
    told = archive.news()
    assert archive.news() == []
    lost = [MATCHES - matches, 4 - exercises, 4 - attempts]
    assert all(0 <= one <= 1 for one in lost), lost
    assert verdicts >= 2 * MATCHES - 2 - 2 * lost[0]
    keys = (NoticeKey.MATCHES_DAMAGED, NoticeKey.EXERCISES_DAMAGED, NoticeKey.ANSWERS_DAMAGED)
    assert {notice.key for notice in told} - {NoticeKey.VERDICTS_DAMAGED} == {
        key for key, one in zip(keys, lost, strict=True) if one
    }
    read(archive)
    assert archive.news() == []
    assert contents(path) == before, "what is damaged stays as it is"
    return told


def test_every_column_but_the_keys_is_tried(whole):
    assert set(COLUMNS) == {(table, column) for table, column in columns(whole) if column not in KEYS[table]}


@pytest.mark.rotating
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_whatever_stands_in_a_column_the_other_rows_are_read(whole, path, table, column):
    keys = KEYS[table]
    over = "in (select id from match where outcome is not null)"
    rows = {"match": (f"id {over}", f"id not {over}"), "move": (f"match {over}", f"match not {over}")}.get(
        table, ("true",)
    )
    for value, which in product(VALUES, rows):
        shutil.copy(whole, path)
        path.with_name(path.name + ".closed").unlink(missing_ok=True)
        put = "cast(? as text)" if value == NO_LETTERS else "?"
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            first = database.execute(
                f"select {', '.join(keys)} from {table} where {which} order by {keys[0]} desc"
            ).fetchone()
            database.execute(
                f"update {table} set {column} = {put} where {' and '.join(f'{key} = ?' for key in keys)}",
                (value, *first),
            )
        archive = Archive(path)
        assert archive.notice is None, value
        told = whole_and_told(path, archive)
        archive.close()
        archive = Archive(path)
        read(archive)
        assert archive.news() == [], f"{value!r} is told of again at the next start, after {told}"
        archive.close()


def test_one_match_whose_letters_are_none_costs_only_itself_and_is_named_by_its_day(path):
    """Nineteen of twenty were there, and the statistics said that none had been finished."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        (match, touched), *_ = database.execute(
            "select id, touched from match where outcome is not null order by finished"
        ).fetchall()
        database.execute("update match set outcome = cast(x'7b22ff' as text) where id = ?", (match,))
    archive = Archive(path)
    assert len(over(archive)) == MATCHES - 3
    assert archive.news() == [Notice(NoticeKey.MATCHES_DAMAGED, {"days": (touched,)})]
    archive.close()


def test_more_damaged_matches_than_are_asked_for_hide_no_whole_one(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(
            "update match set rules = '{' where outcome is null and touched = (select max(touched) from match where "
            "outcome is null)"
        )
        database.execute(
            "update match set rules = '{' where outcome is not null and finished > (select min(finished) from match)"
        )
    archive = Archive(path)
    assert len(archive.unfinished(1)) == len(over(archive)) == len(archive.waiting()) == 1
    archive.close()


def test_moves_with_a_gap_are_not_played_on(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        match = database.execute("select id from match where outcome is null").fetchone()[0]
        database.execute("delete from move where match = ? and number = 1", (match,))
    archive = Archive(path)
    assert archive.claim(match) is None
    assert [notice.key for notice in archive.news()] == [NoticeKey.MATCHES_DAMAGED]
    assert match not in [waiting for waiting, _touched in archive.waiting()]
    archive.close()


@pytest.mark.rotating
@pytest.mark.parametrize(
    "seed", [*range(30), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(30, 1500))]
)
def test_damage_at_random_raises_nothing(path, seed):
    random, there = Random(seed), columns(path)
    for _ in range(random.choice((1, 2, 6))):
        damage(path, *random.choice(there), random)
    archive = Archive(path)
    found = read(archive)
    assert found[0] >= MATCHES - 6
    assert len({notice.key for notice in archive.news()}) <= 4
    archive.close()


@pytest.mark.parametrize("extra", ["1.5", "null", "[]", '"x"', "true"])
def test_a_match_whose_facts_are_none_can_be_continued_without_them(path, extra):
    archive = Archive(path)
    match = begin(archive, "7D")
    archive._database.execute("update match set extra = ? where id = ?", (extra, match))
    assert archive.match(match).extra == {}
    assert {} in [stored.extra for stored in archive.unfinished()]
    archive.close()


def test_each_kind_of_damage_is_told_of_once_for_ever_also_where_more_comes_to_light_later(path):
    """Two rows of each kind: the first is met at once, the second after the player was told."""
    archive = Archive(path)
    database, read_all = archive._database, lambda: (read(archive), archive.news())[1]
    over = [match.id for match in archive.matches(archive.finished_keys())]

    def spoil(place):
        database.execute("update match set seats = '{' where id = ?", (over[place],))
        database.execute("update exercise set data = '{' where key = ?", (f"k/{place}",))
        database.execute("update attempt set seconds = -1 where exercise = ?", (f"k/{place}",))
        database.execute("update verdict set data = '{' where match = ? and number = 2", (over[2 + place],))

    for place in (0, 1):
        spoil(place)
        assert [(notice.key, notice.arguments) for notice in read_all()] == [
            (NoticeKey.MATCHES_DAMAGED, {"days": (1e9 + 86_400 * place,)}),
            (NoticeKey.EXERCISES_DAMAGED, {"count": 1}),
            (NoticeKey.ANSWERS_DAMAGED, {"count": 1}),
            (NoticeKey.VERDICTS_DAMAGED, {"count": 1}),
        ]
        assert read_all() == []
    archive.close()
    archive = Archive(path)
    read(archive)
    assert archive.news() == []
    archive.close()


def test_verdicts_of_the_same_move_in_two_matches_are_two(path):
    archive = Archive(path)
    matches = archive.finished_keys()[:2]
    archive._database.execute("update verdict set data = '{' where number = 0 and match in (?, ?)", matches)
    assert [archive.training.verdicts(match) for match in matches] == [{2: {"lost": 0.5}}] * 2
    assert archive.news() == [Notice(NoticeKey.VERDICTS_DAMAGED, {"count": 2})]
    archive.close()
