"""Type stays in its box."""

import re
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.crash import missing_part
from scopa_gui.ui.kit import text as text_module
from scopa_gui.ui.kit.text import MissingFontError, Text, font_file
from scopa_gui.ui.kit.theme import LEAST_TYPE, Theme, TypeFace, TypeStyle
from tests.conftest import PROJECT

THEME = Theme((1280, 800))
words = st.lists(st.text("abcdefghil ", min_size=1, max_size=12), min_size=1, max_size=30).map(" ".join)


@pytest.mark.rotating
@pytest.mark.parametrize("face", TypeFace)
def test_every_face_has_its_file(face):
    assert font_file(face).is_file()


def test_no_face_ships_that_is_not_used_and_each_has_the_text_of_its_licence():
    fonts = {path.name for path in (PROJECT / "assets" / "fonts").iterdir()}
    families = {face.value.split("Pro-")[0] for face in TypeFace}
    assert fonts == {f"{face.value}.ttf" for face in TypeFace} | {f"LICENCE-{family}.txt" for family in families}
    for family in families:
        text = (PROJECT / "assets" / "fonts" / f"LICENCE-{family}.txt").read_text(encoding="utf-8")
        assert text.startswith("Copyright 201")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


@pytest.mark.parametrize("content", [None, b"", b"no font" * 100])
def test_a_face_that_is_missing_or_damaged_is_a_part_of_the_installation(tmp_path, monkeypatch, content):
    file = tmp_path / "face.ttf"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(text_module, "font_file", lambda face: file)
    with pytest.raises(MissingFontError, match=re.escape(str(file))) as caught:
        Text().font(TypeFace.SANS, 20)
    assert missing_part(caught.value) == file


@pytest.mark.parametrize("face", TypeFace)
def test_every_face_has_the_accents_of_three_languages(face):
    font = Text().font(face, 20)
    missing = font.render("\U000f1234", True, (0, 0, 0))
    for letter in "àèéìòùÀÈÉÌÒÙäöüÄÖÜß\u2019“”„…\u2013":
        picture = font.render(letter, True, (0, 0, 0))
        assert pygame.image.tobytes(picture, "RGBA") != pygame.image.tobytes(missing, "RGBA"), letter


@given(words, st.integers(80, 600))
def test_wrapping_keeps_every_word_in_order(text, width):
    assert " ".join(Text().wrap(text, TypeStyle.BODY, THEME, width)).split() == text.split()


@given(words, st.integers(60, 500), st.integers(20, 200))
def test_what_fits_really_fits(text, width, height):
    faces = Text()
    found = faces.fit(text, TypeStyle.BODY, THEME, (width, height))
    if found is not None:
        px, lines = found
        assert px >= LEAST_TYPE
        assert all(faces.width(line, TypeStyle.BODY, THEME, px) <= width for line in lines)


def test_a_long_text_is_made_smaller_and_then_noted():
    faces = Text()
    surface = pygame.Surface((400, 200))
    taken = faces.draw(surface, pygame.Rect(0, 0, 90, 24), "Einstellungen", TypeStyle.TITLE, THEME, (0, 0, 0))
    assert taken.width <= 90
    assert faces.overflows == []
    faces.draw(surface, pygame.Rect(0, 0, 30, 14), "Einstellungen des Spiels", TypeStyle.TITLE, THEME, (0, 0, 0))
    assert [overflow.text for overflow in faces.overflows] == ["Einstellungen des Spiels"]


@pytest.mark.parametrize(("align", "left"), [("left", 10), ("centre", None), ("right", None)])
def test_text_is_aligned_inside_the_box(align, left):
    box = pygame.Rect(10, 10, 300, 40)
    taken = Text().draw(pygame.Surface((400, 100)), box, "Scopa", TypeStyle.BODY, THEME, (9, 9, 9), align=align)
    assert box.contains(taken)
    if align == "left":
        assert taken.left == left
    elif align == "right":
        assert taken.right == box.right
    else:
        assert abs(taken.centerx - box.centerx) <= 1


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 18), ((1024, 640), 13)])
def test_the_smallest_type_can_be_read(size, least):
    assert min(Theme(size).type_px(style) for style in TypeStyle) >= least


def test_rendered_lines_are_kept():
    faces = Text()
    first = faces.line("Scopa", TypeStyle.BODY, THEME, (1, 2, 3))
    assert faces.line("Scopa", TypeStyle.BODY, THEME, (1, 2, 3)) is first


def space_of(face):
    """The face's own space, in em."""
    return Text().font(face, 1000).size(" ")[0] / 1000


