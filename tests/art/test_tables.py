"""The tables: exact size, the same every time, light above, dark corners, no bands, nothing that repeats."""

import itertools

import pytest

from scopa_gui.art.tables import PLAIN, RAMPS, TABLES, shades, table_picture

SIZE = (800, 500)
every_table = pytest.mark.parametrize("name", TABLES)


def mean(pixels: bytes, width: int, box: tuple[int, int, int, int]) -> float:
    area = b"".join(pixels[y * width + box[0] : y * width + box[2]] for y in range(box[1], box[3]))
    return sum(area) / len(area)


@every_table
@pytest.mark.parametrize("size", [(1024, 640), (641, 399), (300, 200)])
def test_it_has_exactly_the_size_asked_for(name, size):
    table = table_picture(None, name, size)
    assert len(table.pixels) == size[0] * size[1]
    for rim in table.rims:
        width, height = rim.picture.size
        assert len(rim.picture.pixels) == 3 * width * height
        assert 0 <= rim.corner[0] <= size[0] - width
        assert 0 <= rim.corner[1] <= size[1] - height


@every_table
def test_it_is_the_same_every_time_with_and_without_the_cache(name, tmp_path):
    drawn = table_picture(None, name, (320, 200))
    assert table_picture(tmp_path, name, (320, 200)) == drawn
    again = table_picture(tmp_path, name, (320, 200))
    assert again.pixels == drawn.pixels
    assert sorted(again.rims) == sorted(drawn.rims)
    assert len(list(tmp_path.iterdir())) == 1


@every_table
def test_a_damaged_cache_file_is_drawn_anew(name, tmp_path):
    drawn = table_picture(tmp_path, name, (320, 200))
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for damaged in (b"", whole[:-1], whole[:-9] + b"123456789", b"x" * len(whole)):
        file.write_bytes(damaged)
        assert table_picture(tmp_path, name, (320, 200)) == drawn
        assert file.read_bytes() == whole


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert table_picture(tmp_path / "file" / "cache", "wood", (64, 40)) == table_picture(None, "wood", (64, 40))


def test_a_table_that_is_no_more_is_the_baize():
    assert table_picture(None, "marble", (64, 40)) == table_picture(None, "baize", (64, 40))


@every_table
def test_it_is_lighter_in_the_middle_and_lit_from_above(name):
    pixels = table_picture(None, name, SIZE).pixels
    middle = mean(pixels, 800, (300, 180, 500, 300))
    corner = mean(pixels, 800, (40, 40, 100, 100))
    top, bottom = mean(pixels, 800, (300, 60, 500, 120)), mean(pixels, 800, (300, 380, 500, 440))
    assert middle > 1.15 * corner
    assert top > 1.02 * bottom


def unrest(pixels: bytes, box: tuple[int, int, int, int]) -> float:
    """How much small patches differ from the next ones, beside the brightness there."""
    patch = 5
    rows = [
        [mean(pixels, 800, (x, y, x + patch, y + patch)) for x in range(box[0], box[2], patch)]
        for y in range(box[1], box[3], patch)
    ]
    apart = [abs(b - a) for row in (*rows, *zip(*rows, strict=True)) for a, b in itertools.pairwise(row)]
    return sum(apart) / len(apart) / mean(pixels, 800, box)


@pytest.mark.parametrize("name", ["wood", "maiolica"])
def test_it_is_calm_in_the_middle_where_cards_lie(name):
    pixels = table_picture(None, name, SIZE).pixels
    outside = min(unrest(pixels, box) for box in ((60, 50, 740, 110), (60, 390, 740, 450)))
    assert unrest(pixels, (200, 170, 600, 330)) < 0.75 * outside


@every_table
def test_no_bands_neighbouring_pixels_differ_everywhere(name):
    pixels = table_picture(None, name, SIZE).pixels
    for y in range(60, 440, 20):
        longest = run = 1
        for a, b in itertools.pairwise(pixels[y * 800 + 60 : y * 800 + 740]):
            run = run + 1 if a == b else 1
            longest = max(longest, run)
        assert longest < 16, y


@every_table
def test_no_part_of_it_comes_again(name):
    """Moved by any whole number of steps the table differs from itself about as much as with nothing in common."""
    pixels = table_picture(None, name, SIZE).pixels
    row = [b - a for a, b in itertools.pairwise(pixels[250 * 800 + 60 : 250 * 800 + 740])]
    spread = sum(abs(value) for value in row) / len(row)
    for step in range(40, 600, 4):
        apart = sum(abs(a - b) for a, b in zip(row[step:], row, strict=False)) / (len(row) - step)
        assert apart > 0.5 * spread, step


@every_table
def test_the_shades_go_from_dark_through_the_tables_colour_to_lighter_ones(name):
    found = shades(name)
    assert len(found) == 256
    assert found[PLAIN] == next(colour for place, colour in RAMPS[name] if place == PLAIN)
    light = [sum(colour) for colour in found]
    assert light == sorted(light)


@every_table
def test_the_brightest_spot_is_not_cut_off(name):
    pixels = table_picture(None, name, (1280, 800)).pixels
    assert max(pixels) < 255
    assert min(pixels) > 0
