"""Sentences about tactics in assets/texts: complete, translated, and harmless when the files are damaged."""

import shutil
from random import Random

import pytest

from scopa_gui.ai.reasons import Reason
from scopa_gui.coach import tactic_texts
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.headless.reason_texts import text_of
from scopa_gui.store import program_parts, program_texts
from scopa_gui.ui.words import theme_words
from tests.ui.text_files import ARGS, REASONS, forget, tactics_said


def all_sentences():
    """Yield every sentence that the program can say of a tactic, and the name of every theme."""
    yield from tactics_said()
    yield from map(theme_words.theme_name, PracticeTheme)


def test_every_cause_and_every_reason_has_its_sentences_and_no_other_has():
    assert program_texts.load("tactics", tactic_texts.TacticTexts).mistaken() == set()
    assert {theme.value for theme in PracticeTheme} == program_texts.load("themes", dict[str, object]).keys()


def test_a_name_without_sentences_is_found(texts):
    file = texts / "tactics.toml"
    file.write_text(file.read_text("utf-8").replace("[reason.anchor]", "[reason.anchovy]"), "utf-8")
    assert program_texts.load("tactics", tactic_texts.TacticTexts).mistaken() == {"anchor", "anchovy"}
    all(all_sentences())
    assert program_parts.news()


def test_without_the_files_general_sentences_are_said_and_the_player_is_told(texts):
    whole = set(all_sentences())
    shutil.rmtree(texts)
    forget()
    general = set(all_sentences())
    assert len(general) < len(whole)
    assert all(sentence and "{" not in sentence for sentence in general)
    assert text_of(Reason("anchor", ARGS)) == ""
    assert [notice.arguments["count"] for notice in program_parts.news()] == [2]


@pytest.mark.parametrize("name", ["tactics", "themes"])
def test_flipped_bits_in_the_sentences_break_nothing(texts, name):
    file = texts / f"{name}.toml"
    content = file.read_bytes()
    rng = Random(name)
    damaged = 0
    for _ in range(60):
        place, bit = rng.randrange(len(content)), rng.randrange(8)
        flipped = bytearray(content)
        flipped[place] ^= 1 << bit
        file.write_bytes(flipped)
        forget()
        assert all(all_sentences()), (place, bit)
        assert all(isinstance(text_of(Reason(key, ARGS | {"part": 3})), str) for key in REASONS), (place, bit)
        damaged += bool(program_parts.news())
    assert damaged


@pytest.mark.parametrize(
    "line",
    [
        'said = "{cards"',
        'said = "{card}"',
        'said = "{card }"',
        'said = "{}"',
        'said = ["one"]',
        "said = 7",
        'sayd = "It."',
    ],
)
def test_a_sentence_that_could_not_be_filled_in_is_damage(texts, line):
    file = texts / "tactics.toml"
    file.write_text(f"[cause.anchor]\n{line}\n# End of the file\n", "utf-8")
    with pytest.raises(ValueError, match=r"."):
        program_texts.load("tactics", tactic_texts.TacticTexts)
