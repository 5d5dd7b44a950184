"""Busts: everybody without the ground, for a place behind the edge of the table, and the faces that go into them."""

from functools import cache

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from scopa_gui.art.expressions import DRAWN, FRAME, GONE, MASTER, SIDE, Expression
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.art.portrait_images import BUST, SMALLEST, bust_of, face_patch, file_of, portrait, strip_of
from scopa_gui.store.paths import assets

MOST_BYTES = 2_500_000
NAMES = sorted(file.stem for file in (assets() / "portraits" / "expressions").glob("*.webp"))
INK = (42, 26, 20)
WINK = {"pierino", "sisina"}
OUTSIDE = 128
SMALLEST_HOLE = 300
"""Pixels of the master; a smaller hole looks like a fault."""


def _read(file):
    with Image.open(file) as picture:
        return picture.convert("RGBA")


@cache
def master(name):
    return _read(bust_of(assets(), name))


def square(name):
    return _read(file_of(assets(), name)).convert("RGB")


def mask(picture, test):
    """Return where the values of a grey picture pass a test, as 255 and 0."""
    return picture.point([255 * test(value) for value in range(256)])


def count(seen):
    return seen.histogram()[255]


def largest(apart):
    """Return a grey picture of the largest difference of any channel."""
    bands = apart.split()
    seen = bands[0]
    for band in bands[1:]:
        seen = ImageChops.lighter(seen, band)
    return seen


def row(name, expression):
    """Return the changes of the portrait and those at the outline of the bust."""
    strip = _read(strip_of(assets(), name))
    top = DRAWN.index(expression) * SIDE
    return tuple(strip.crop((column, top, column + SIDE, top + SIDE)) for column in (0, SIDE))


def test_everybody_has_a_bust_and_all_of_them_are_small():
    files = list((assets() / "portraits" / "busts").iterdir())
    assert sorted(file.name for file in files) == [f"{name}.webp" for name in NAMES]
    assert len(files) == 42
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {_read(file).size for file in files} == {(MASTER, MASTER)}


