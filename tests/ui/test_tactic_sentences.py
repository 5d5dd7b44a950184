"""Sentences about tactics in assets/texts: complete, translated, and harmless when the files are damaged."""

import shutil
from random import Random

import pytest

from scopa_gui.ai.reasons import FREE, Reason
from scopa_gui.ai.tactics.registry import REASON_KINDS, TACTICS
from scopa_gui.coach import tactic_texts
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Cause
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.headless.reason_texts import text_of
from scopa_gui.store import paths, program_parts, program_texts
from scopa_gui.ui.words import theme_words, translation
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.verdicts import cause_sentence

ARGS = {"cards": 1 << 6, "count": 2, "rank": 7, "percent": 10, "hundredths": 12, "sums": 0, "rare": 0}
CAUSES = [*(tactic.name for tactic in TACTICS), CARDS_LOST, COUNTED, LATER]
REASONS = [*REASON_KINDS, *FREE]


@pytest.fixture
def texts(tmp_path, monkeypatch):
    """A copy of the folder with the texts, from which the program reads them anew after each `forget()`."""
    folder = tmp_path / "texts"
    shutil.copytree(paths.assets() / "texts", folder)
    monkeypatch.setattr(program_texts, "assets", lambda: tmp_path)
    monkeypatch.setattr(program_parts, "_missed", {})
    forget()
    yield folder
    forget()


def forget():
    tactic_texts.tactic_texts.cache_clear()
    theme_words._texts.cache_clear()


def all_sentences():
    """Every sentence that the program can say of a tactic or a theme, with the names of French cards."""
    translation.use_deck("french")
    for key in REASONS:
        reason = Reason(key, ARGS)
        yield from (reason_words(reason), reason_words(reason, "Carmela", "Rosa"))
        yield look_words(reason, (), "Carmela")
    for name in CAUSES:
        cause = Cause(name, "carte", ARGS)
        yield from (cause_sentence(cause), cause_sentence(cause, "Carmela", "Rosa"))
    yield from (theme_words.theme_name(theme) for theme in PracticeTheme)


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
    "line", ['said = "{cards"', 'said = "{card}"', 'said = "{}"', 'said = ["one"]', "said = 7", 'sayd = "It."']
)
def test_a_sentence_that_could_not_be_filled_in_is_damage(texts, line):
    file = texts / "tactics.toml"
    file.write_text(f"[cause.anchor]\n{line}\n", "utf-8")
    with pytest.raises(ValueError, match=r"."):
        program_texts.load("tactics", tactic_texts.TacticTexts)
