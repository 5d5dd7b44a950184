"""Sprites of cards above the size of the usual masters: of these only what is asked for is drawn, and that is kept."""

from pathlib import Path

from scopa_gui.art.atlas import Atlas
from scopa_gui.art.cache import SHADOW, sprites
from tests.art.test_sprites import ASSETS, cache_file

LARGE = (500, 800)


def test_of_cards_above_the_usual_size_only_those_asked_for_are_drawn_and_kept(tmp_path: Path):
    first = sprites(ASSETS, tmp_path, "neapolitan", LARGE)
    drawn = first.card(3)
    assert first.lacks(4)
    assert not first.lacks(3)
    assert not first.step(), "nothing more to do"
    again = sprites(ASSETS, tmp_path, "neapolitan", LARGE)
    assert Atlas.open(cache_file(tmp_path)).names == ("3",)  # type: ignore[union-attr]
    assert not again.lacks(3)
    assert again.card(3) == drawn
    again.card(4)
    again.shadow()
    again.finish()
    assert set(Atlas.open(cache_file(tmp_path)).names) == {"3", "4", SHADOW}  # type: ignore[union-attr]
    assert again.card(3) == drawn
    assert again.is_whole


def test_a_damaged_large_card_is_drawn_anew(tmp_path: Path):
    sheet = sprites(ASSETS, tmp_path, "neapolitan", LARGE)
    drawn = sheet.card(3)
    sheet.finish()
    file = cache_file(tmp_path)
    file.write_bytes(file.read_bytes()[:-9] + b"x" * 9)
    again = sprites(ASSETS, tmp_path, "neapolitan", LARGE)
    assert again.card(3) == drawn
    again.finish()
    assert sprites(ASSETS, tmp_path, "neapolitan", LARGE).card(3) == drawn
