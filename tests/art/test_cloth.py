"""The table cloth: exact size, the same every time, light above, dark corners, no bands."""

import itertools

import pytest

from scopa_gui.art.cache import BAIZE, PLAIN, cloth, shades
from scopa_gui.art.cloth import baize


def mean(pixels: bytes, size: tuple[int, int], box: tuple[int, int, int, int]) -> float:
    area = b"".join(pixels[y * size[0] + box[0] : y * size[0] + box[2]] for y in range(box[1], box[3]))
    return sum(area) / len(area)


@pytest.mark.parametrize("size", [(1024, 640), (641, 399), (1, 1), (3000, 20)])
def test_it_has_exactly_the_size_asked_for(size):
    assert len(cloth(None, size)) == size[0] * size[1]


def test_it_is_the_same_every_time_with_and_without_the_cache(tmp_path):
    drawn = cloth(None, (320, 200))
    assert cloth(tmp_path, (320, 200)) == drawn
    assert cloth(tmp_path, (320, 200)) == drawn
    assert baize((320, 200), PLAIN) == drawn
    assert len(list(tmp_path.iterdir())) == 1


def test_a_damaged_cache_file_is_drawn_anew(tmp_path):
    drawn = cloth(tmp_path, (320, 200))
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for damaged in (b"", whole[:-1], whole[:-9] + b"123456789", b"x" * len(whole)):
        file.write_bytes(damaged)
        assert cloth(tmp_path, (320, 200)) == drawn
        assert file.read_bytes() == whole


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert cloth(tmp_path / "file" / "cache", (64, 40)) == cloth(None, (64, 40))


def test_it_is_green_lighter_in_the_middle_and_lit_from_above():
    size = (800, 500)
    pixels = cloth(None, size)
    middle = mean(pixels, size, (300, 180, 500, 300))
    corner = mean(pixels, size, (0, 0, 60, 60))
    top, bottom = mean(pixels, size, (300, 0, 500, 60)), mean(pixels, size, (300, 440, 500, 500))
    red, green, blue = shades()[round(middle)]
    assert green > blue > red
    assert middle > 1.25 * corner
    assert top > 1.03 * bottom


def test_no_bands_neighbouring_pixels_differ_everywhere():
    size = (800, 500)
    pixels = cloth(None, size)
    for y in range(0, 500, 25):
        greens = [shades()[n][1] for n in pixels[y * 800 : (y + 1) * 800]]
        longest = run = 1
        for a, b in itertools.pairwise(greens):
            run = run + 1 if a == b else 1
            longest = max(longest, run)
        assert longest < 12


def test_the_shades_go_from_black_through_the_cloths_colour_to_lighter_ones():
    assert shades()[0] == (0, 0, 0)
    assert shades()[PLAIN] == BAIZE
    assert shades((90, 20, 30))[PLAIN] == (90, 20, 30)
    assert len(shades()) == 256
    assert shades()[255] == tuple(round(part * 255 / PLAIN) for part in BAIZE)
    assert shades((255, 255, 255))[255] == (255, 255, 255)


def test_the_brightest_thread_is_not_cut_off():
    pixels = cloth(None, (1920, 1080))
    assert max(pixels) < 255
    assert min(pixels) > 60
