"""The options of a choice: every one can be seen, told from the others and pressed, however many there are."""

from dataclasses import replace
from itertools import combinations, pairwise, product

import pygame
import pytest

from scopa_gui.engine.cards import card_named, mask_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.front.settings_screen import TYPE_SIZES
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import INK, Theme, luminance
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.lessons import lesson_paper
from scopa_gui.ui.table.companions import side_paper
from scopa_gui.ui.table.companions.side_paper import roomy
from scopa_gui.ui.table.geometry.table_layout import layout_of
from scopa_gui.ui.table.input.move_choice import MoveChoice, press_hand
from scopa_gui.ui.table.paint import marks, option_bar
from tests.conftest import LANGUAGES
from tests.ui.contract import SIZES

FOUND = {
    2: ("5B", "5D 5C"),
    3: ("8B", "3D 3C 3S 5D"),
    4: ("8B", "3D 3C 5S 5D"),
    6: ("8B", "3D 3C 3S 5C 5D"),
    9: ("8B", "3D 3C 3S 5C 5D 5S"),
}


def aimed(count: int, players: int = 2) -> MoveChoice:
    """A card of mine that may take in so many ways."""
    mine, table = FOUND[count]
    rules: Rules = VARIANTS["scopa"].rules_by_players[players]
    view: PlayerView = Table.new(rules, "bar", level_seats(rules, "rosa")).view()
    names = {"8": "F", "9": "C"}
    card = card_named(names.get(mine[0], mine[0]) + mine[1])
    lying = mask_of(map(card_named, table.split()))
    view = replace(view, hand=1 << card, table=lying, first_table=lying, turn=0, history=(), counts=(1,) * players)
    choice = press_hand(MoveChoice(view), card).choice
    assert len(choice.options) == count
    return choice


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", FOUND)
def test_every_option_has_a_place_on_some_page(size, count):
    choice = aimed(count)
    theme, layout = Theme(size), layout_of(choice.view, size)
    band, seen, pages = layout.regions.band, set(), 0
    while not seen or len(seen) < count:
        boxes = option_bar.option_boxes(choice, band, theme)
        more = option_bar.more_box(choice, band, theme)
        every = [*boxes.values(), option_bar.prompt_box(choice, band), *([more] if more else [])]
        assert not any(one.colliderect(other) for one, other in combinations(every, 2))
        assert all(pygame.Rect(band).contains(rect) and rect.height >= 44 and rect.width >= 44 for rect in every)
        assert not seen & set(boxes)
        seen |= set(boxes)
        pages += 1
        assert pages <= count
        choice = option_bar.next_page(choice, band, theme)
    assert seen == set(range(1, count + 1))
    assert (more is None) == (pages == 1)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["neapolitan", "french"])
def test_no_two_options_look_alike_even_without_their_numbers_and_nothing_is_cut(make_context, size, language, deck):
    context = make_context(language=language, deck=deck)
    theme = Theme(size)
    for count in FOUND:
        choice = aimed(count)
        band, pictures = layout_of(choice.view, size).regions.band, set()
        while len(pictures) < count:
            surface = pygame.Surface(size)
            option_bar.draw_options(Brush(surface, theme, context.text), context.settings, choice, band, (-1, -1))
            boxes = option_bar.option_boxes(choice, band, theme)
            before = len(pictures)
            for rect in boxes.values():
                inside = rect.inflate(-2 * theme.px(8), -2 * theme.px(6))
                inside.left += round(marks.disc_size(theme) * 1.5)
                inside.width -= round(marks.disc_size(theme) * 1.5)
                pictures.add(pygame.image.tobytes(surface.subsurface(inside), "RGB"))
            assert len(pictures) == before + len(boxes)
            choice = option_bar.next_page(choice, band, theme)
    assert not context.text.overflows


def test_options_are_told_apart_by_colour_and_by_line():
    dresses = [marks.dress_of(number) for number in range(1, 31)]
    assert len(set(dresses)) == len(dresses)
    for first, second in pairwise(dresses):
        assert first.colour != second.colour
        assert first.strokes != second.strokes


@pytest.mark.parametrize("strong", [False, True])
def test_a_number_is_read_on_its_disc(strong):
    theme = Theme((1280, 800), strong=strong)
    least = 7.0 if strong else 4.5
    for number in range(1, 31):
        light = luminance(theme.inked(marks.dress_of(number).colour))
        assert (light + 0.05) / (luminance(theme.inked(INK)) + 0.05) >= least


def test_a_card_that_several_options_take_has_a_part_of_its_frame_for_each(context):
    theme, at = Theme((1280, 800)), Placement(200, 200)
    for numbers in ([1], [1, 2], [2, 3, 5]):
        surface = pygame.Surface((400, 400))
        marks.draw_halo(Brush(surface, theme, context.text), (120, 192), at, numbers)
        seen = {tuple(surface.get_at((x, y))[:3]) for x in range(400) for y in range(80, 110)}
        there = {number for number in range(1, 7) if marks.dress_of(number).colour in seen}
        assert there == set(numbers)


def test_the_number_that_is_meant_is_among_those_that_have_room(context):
    theme, at = Theme((1024, 640)), Placement(200, 200)
    surface = pygame.Surface((400, 400))
    marks.draw_discs(Brush(surface, theme, context.text), (70, 112), at, [1, 7, 13, 19, 25, 2], 2)
    wanted = marks.dress_of(2).colour
    near = pygame.mask.from_threshold(surface, wanted, (4, 4, 4, 255))
    assert near.count() > 100


def narrowed(choice: MoveChoice) -> MoveChoice:
    """Table cards picked until one possibility is left."""
    return replace(choice, picked=choice.candidates[-1].move.taken)


@pytest.mark.rotating
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_paper_no_word_of_a_choice_is_cut_at_any_size_of_type(make_context, players, language):
    context = make_context(language=language)
    sizes = [((1024, 640), scale) for scale in TYPE_SIZES] + [((1366, 768), TYPE_SIZES[-1])]
    for (size, scale), wide, deck, count in product(
        sizes, (side_paper.WIDE, lesson_paper.WIDE), ["neapolitan", "french"], (2, 3, 6)
    ):
        context.change(deck=deck)
        settings = context.settings
        theme, choice = side_paper.next_to_paper(Theme(size, scale), wide), aimed(count, players)
        regions = roomy(layout_of(choice.view, theme.size), theme).regions
        brush, asked = (
            Brush(pygame.Surface(theme.size), theme, context.text),
            option_bar.prompt_box(choice, regions.band),
        )
        for one in (choice, narrowed(choice)):
            option_bar.draw_question(brush, one, regions.band)
        option_bar.draw_options(brush, settings, narrowed(choice), regions.band, (-1, -1))
        seen = set()
        while len(seen) < count:
            option_bar.draw_options(brush, settings, choice, regions.band, (-1, -1))
            boxes = option_bar.option_boxes(choice, regions.band, theme)
            around = [*regions.plates, *regions.marks, *regions.piles, *regions.figures, asked]
            assert not any(rect.colliderect(other) for rect in boxes.values() for other in around), (size, scale, count)
            assert all(pygame.Rect(regions.band).contains(rect) and rect.height >= 44 for rect in boxes.values())
            seen |= set(boxes)
            choice = option_bar.next_page(choice, regions.band, theme)
    assert not context.text.overflows