@pytest.mark.parametrize("name", NAMES)
def test_a_bust_stands_on_the_lower_edge_and_is_cut_nowhere_else(name):
    alpha = master(name).getchannel("A")
    last = MASTER - 1
    for edge in ((0, 0, MASTER, 1), (0, 0, 1, MASTER), (last, 0, MASTER, MASTER)):
        assert alpha.crop(edge).getextrema() == (0, 0)
    lower = mask(alpha.crop((0, last, MASTER, MASTER)), lambda value: value > 0).getbbox()
    assert lower[0] < MASTER // 2 < lower[2]
    assert alpha.getpixel((MASTER // 2, last)) == 255


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_an_outline_is_of_ink_or_of_smoke_and_holds_nothing_of_the_ground(name):
    """A bust that is cut out of its portrait has the ground in its edge: a light fringe on the table."""
    picture = master(name)
    alpha = picture.getchannel("A")
    edge = mask(alpha, lambda value: 64 <= value <= 230)
    colours = picture.convert("RGB")
    off_ink = largest(ImageChops.difference(colours, Image.new("RGB", colours.size, INK)))
    off_white = largest(ImageChops.difference(colours, Image.new("RGB", colours.size, "white")))
    other = ImageChops.darker(mask(off_ink, lambda value: value > 12), mask(off_white, lambda value: value > 12))
    assert count(ImageChops.darker(other, edge)) < 0.05 * count(edge)


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_a_bust_is_the_portrait_itself_inside_its_outline(name):
    """Only the chinks that would show the table are filled with ink."""
    picture = master(name)
    apart = largest(ImageChops.difference(picture.convert("RGB"), square(name)))
    other = ImageChops.darker(mask(apart, lambda value: value > 0), mask(picture.getchannel("A"), (255).__eq__))
    dark = mask(picture.convert("L"), lambda value: value < 90)
    assert count(other) < 600
    assert count(ImageChops.subtract(other, dark)) < 30


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_no_chink_in_a_bust_shows_the_table(name):
    """A hole is large: the lens of glasses, an earring, a bent arm."""
    clear = Image.new("L", (MASTER + 2, MASTER + 1), 255)
    clear.paste(mask(master(name).getchannel("A"), lambda value: value < 255), (1, 1))
    ImageDraw.floodfill(clear, (0, 0), OUTSIDE)
    while box := mask(clear, (255).__eq__).getbbox():
        first = next(x for x in range(box[0], box[2]) if clear.getpixel((x, box[1])) == 255)
        before = clear.histogram()[OUTSIDE]
        ImageDraw.floodfill(clear, (first, box[1]), OUTSIDE)
        assert clear.histogram()[OUTSIDE] - before > SMALLEST_HOLE, (first, box[1])


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_a_blink_moves_the_eyes_and_nothing_else(name):
    face, outline = row(name, Expression.BLINK)
    left, top, right, bottom = face.getchannel("A").getbbox()
    assert top >= 55
    assert bottom <= 165
    assert bottom - top < 75
    assert (right - left < 110) == (name in WINK), "who winks at rest blinks with the other eye"
    assert count(mask(outline.getchannel("A"), lambda value: value > 0)) < 150, "only the tips of long lashes"
    size = 170
    still, shut = (_whole(name, size, expression) for expression in (Expression.REST, Expression.BLINK))
    assert sum(ImageStat.Stat(ImageChops.difference(still.convert("RGB"), shut.convert("RGB"))).sum) > 5000


def _whole(name, size, expression):
    return Image.frombytes("RGBA", (size, size), portrait(assets(), None, name, size, BUST, expression).pixels)


@pytest.mark.parametrize("size", [90, 170, 400])
@pytest.mark.parametrize("name", ["mastro_gino", "il_colonnello", "mimi", "don_ciro"])
def test_a_face_put_into_a_bust_is_the_bust_with_that_expression(name, size):
    """Also where moustaches move at the outline; drawn here from the master as a whole."""
    for expression in DRAWN:
        other = master(name).copy()
        for part in row(name, expression):
            other.paste(part, FRAME[:2], mask(part.getchannel("A"), lambda value: value > 0))
        expected = other.resize((size, size), Image.Resampling.LANCZOS)
        assert _whole(name, size, expression).tobytes() == expected.tobytes()
        patch = face_patch(assets(), None, name, size, expression)
        assert patch.picture.width <= 0.55 * size + 12


@pytest.mark.parametrize("name", ["mastro_gino", "il_colonnello", "ines", "mimi"])
def test_busts_and_their_faces_are_what_the_code_draws(name):
    pytest.importorskip("resvg_py", reason="what draws is installed with .[artwork]")
    from assets.artwork.people.render import bust

    def seen(picture):
        return Image.alpha_composite(Image.new("RGBA", picture.size, "#206040"), picture)

    assert max(ImageStat.Stat(ImageChops.difference(seen(master(name)), seen(bust(name)))).mean) < 1.0
    for expression in DRAWN:
        other = master(name).copy()
        for part in row(name, expression):
            other.paste(part, FRAME[:2], mask(part.getchannel("A"), lambda value: value > 0))
        apart = largest(ImageChops.difference(seen(other), seen(bust(name, expression))).convert("RGB"))
        assert count(mask(apart, lambda value: value > GONE)) < 20


def test_the_cache_gives_busts_and_faces_back_as_they_were_drawn_and_survives_damage(tmp_path, monkeypatch):
    bust = portrait(assets(), tmp_path, "rosa", 90, BUST)
    face = face_patch(assets(), tmp_path, "rosa", 90, Expression.BLINK)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    monkeypatch.setattr("scopa_gui.art.portrait_images._drawn_bust", None)
    monkeypatch.setattr("scopa_gui.art.portrait_images._drawn_face", None)
    assert portrait(assets(), tmp_path, "rosa", 90, BUST) == bust
    assert face_patch(assets(), tmp_path, "rosa", 90, Expression.BLINK) == face
    monkeypatch.undo()
    for file in files:
        file.write_bytes(file.read_bytes()[:300])
    assert portrait(assets(), tmp_path, "rosa", 90, BUST) == bust
    assert face_patch(assets(), tmp_path, "rosa", 90, Expression.BLINK) == face


def test_a_bust_nobody_drew_and_a_size_too_small_are_refused():
    with pytest.raises(MissingPictureError, match="busts"):
        portrait(assets(), None, "you", 40, BUST)
    with pytest.raises(MissingPictureError, match="busts"):
        face_patch(assets(), None, "you", 40, Expression.BLINK)
    with pytest.raises(ValueError, match="wide"):
        face_patch(assets(), None, "rosa", SMALLEST - 1, Expression.BLINK)
