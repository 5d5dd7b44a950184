"""Type stays in its box."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.text import Text, font_file
from scopa_gui.ui.theme import LEAST_TYPE, Face, Style, Theme

THEME = Theme((1280, 800))
words = st.lists(st.text("abcdefghil ", min_size=1, max_size=12), min_size=1, max_size=30).map(" ".join)


@pytest.mark.parametrize("face", Face)
def test_every_face_has_its_file(face):
    assert font_file(face).is_file()


@pytest.mark.parametrize("face", Face)
def test_every_face_has_the_accents_of_three_languages(face):
    font = Text().font(face, 20)
    missing = font.render("\U000f1234", True, (0, 0, 0))
    for letter in "àèéìòùÀÈÉÌÒÙäöüÄÖÜß\u2019“”„…\u2013":
        picture = font.render(letter, True, (0, 0, 0))
        assert pygame.image.tobytes(picture, "RGBA") != pygame.image.tobytes(missing, "RGBA"), letter


@given(words, st.integers(80, 600))
def test_wrapping_keeps_every_word_in_order(text, width):
    assert " ".join(Text().wrap(text, Style.BODY, THEME, width)).split() == text.split()


@given(words, st.integers(60, 500), st.integers(20, 200))
def test_what_fits_really_fits(text, width, height):
    faces = Text()
    found = faces.fit(text, Style.BODY, THEME, (width, height))
    if found is not None:
        px, lines = found
        font = faces.font(Style.BODY.face, px)
        assert px >= LEAST_TYPE
        assert all(font.size(line)[0] <= width for line in lines)


def test_a_long_text_is_made_smaller_and_then_noted():
    faces = Text()
    surface = pygame.Surface((400, 200))
    taken = faces.draw(surface, pygame.Rect(0, 0, 90, 24), "Einstellungen", Style.TITLE, THEME, (0, 0, 0))
    assert taken.width <= 90
    assert faces.overflows == []
    faces.draw(surface, pygame.Rect(0, 0, 30, 14), "Einstellungen des Spiels", Style.TITLE, THEME, (0, 0, 0))
    assert [overflow.text for overflow in faces.overflows] == ["Einstellungen des Spiels"]


@pytest.mark.parametrize(("align", "left"), [("left", 10), ("centre", None), ("right", None)])
def test_text_is_aligned_inside_the_box(align, left):
    box = pygame.Rect(10, 10, 300, 40)
    taken = Text().draw(pygame.Surface((400, 100)), box, "Scopa", Style.BODY, THEME, (9, 9, 9), align=align)
    assert box.contains(taken)
    if align == "left":
        assert taken.left == left
    elif align == "right":
        assert taken.right == box.right
    else:
        assert abs(taken.centerx - box.centerx) <= 1


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 18), ((1024, 640), 13)])
def test_the_smallest_type_can_be_read(size, least):
    assert min(Theme(size).type_px(style) for style in Style) >= least


def test_rendered_lines_are_kept():
    faces = Text()
    first = faces.line("Scopa", Style.BODY, THEME, (1, 2, 3))
    assert faces.line("Scopa", Style.BODY, THEME, (1, 2, 3)) is first
