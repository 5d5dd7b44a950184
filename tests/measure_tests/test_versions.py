"""A level of another commit is asked what its seat may know, and answers as it would here."""

import json
import shutil
from contextlib import closing
from random import Random

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.conftest import PROJECT
from tests.measure.strength import versions
from tests.measure.strength.cast import cast
from tests.measure.strength.version_worker import view_of_line
from tests.measure.strength.versions import asked_of, level_in

pytestmark = pytest.mark.whole

needs_git = pytest.mark.skipif(
    not shutil.which("git") or not (PROJECT / ".git").exists(), reason="the project's commits are not here"
)


def some_views():
    for game, players in (("scopa", 2), ("scopone", 4), ("escoba", 3)):
        position, rng = deal_smazzata(VARIANTS[game].rules_by_players[players], Random(game)), Random(1)
        while not position.is_over:
            yield view_of(position, position.turn, (3,) * position.rules.sides, ("rosa",) * players)
            position = position.play(rng.choice(position.legal_moves()))


def test_a_view_is_the_same_on_the_other_side():
    for view in some_views():
        assert view_of_line(json.loads(json.dumps(asked_of(view)))) == view


@needs_git
def test_a_level_of_this_commit_plays_as_it_does_here(tmp_path, monkeypatch):
    monkeypatch.setattr(versions, "VERSIONS", tmp_path)
    here = player_of("pierino")
    with closing(cast("pierino@HEAD")) as there:
        for number, view in enumerate(list(some_views())[:8]):
            seed = Random(number).getrandbits(64)
            assert there.choose(view, Limit(), Random(number)).move == here.choose(view, Limit(), Random(seed)).move


@needs_git
def test_two_that_make_the_same_version_at_once_both_have_it(tmp_path, monkeypatch):
    monkeypatch.setattr(versions, "VERSIONS", tmp_path)
    made = versions.folder_of("HEAD")
    with monkeypatch.context() as patch:
        patch.setattr(versions.Path, "exists", lambda path: False)
        assert versions.folder_of("HEAD") == made
    assert list(tmp_path.iterdir()) == [made]
    assert (made / "scopa_gui" / "__init__.py").is_file()


@needs_git
@pytest.mark.parametrize("name", ["maestro@nowhere", "nobody@HEAD"])
def test_what_is_not_there_is_refused_in_a_sentence(name):
    with pytest.raises(ValueError, match=name.replace("maestro@", "").replace("@HEAD", "")):
        cast(name)


def test_who_sits_there_is_known_by_the_level():
    assert level_in("maestro@0c45bcf") == "maestro" == level_in("maestro")
