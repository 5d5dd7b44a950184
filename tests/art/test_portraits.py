"""Everybody who may sit at a table has a face of his own: drawn, shipped, cut to size, kept on disk."""

from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from scopa_gui.art.expressions import DRAWN, FRAME, MASTER, STRIP, Expression
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.art.portrait_images import CARD, ROUND, SMALLEST, file_of, portrait, strip_of
from scopa_gui.store.paths import assets
from scopa_gui.ui.words.level_names import COMPANIONS, STRANGERS, portrait_of

MOST_BYTES = 2_300_000
NAMES = sorted(file.stem for file in (assets() / "portraits").glob("*.webp"))


def _read(file):
    with Image.open(file) as picture:
        return picture.convert("RGBA")


@cache
def master(name):
    return _read(file_of(assets(), name)).convert("RGB")


def test_the_folder_holds_the_cast_and_nobody_else_and_is_small():
    folder, strips = assets() / "portraits", assets() / "portraits" / "expressions"
    people = {portrait_of(name) for names in (*COMPANIONS.values(), STRANGERS) for name in names}
    pictures = {f"{name}.webp" for name in people}
    assert {file.name for file in folder.iterdir()} == {"busts", "expressions", "you.webp", *pictures}
    assert {file.name for file in strips.iterdir()} == pictures
    shipped = [*folder.glob("*.webp"), *strips.glob("*.webp")]
    assert sum(file.stat().st_size for file in shipped) < MOST_BYTES
    assert {master(name).size for name in NAMES} == {(MASTER, MASTER)}
    assert {_read(file).size for file in strips.iterdir()} == {STRIP}


@pytest.mark.parametrize("name", ["pierino", "don_mario", "you"])
def test_what_ships_is_what_the_code_draws(name):
    pytest.importorskip("resvg_py", reason="what draws is installed with .[artwork]")
    from assets.artwork.people.render import drawing, pixels

    apart = ImageStat.Stat(ImageChops.difference(master(name), pixels(drawing(name)))).mean
    assert max(apart) < 1.0, f"python -m assets.artwork people {name}"


@pytest.mark.parametrize("name", ["don_mario", "maestro", "mimi"])
def test_the_expressions_that_ship_are_what_the_code_draws(name):
    pytest.importorskip("resvg_py", reason="what draws is installed with .[artwork]")
    from assets.artwork.people.render import strip

    apart = ImageStat.Stat(ImageChops.difference(_read(strip_of(assets(), name)), strip(name))).mean
    assert max(apart) < 1.0, f"python -m assets.artwork people --expressions {name}"


def shown(name, size, expression, kind=ROUND):
    return Image.frombytes("RGBA", (size, size), portrait(assets(), None, name, size, kind, expression).pixels)


def apart(one, other):
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB"))


@pytest.mark.rotating
@pytest.mark.parametrize("name", sorted(set(NAMES) - {"you"}))
def test_everybody_s_moods_can_be_told_apart_at_the_size_of_a_plate(name):
    """Medallions of 66 pixels, the face in them: a mood changes as much of it as one can see."""
    size = 66
    face = tuple(round(edge * size / MASTER) for edge in FRAME)
    seen = [shown(name, size, mood).crop(face) for mood in list(Expression)[:4]]
    for place, one in enumerate(seen):
        for other in seen[place + 1 :]:
            assert sum(ImageStat.Stat(apart(one, other)).mean) > 9
    for side in (Expression.LEFT, Expression.RIGHT, Expression.DOWN):
        assert sum(ImageStat.Stat(apart(seen[0], shown(name, size, side).crop(face))).mean) > 1.5


