"""Making puzzles for themes: what is made shows its theme and is found again; lines lead to the partner's signs."""

from argparse import Namespace
from functools import reduce
from random import Random

import pytest

from assets.puzzlework import making
from assets.puzzlework.asked_turns import LEAST_MOVES, best_by_reading
from assets.puzzlework.labelling import is_labelled
from assets.puzzlework.lines import LEFT, lines_to
from assets.puzzlework.making import TABLES, made, make
from assets.puzzlework.mining import GAP, SURE
from assets.puzzlework.past_patterns import partners_call
from scopa_gui.coach.practice.themes import READS, SUBJECTS, PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load
from scopa_gui.engine.cards import RANK_SETS, bit, rank_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import view_by_hand
from tests.conftest import PROJECT

FILE = PROJECT / "assets" / "puzzles" / "puzzles.jsonl"
SOUGHT = [("escoba", 2, "made-9015", "anchors"), ("scopa_in_due", 2, "made-9002", "anchors")]
"""Deals in which there is one."""


@pytest.mark.parametrize(("game", "players", "seed", "theme"), SOUGHT)
def test_what_is_made_shows_its_theme_and_is_clearly_ahead(game, players, seed, theme):
    (puzzle,) = made((game, players, seed, (PracticeTheme(theme),)))
    assert theme_of(puzzle.theme, puzzle.part).value == theme
    assert is_labelled(puzzle)
    assert puzzle.gap >= max(GAP, SURE * puzzle.se) - 1e-3
    moves = puzzle.view().legal_moves()
    assert puzzle.answer in moves
    assert len(moves) >= LEAST_MOVES.get(PracticeTheme(theme), 3)
    assert made((game, players, seed, (PracticeTheme(theme),))) == [puzzle]


def test_lines_lead_to_what_the_partner_laid():
    rng, position = Random(2), deal_smazzata(VARIANTS["scopone"].rules_by_players[4], Random("lines"))
    both, met = (PracticeTheme.ECHO, PracticeTheme.PARTNERS_DOUBLE), set()
    while not position.is_over:
        lines = list(lines_to(position, both, rng))
        assert not lines or sum(map(int.bit_count, position.hands)) in LEFT
        for line, (theme,) in lines:
            there = reduce(Position.play, line, position)
            view, (laid, _reply) = view_of(there, there.turn), line
            assert view.hand & RANK_SETS[rank_of(laid.card)]
            assert (partners_call(view) == rank_of(laid.card)) is (theme is PracticeTheme.ECHO)
            assert bool(view.table & bit(laid.card)) is (theme is PracticeTheme.PARTNERS_DOUBLE)
            met.add(theme)
        assert list(lines_to(position, (PracticeTheme.PAIRS,), rng)) == []
        position = position.play(rng.choice(position.legal_moves()))
    assert met == set(both)


@pytest.mark.whole
def test_a_first_look_tells_what_is_best_by_reading_alone():
    puzzles = [puzzle for puzzle in load(FILE) if puzzle.game.startswith("scopone")]
    by_reading, by_sight = (
        [best_by_reading(puzzle.view(), Random(puzzle.key)) for puzzle in puzzles if puzzle.theme == theme][:8]
        for theme in (READS, SUBJECTS[PracticeTheme.SETTEBELLO][0])
    )
    assert sum(best is not None for best in by_reading) >= 6
    assert by_sight == [None] * len(by_sight)


def test_who_holds_two_sevens_keeps_them_to_be_asked_which_card_to_lay():
    view = view_by_hand("7C 7S RS 2B", "RD")
    assert [str(making.keeping_sevens(view, move_named(move))) for move in ("7C", "2B")] == ["RS=RD", "2B"]
    assert str(making.keeping_sevens(view_by_hand("7C 2B", "RD"), move_named("7C"))) == "7C"
    assert str(making.keeping_sevens(view_by_hand("7C 7S", "RD"), move_named("7C"))) == "7C"


def test_a_second_start_goes_on_until_there_are_enough(tmp_path, monkeypatch, capsys):
    asked = []

    def found(sought):
        asked.append(sought)
        game, players, seed, themes = sought
        return [
            Puzzle(game, players, seed, (), "AD", "2D", SUBJECTS[theme][0], "carte", 1, 0.5, 0.01) for theme in themes
        ]

    class Here:
        def __init__(self, *_given): ...
        def __enter__(self):
            return self

        def __exit__(self, *_given): ...
        def map(self, work, batch):
            return map(work, batch)

    monkeypatch.setattr(making, "made", found)
    monkeypatch.setattr(making, "ProcessPoolExecutor", Here)
    options = Namespace(
        file=tmp_path / "made.jsonl",
        themes=(PracticeTheme.ECHO,),
        games=[game for game, _ in TABLES],
        each=15,
        start=1,
        end=10_000,
        workers=1,
    )
    make(options)
    kept = load(options.file)
    assert {(puzzle.game, puzzle.players) for puzzle in kept} == set(TABLES)
    assert all(len(making.of(kept, PracticeTheme.ECHO, *table)) >= 15 for table in TABLES)
    first, asked[:] = len(asked), []
    make(Namespace(**vars(options) | {"each": 25}))
    assert len(asked) == first / 2
    assert min(int(seed.split("-")[1]) for _game, _players, seed, _themes in asked) == 21
    asked.clear()
    make(Namespace(**vars(options) | {"each": 31, "games": ["escoba"]}))
    assert {game for game, *_ in asked} == {"escoba"}
    assert "echo" in capsys.readouterr().out
