"""The code stays easy to pick up: `tests/measure/house.py` counts, and these figures do not grow again."""

import re
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.measure.house import (
    Sources,
    dialect,
    docstrings,
    each_test_of_ui,
    figures,
    is_deep,
    is_private,
    matching,
    of_a_deck,
    parallel,
    reaching,
    statements,
)

ODD = """
class Shelf:
    \"\"\"What is on it.\"\"\"

    def told(self):
        \"\"\"Return the books.\"\"\"
        first, second = 1, 2
        return self._one(first), self._twice(), self._twice()

    def _one(self, first):
        return first

    def _twice(self):
        return ()

    def card_of(self, card, *, deck):
        return lambda deck: card
"""

TESTS = """
def test_by_the_surface(pilot):
    assert pilot.scene.title == pilot.shown

def test_a_value(pilot):
    assert pilot.scene.rules.napola

def test_deep(pilot):
    assert pilot.scene.board.turn == 1

def test_private(scene):
    assert scene._board
"""

STAYING = {
    "flat_monte_carlo": "flat Monte Carlo is the established name of the method",
    "away": "a field of the stored list of players",
    "together": "a field of stored matches, and of the saved statistics",
    "walk": "visits a tree, as in `ast.walk`",
    "clear": "empties a cache, as in `list.clear`",
}
"""Names with a word of the old dialect that stay, each with the reason."""


@pytest.fixture(scope="module")
def sources():
    return Sources(PROJECT)


@pytest.fixture
def shelf(tmp_path):
    """A program of one file, with one thing of each kind that is counted."""
    file = tmp_path / "scopa_gui" / "ui" / "shelf.py"
    file.parent.mkdir(parents=True)
    file.write_text(ODD, encoding="utf-8")
    tests = tmp_path / "tests" / "ui" / "test_shelf.py"
    tests.parent.mkdir(parents=True)
    tests.write_text(TESTS, encoding="utf-8")
    return Sources(Path(tmp_path))


def test_each_kind_is_found(shelf):
    counted = {key: [word for _place, word in found] for key, (_value, found) in figures(shelf).items()}
    assert counted["openings"] == ["What is on it."]
    assert counted["names"] == ["told"]
    assert counted["once"] == ["_one"]
    assert counted["deck"] == ["card_of", "lambda"]
    assert counted["deep"] == ["test_deep"]
    assert counted["private"] == ["test_private"]
    assert counted["parallel"] == ["first, second = (1, 2)"]


def test_docstrings_open_with_a_verb_or_a_noun(sources):
    written, odd = docstrings(sources)
    assert len(written) > 5000
    assert len(odd) <= 0.002 * len(written), odd[:20]


def test_one_value_is_assigned_a_line(sources):
    pairs = parallel(sources)
    assert 1000 * len(pairs) <= 2.5 * statements(sources), pairs[-20:]


def test_names_are_plain_english(sources):
    named = [name for _place, name in dialect(sources)]
    assert len(named) <= 30
    assert set(named) == STAYING.keys()


def test_only_pictures_are_asked_for_by_deck(sources):
    """Words are those of the active deck (`ui/words/translation.py`)."""
    found = of_a_deck(sources)
    assert len(found) <= 20, found
    assert [place for place, _name in found if "/words/" in place] == [
        place for place, name in found if name == "use_deck"
    ]


def test_the_active_deck_is_set_where_the_settings_change(sources):
    """Another place that sets either could leave cards with the names of the deck before."""
    setting = matching(sources, re.compile(r"\buse_deck\((?!deck: str)|context\.settings = "))
    assert [line for _place, line in setting] == ["translation.use_deck(self.settings.deck)"], setting
    assert setting[0][0].startswith("scopa_gui/ui/context.py:")


@pytest.mark.parametrize(("is_reach", "most"), [(is_deep, 0.05), (is_private, 0.03)])
def test_tests_of_screens_ask_the_pilot(sources, is_reach, most):
    found = reaching(sources, is_reach)
    assert len(found) <= most * len(list(each_test_of_ui(sources))), found