@pytest.mark.rotating
@pytest.mark.parametrize("kind", [ROUND, CARD])
@pytest.mark.parametrize("size", [SMALLEST, 66, 240])
def test_an_expression_changes_nothing_but_the_face(size, kind):
    resting = shown("rosa", size, Expression.REST, kind)
    for expression in DRAWN:
        other = shown("rosa", size, expression, kind)
        assert other.getchannel("A").tobytes() == resting.getchannel("A").tobytes()
        left, top, right, bottom = apart(resting, other).getbbox()
        around = -(-3 * MASTER // size)
        assert left >= (FRAME[0] - around) * size // MASTER
        assert top >= (FRAME[1] - around) * size // MASTER
        assert right <= -(-(FRAME[2] + around) * size // MASTER)
        assert bottom <= -(-(FRAME[3] + around) * size // MASTER)


def test_the_cache_holds_each_expression_apart_and_gives_back_what_was_drawn(tmp_path):
    first = {expression: portrait(assets(), tmp_path, "rosa", 40, ROUND, expression) for expression in Expression}
    assert len(set(first.values())) == len(Expression) == len(list(tmp_path.iterdir()))
    assert {name: portrait(assets(), tmp_path, "rosa", 40, ROUND, name) for name in Expression} == first
    assert portrait(assets(), None, "rosa", 40, ROUND, Expression.VEXED) == first[Expression.VEXED]


def test_an_expression_nobody_drew_is_missing_and_the_face_at_rest_is_not(tmp_path):
    (tmp_path / "portraits").mkdir()
    file_of(tmp_path, "rosa").write_bytes(file_of(assets(), "rosa").read_bytes())
    assert portrait(tmp_path, None, "rosa", 40) == portrait(assets(), None, "rosa", 40)
    with pytest.raises(MissingPictureError, match="expressions"):
        portrait(tmp_path, None, "rosa", 40, ROUND, Expression.VEXED)
    strip_of(tmp_path, "rosa").parent.mkdir()
    strip_of(tmp_path, "rosa").write_bytes(b"no picture")
    with pytest.raises(MissingPictureError, match="cannot be read"):
        portrait(tmp_path, None, "rosa", 40, ROUND, Expression.VEXED)


def test_no_two_faces_are_alike():
    """Compared as small grey pictures of the middle, where the face is, not the ground."""
    small = {name: master(name).crop((160, 133, 480, 533)).convert("L").resize((24, 30)) for name in NAMES}
    names = list(small)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0] > 9, (one, other)


@pytest.mark.parametrize("size", [SMALLEST, 37, 120])
def test_a_medallion_is_round_with_a_rim_of_gold(size):
    picture = portrait(assets(), None, "rosa", size)
    assert picture.size == (size, size)
    image = Image.frombytes("RGBA", picture.size, picture.pixels)
    alpha = image.getchannel("A")
    assert [alpha.getpixel(spot) for spot in ((0, 0), (size - 1, 0), (0, size - 1), (size - 1, size - 1))] == [0] * 4
    assert alpha.getpixel((size // 2, size // 2)) == 255
    band = [image.getpixel((x, size // 2)) for x in range(max(3, size // 14))]
    assert any(red > green > blue + 40 and red > 120 for red, green, blue, _ in band)


def test_a_card_has_round_corners_and_shows_more_than_a_medallion():
    card = Image.frombytes("RGBA", (90, 90), portrait(assets(), None, "rosa", 90, CARD).pixels)
    disc = Image.frombytes("RGBA", (90, 90), portrait(assets(), None, "rosa", 90, ROUND).pixels)
    assert card.getpixel((0, 0))[3] < 128
    assert ImageStat.Stat(card.getchannel("A")).mean[0] > ImageStat.Stat(disc.getchannel("A")).mean[0] * 1.2


def test_a_portrait_is_read_from_the_cache_and_a_broken_cache_does_no_harm(tmp_path, monkeypatch):
    first = portrait(assets(), tmp_path, "rosa", 40)
    (kept,) = tmp_path.iterdir()
    monkeypatch.setattr("scopa_gui.art.portrait_images._drawn", lambda *_: b"\0" * 6400)
    assert portrait(assets(), tmp_path, "rosa", 40) == first
    monkeypatch.undo()
    kept.write_bytes(kept.read_bytes()[:500])
    assert portrait(assets(), tmp_path, "rosa", 40) == first


def test_somebody_without_a_picture_and_a_size_too_small_are_refused(tmp_path):
    with pytest.raises(MissingPictureError, match="nobody"):
        portrait(assets(), None, "nobody", 40)
    (tmp_path / "portraits").mkdir()
    file_of(tmp_path, "rosa").write_bytes(b"no picture")
    with pytest.raises(MissingPictureError, match="cannot be read"):
        portrait(tmp_path, None, "rosa", 40)
    with pytest.raises(ValueError, match="wide"):
        portrait(assets(), None, "rosa", SMALLEST - 1)