@pytest.mark.parametrize("face", sorted({style.face for style in TypeStyle}, key=lambda face: face.name))
def test_words_stand_apart_by_the_faces_own_space_at_every_size(face):
    """Rounded advances and kerning across a space once let "Am Tisch" run together in small windows."""
    faces, style = Text(), next(style for style in TypeStyle if style.face is face)
    assert space_of(face) >= 0.19
    for px in (*range(LEAST_TYPE, 32), 40, 64):
        for pair in ("a b", "m T", "V A", "r, j", "7 V", "e\N{NO-BREAK SPACE}%"):
            first, second = pair[:-2], pair[-1]
            drawn = faces.line(pair, style, THEME, (0, 0, 0), px).get_width()
            alone = sum(faces.line(word, style, THEME, (0, 0, 0), px).get_width() for word in (first, second))
            assert drawn == faces.width(pair, style, THEME, px)
            if "It" not in face.value:
                assert drawn - alone >= space_of(face) * px, (px, pair)


def between(picture):
    """Columns without ink between two words."""
    ink = pygame.mask.from_surface(picture, 100)
    columns = [x for x in range(ink.get_size()[0]) if any(ink.get_at((x, y)) for y in range(ink.get_size()[1]))]
    return max(later - sooner for sooner, later in pairwise(columns)) - 1


@pytest.mark.rotating
@pytest.mark.parametrize(
    "style", [style for style in TypeStyle if "It" in style.face.value], ids=lambda style: style.name
)
@pytest.mark.parametrize("pair", ["n f", "f n", "n j", "V a"])
def test_inclined_letters_reach_over_the_space_and_do_not_widen_it(style, pair):
    """The picture of an f is wider than its place: set beside its neighbours by that it stood alone."""
    faces = Text()
    natural = between(faces.font(style.face, 500).render(pair, True, (0, 0, 0))) / 500
    for px in (*range(LEAST_TYPE, 32), 40):
        drawn = faces.line(pair, style, THEME, (0, 0, 0), px)
        assert drawn.get_width() == faces.width(pair, style, THEME, px)
        assert abs(between(drawn) - natural * px) <= 2.6, px


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.3, 1.6])
def test_between_two_words_no_ink_is_seen(size, text_scale):
    theme = Theme(size, text_scale)
    faces = Text()
    for style in TypeStyle:
        picture = faces.line("Am Tisch", style, theme, (0, 0, 0))
        ink = pygame.mask.from_surface(picture, 60)
        word, px = faces.width("Am", style, theme), theme.type_px(style)
        between = [
            any(ink.get_at((x, y)) for y in range(ink.get_size()[1])) for x in range(word - 2, word + px // 4 + 2)
        ]
        assert between.count(False) >= 0.18 * px, style


def test_a_name_too_long_is_shortened_to_as_much_as_fits(context):
    text, theme = context.text, Theme((1024, 640))
    assert text.shortened("Rosa", TypeStyle.LABEL, theme, (99, 44)) == "Rosa"
    name = "Wunderbare Hausregeln von Nonna Pia & Co"
    short = text.shortened(name, TypeStyle.LABEL, theme, (99, 44))
    assert short.endswith("…")
    assert name.startswith(short[:-1])
    assert len(short) > 12
    assert text.fit(short, TypeStyle.LABEL, theme, (99, 44)) is not None
    assert text.fit(name[: len(short) + 1] + "…", TypeStyle.LABEL, theme, (99, 44)) is None


def test_only_the_sizes_of_type_that_were_used_last_are_kept_open():
    text = Text()
    kept = text.font(TypeFace.SANS, 20)
    for px in range(21, 121):
        text.font(TypeFace.SANS, px)
        assert text.font(TypeFace.SANS, 20) is kept, "it is used all the time"
    assert 20 < len(text.fonts) < 40
    again = text.font(TypeFace.SANS, 30)
    assert again.size("Scopa") == Text().font(TypeFace.SANS, 30).size("Scopa")


@pytest.mark.parametrize("style", [TypeStyle.LABEL, TypeStyle.QUOTE])
def test_who_looks_again_for_the_size_that_fits_opens_no_type(style, monkeypatch):
    text, theme = Text(), THEME
    words = "Wer zuletzt nimmt, bekommt, was noch auf dem Tisch liegt. " * 3
    found = text.fit(words, style, theme, (200, 110))
    assert found is not None
    assert found[0] < theme.type_px(style), "it looked through several"
    monkeypatch.setattr(text, "font", None)
    again = text.fit(words.strip(), style, theme, (200, 110))  # another text: the sizes are tried again
    assert again is not None
    assert again[0] == found[0]


def test_a_text_is_fitted_once_for_a_width_however_often_it_is_drawn(monkeypatch):
    text = Text()
    surface = pygame.Surface((400, 200))
    wrapped = []
    wrap = text.wrap
    monkeypatch.setattr(text, "wrap", lambda *given: wrapped.append(given) or wrap(*given))
    sentence = "A sentence that has to be shrunk until it fits into its box. " * 6
    for width in (300, 300, 200):
        text.draw(surface, pygame.Rect(0, 0, width, 120), sentence, TypeStyle.BODY, THEME, (0, 0, 0))
        wrapped.append(None)
    first, second, third = "".join("w" if given else "|" for given in wrapped).split("|")[:3]
    assert len(first) > 1
    assert not second
    assert third
