"""Sprites: exact size, clean edges, and a cache on disk that nothing can break."""

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from scopa_gui.art import atlas
from scopa_gui.art.atlas import Atlas, RawPicture
from scopa_gui.art.cache import SHADOW, MissingPictureError, SpriteSheet, backs, decks, draw_in_parallel, sprites

PROJECT = Path(__file__).resolve().parents[2]
ASSETS = PROJECT / "assets"
SIZE = (52, 83)
EDGE = (0xB7, 0x9F, 0x74)


def pixel(pixels: bytes, size: tuple[int, int], x: int, y: int) -> tuple[int, ...]:
    start = 4 * (y * size[0] + x)
    return tuple(pixels[start : start + 4])


def all_pictures(sheet: SpriteSheet) -> list[bytes]:
    return [sheet.card(card) for card in range(40)] + [sheet.back(name) for name in sheet.backs]


def cache_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache file of the Neapolitan deck at SIZE."""
    folder = tmp_path_factory.mktemp("sprites")
    sprites(ASSETS, folder, "neapolitan", SIZE).finish()
    return cache_file(folder)


@pytest.fixture
def cache(tmp_path: Path, filled: Path) -> Path:
    """A cache folder with a whole file of the Neapolitan deck at SIZE."""
    folder = tmp_path / "cache"
    folder.mkdir()
    (folder / filled.name).write_bytes(filled.read_bytes())
    return folder


@pytest.fixture
def own_assets(tmp_path: Path) -> Path:
    """A copy of the masters that a test may spoil."""
    shutil.copytree(ASSETS / "cards", tmp_path / "assets" / "cards", copy_function=shutil.copyfile)
    return tmp_path / "assets"


@pytest.fixture(scope="module")
def undamaged(filled: Path) -> list[bytes]:
    return all_pictures(sprites(ASSETS, None, "neapolitan", SIZE))


def test_the_decks_and_the_backs_ship():
    assert {"french", "neapolitan", "piacentine", "siciliane", "spanish"} <= set(decks(ASSETS))
    ours = {"azulejos", "blue", "carretto", "lemons", "maiolica", "piacenza", "red", "stars"}
    assert ours <= set(backs(ASSETS))


@pytest.mark.parametrize("size", [SIZE, (122, 195), (61, 100), (8, 8)])
def test_every_kind_of_sprite_has_exactly_the_size_asked_for(size):
    sheet = sprites(ASSETS, None, "french", size)
    assert len(sheet.card(17)) == len(sheet.back("red")) == size[0] * size[1] * 4


def test_corners_are_transparent_in_the_colour_of_the_edge_and_the_middle_is_opaque():
    size = (122, 195)
    card = sprites(ASSETS, None, "neapolitan", size).card(6)
    for corner in ((0, 0), (121, 0), (0, 194), (121, 194), (60, 0), (0, 90)):
        assert pixel(card, size, *corner) == (*EDGE, 0)
    assert pixel(card, size, 61, 98)[3] == 255
    assert min(pixel(card, size, 18, 64)[:3]) > 190


def test_rounded_corners_are_antialiased_and_never_dark():
    size = (122, 195)
    card = sprites(ASSETS, None, "neapolitan", size).card(6)
    corner = [pixel(card, size, x, y) for x in range(10) for y in range(10)]
    half = [p for p in corner if 0 < p[3] < 255]
    assert len(half) >= 6
    assert all(channel > edge - 12 for p in half for channel, edge in zip(p, EDGE, strict=False))


def test_the_same_pictures_come_from_the_cache_as_from_the_masters(cache, undamaged):
    assert all_pictures(sprites(ASSETS, cache, "neapolitan", SIZE)) == undamaged
    assert len(set(undamaged)) == 40 + len(backs(ASSETS))


def test_a_cached_sheet_loads_without_pillow(cache):
    program = (
        "import sys; from pathlib import Path; from scopa_gui.art.cache import sprites\n"
        f"sheet = sprites(Path({str(ASSETS)!r}), Path({str(cache)!r}), 'neapolitan', {SIZE})\n"
        "assert sheet.is_whole; [sheet.card(card) for card in range(40)]; sheet.shadow()\n"
        "assert not any(name == 'PIL' or name.startswith('PIL.') for name in sys.modules), 'Pillow was imported'"
    )
    subprocess.run([sys.executable, "-c", program], cwd=PROJECT, check=True)


def test_a_few_cards_first_then_the_others_step_by_step(tmp_path):
    sheet = sprites(ASSETS, tmp_path / "new", "french", (20, 32))
    assert not sheet.is_whole
    first = sheet.card(39)
    steps = 1
    while sheet.step():
        steps += 1
    # What was asked for is kept; the other cards, the backs, the shadow.
    assert steps == 1 + 39 + len(backs(ASSETS)) + 1
    assert sheet.is_whole
    assert cache_file(tmp_path / "new").stat().st_size > 45 * 20 * 32 * 4
    assert sheet.card(39) == first


def test_what_was_asked_for_first_is_there_at_the_next_start_however_soon_the_window_was_closed(tmp_path, monkeypatch):
    first = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    asked = {key: first.card(key) for key in (39, 6, 0)}
    assert first.step()
    again = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    assert not again.is_whole
    with monkeypatch.context() as patch:
        patch.setattr(SpriteSheet, "draw", None)
        assert {key: again.card(key) for key in asked} == asked
    assert again.lacks(3)
    again.finish()
    assert {key: again.card(key) for key in asked} == asked
    assert sprites(ASSETS, tmp_path, "neapolitan", SIZE).is_whole


def test_what_is_asked_for_later_does_not_write_the_file_again_and_again(tmp_path, monkeypatch):
    written = []
    write = atlas.write
    monkeypatch.setattr(atlas, "write", lambda path, pictures: written.append(len(pictures)) or write(path, pictures))
    sheet = sprites(ASSETS, tmp_path, "neapolitan", (20, 32))
    for card in range(40):
        sheet.card(card)
        sheet.step()
    sheet.finish()
    assert written == [1, 40 + len(backs(ASSETS)) + 1]


def test_only_what_was_asked_for_is_kept_where_no_more_is_wanted(tmp_path, monkeypatch):
    first = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    assert not first.keep_drawn()
    asked = {key: first.card(key) for key in (39, 6)}
    assert first.keep_drawn()
    assert not first.keep_drawn()
    asked[0] = first.card(0)
    assert first.keep_drawn()
    again = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    assert Atlas.open(cache_file(tmp_path)).names == ("0", "6", "39")
    with monkeypatch.context() as patch:
        patch.setattr(SpriteSheet, "draw", None)
        assert {key: again.card(key) for key in asked} == asked


def test_a_disk_that_is_full_is_not_tried_again_before_more_was_drawn(tmp_path, monkeypatch):
    tried = []
    monkeypatch.setattr(atlas, "write", lambda *_: tried.append(1))
    sheet = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    first = sheet.card(39)
    assert sheet.keep_drawn()
    assert not sheet.keep_drawn()
    sheet.card(6)
    assert sheet.keep_drawn()
    assert len(tried) == 2
    assert sheet.card(39) == first


def test_a_disk_that_is_full_by_then_costs_no_picture_that_was_kept_or_drawn(tmp_path, undamaged, monkeypatch):
    sheet = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    sheet.card(39)
    sheet.step()
    monkeypatch.setattr(atlas, "write", lambda *_: False)
    sheet.finish()
    assert sheet.is_whole
    with monkeypatch.context() as patch:
        patch.setattr(SpriteSheet, "draw", None)
        assert all_pictures(sheet) == undamaged


@pytest.mark.parametrize("kept", [0, 5, 16, 200, 5000, -1])
def test_a_file_cut_short_is_drawn_anew(cache, undamaged, kept):
    file = cache_file(cache)
    whole = file.read_bytes()
    file.write_bytes(whole[:kept])
    sheet = sprites(ASSETS, cache, "neapolitan", SIZE)
    assert not sheet.is_whole
    assert sheet.card(3) == undamaged[3]
    sheet.finish()
    assert file.read_bytes() == whole


def test_garbage_in_place_of_the_file_is_drawn_anew(cache, undamaged):
    cache_file(cache).write_bytes(bytes(range(256)) * 3000)
    assert sprites(ASSETS, cache, "neapolitan", SIZE).card(11) == undamaged[11]


def test_one_flipped_bit_in_a_sprite_is_noticed_and_the_file_written_anew(cache, undamaged):
    file = cache_file(cache)
    whole = file.read_bytes()
    broken = bytearray(whole)
    broken[-50_000] ^= 4
    file.write_bytes(broken)
    sheet = sprites(ASSETS, cache, "neapolitan", SIZE)
    assert all_pictures(sheet) == undamaged
    sheet.shadow()
    sheet.finish()
    assert file.read_bytes() == whole


def test_a_file_cut_short_while_in_use_still_gives_the_right_pictures(cache, undamaged):
    sheet = sprites(ASSETS, cache, "neapolitan", SIZE)
    assert sheet.card(0) == undamaged[0]
    cache_file(cache).write_bytes(b"")
    assert all_pictures(sheet) == undamaged


def test_a_file_that_vanishes_while_in_use_still_gives_the_right_pictures(cache, undamaged):
    sheet = sprites(ASSETS, cache, "neapolitan", SIZE)
    cache_file(cache).unlink()
    assert all_pictures(sheet) == undamaged


def test_a_folder_that_cannot_be_made_costs_only_time(tmp_path, undamaged):
    (tmp_path / "file").write_text("not a folder")
    sheet = sprites(ASSETS, tmp_path / "file" / "cache", "neapolitan", SIZE)
    sheet.finish()
    assert sheet.is_whole
    assert all_pictures(sheet) == undamaged


def test_a_full_disk_costs_only_time_and_leaves_no_rubbish(tmp_path, undamaged, monkeypatch):
    def no_space(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", no_space)
    sheet = sprites(ASSETS, tmp_path / "cache", "neapolitan", SIZE)
    sheet.finish()
    assert all_pictures(sheet) == undamaged
    assert list((tmp_path / "cache").iterdir()) == []


def test_copies_that_write_at_once_never_show_each_other_half_a_file(tmp_path):
    path = tmp_path / "same.atlas"
    pictures = {str(n): RawPicture(64, 64, bytes([n]) * 64 * 64 * 4) for n in range(40)}
    wrong = []

    def write():
        wrong.extend("not written" for _ in range(12) if not atlas.write(path, pictures))

    def read():
        for _ in range(60):
            opened = Atlas.open(path)
            if opened and any(opened.read(name) != picture for name, picture in pictures.items()):
                wrong.append("half a file")

    threads = [threading.Thread(target=f) for f in (write, write, write, read, read)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert [file.name for file in tmp_path.iterdir() if file.suffix in (".atlas", ".new")] == ["same.atlas"]


def test_the_folder_stays_small_and_the_least_used_sizes_go_first(tmp_path):
    for age, name in enumerate(("new", "middle", "old")):
        file = tmp_path / f"{name}{atlas.SUFFIX}"
        file.write_bytes(bytes(1000))
        os.utime(file, (1e9 - age, 1e9 - age))
    (tmp_path / "somebody_else.txt").write_text("stays")
    atlas.prune(tmp_path, tmp_path / f"old{atlas.SUFFIX}", limit=2000)
    assert sorted(f.name for f in tmp_path.iterdir()) == ["new.atlas", "old.atlas", "somebody_else.txt"]


def test_new_masters_make_old_cache_files_useless(own_assets, cache):
    assert not sprites(own_assets, cache, "neapolitan", SIZE).is_whole


def test_a_missing_master_is_named_in_one_sentence(own_assets, tmp_path):
    (own_assets / "cards" / "french" / "rd.webp").unlink()
    with pytest.raises(MissingPictureError, match=r"A picture of the game is missing: .*rd\.webp"):
        sprites(own_assets, None, "french", SIZE)
    sprites(own_assets, None, "neapolitan", SIZE)
    with pytest.raises(MissingPictureError, match="no deck"):
        decks(tmp_path / "nothing")
    with pytest.raises(MissingPictureError, match="backs are missing"):
        backs(tmp_path / "nothing")


def test_a_master_that_is_no_picture_is_named_too(own_assets):
    (own_assets / "cards" / "french" / "rd.webp").write_bytes(b"RIFF\0\0\0\0WEBPjunk")
    sheet = sprites(own_assets, None, "french", SIZE)
    with pytest.raises(MissingPictureError, match=r"cannot be read: .*rd\.webp"):
        sheet.card(9)


def test_a_back_that_is_no_longer_there_gives_another():
    sheet = sprites(ASSETS, None, "french", SIZE)
    assert sheet.back("of last year") == sheet.back(sheet.backs[0])


def test_the_shadow_is_larger_than_the_card_by_the_same_amount_all_around():
    shadow = sprites(ASSETS, None, "french", (122, 195)).shadow()
    reach = (shadow.width - 122) // 2
    assert shadow.size == (122 + 2 * reach, 195 + 2 * reach)
    assert reach >= 3
    middle, rim = pixel(shadow.pixels, shadow.size, shadow.width // 2, 100), pixel(shadow.pixels, shadow.size, 60, 0)
    assert middle[:3] == rim[:3] == (0, 0, 0)
    assert middle[3] > 80
    assert rim[3] < 12


def test_absurd_sizes_are_refused():
    with pytest.raises(ValueError, match="8 pixels"):
        sprites(ASSETS, None, "french", (4, 400))


def test_pictures_drawn_together_are_those_drawn_one_by_one(tmp_path: Path):
    alone, one, other = (sprites(ASSETS, None, "neapolitan", size) for size in (SIZE, SIZE, (60, 96)))
    draw_in_parallel([(one, 3), (one, 3), (other, 3), (one, "maiolica"), (one, SHADOW), (other, 39)])
    assert all(key not in one._missing for key in (3, "maiolica", SHADOW))
    assert other._missing == [
        key for key in sprites(ASSETS, None, "neapolitan", (60, 96))._missing if key not in (3, 39)
    ]
    assert (one.card(3), one.back("maiolica"), one.shadow()) == (alone.card(3), alone.back("maiolica"), alone.shadow())


def test_a_sheet_whose_last_pictures_are_drawn_together_is_written(tmp_path: Path):
    sheet = sprites(ASSETS, tmp_path, "neapolitan", SIZE)
    draw_in_parallel([(sheet, key) for key in list(sheet._missing)])
    assert sheet.is_whole
    assert cache_file(tmp_path).is_file()


def test_a_picture_that_cannot_be_drawn_is_told_when_it_is_asked_for(own_assets: Path):
    sheet = sprites(own_assets, None, "neapolitan", SIZE)
    sheet._faces[3].base.unlink()
    draw_in_parallel([(sheet, 3), (sheet, 4)])
    with pytest.raises(MissingPictureError):
        sheet.card(3)
    assert len(sheet.card(4)) == 4 * SIZE[0] * SIZE[1]


def test_a_library_that_does_not_load_is_told_once_when_a_picture_is_asked_for(own_assets: Path, monkeypatch):
    """Where the two threads both met it, the sentence was said twice."""
    told = []
    monkeypatch.setattr(threading, "excepthook", told.append)
    sheet = sprites(own_assets, None, "neapolitan", SIZE)

    def broken(key):
        time.sleep(0.05)  # so that either thread comes to one
        raise ImportError(name="PIL._imaging")

    monkeypatch.setattr(SpriteSheet, "draw", lambda self, key: broken(key))
    draw_in_parallel([(sheet, 3), (sheet, 4), (sheet, 5)])
    assert told == []
    with pytest.raises(ImportError):
        sheet.card(3)
