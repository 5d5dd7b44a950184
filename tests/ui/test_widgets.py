"""Controls answer to mouse and keys alike."""

import pygame
import pytest

from scopa_gui.ui.front.title_screen import LIST_BUTTON_SHARE
from scopa_gui.ui.kit.intents import Drag, Hover, Key, Press, Release, Wheel
from scopa_gui.ui.kit.scene import USED, Pop, Quit
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import PAPER, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.fields import Segments, Slider
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.pages.toggle import Toggle
from tests.ui.contract import SIZES

THEME = Theme((1280, 800))


class Said:
    """Remembers what a control was changed to."""

    def __init__(self):
        self.values = []

    def __call__(self, value):
        self.values.append(value)
        return USED


def click(group, pos):
    group.handle(Press(pos))
    return group.handle(Release(pos))


def placed(widget, rect=(100, 100, 400, 60)):
    widget.place(pygame.Rect(rect), THEME)
    return widget


def grid():
    """Four buttons in two rows and two columns."""
    buttons = []
    for name, spot in {"a": (0, 0), "b": (300, 0), "c": (0, 200), "d": (300, 200)}.items():
        button = Button(name, name, Pop)
        button.place(pygame.Rect(spot, (200, 60)), THEME)
        buttons.append(button)
    return Group(buttons)


def test_a_button_answers_when_the_mouse_goes_down_and_up_on_it():
    group = Group([placed(Button("quit", "Quit", Quit))])
    assert group.handle(Press((120, 120))) is USED
    assert group.handle(Release((130, 130))) == Quit()


def test_a_button_does_not_answer_when_the_mouse_goes_up_elsewhere():
    group = Group([placed(Button("quit", "Quit", Quit))])
    group.handle(Press((120, 120)))
    assert group.handle(Release((700, 700))) is USED


def test_a_disabled_button_is_no_target_and_cannot_be_pressed():
    button = placed(Button("quit", "Quit", Quit))
    button.enabled = False
    group = Group([button])
    assert group.targets() == {}
    assert click(group, (120, 120)) is None
    assert group.handle(Key("enter")) is None


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_press_the_first_button_without_any_other_key(key):
    assert Group([placed(Button("quit", "Quit", Quit))]).handle(Key(key)) == Quit()


def test_alt_enter_is_left_to_the_application():
    assert Group([placed(Button("quit", "Quit", Quit))]).handle(Key("enter", alt=True)) is None


def test_the_first_arrow_only_shows_the_focus_and_the_next_moves_it():
    group = grid()
    group.handle(Key("down"))
    assert (group.focused.name, group.shows_focus) == ("button:a", True)
    group.handle(Key("down"))
    assert group.focused.name == "button:c"


def test_arrows_go_where_they_point_and_stop_at_the_edge():
    group = grid()
    went = []
    for key in ("right", "right", "down", "right", "left", "up", "up"):
        group.shows_focus = True
        group.handle(Key(key))
        went.append(group.focused.name[-1])
    assert went == ["b", "b", "d", "d", "c", "a", "a"]


def test_tab_goes_round_both_ways():
    group = grid()
    group.shows_focus = True
    order = []
    for _ in range(4):
        group.handle(Key("tab"))
        order.append(group.focused.name[-1])
    assert order == ["b", "c", "d", "a"]
    group.handle(Key("tab", shift=True))
    assert group.focused.name == "button:d"


def test_the_mouse_hides_the_focus_ring_but_keeps_the_focus_where_it_pressed():
    group = grid()
    group.shows_focus = True
    group.handle(Press((350, 30)))
    assert group.focused.name == "button:b"
    assert not group.shows_focus


def test_a_choice_is_made_by_click_and_by_arrows_and_stops_at_its_ends():
    said = Said()
    choice = placed(Segments("speed", "", [("slow", "Slow", "slow"), ("fast", "Fast", "fast")], "slow", said))
    group = Group([choice])
    click(group, group.targets()["choice:speed=fast"].center)
    group.shows_focus = True
    group.handle(Key("right"))
    group.handle(Key("left"))
    group.handle(Key("left"))
    group.handle(Key("end"))
    assert said.values == ["fast", "slow", "fast"]


def test_a_choice_of_one_takes_no_focus():
    group = Group(
        [placed(Segments("players", "Players", [(2, "2", "2")], 2, Said())), placed(Button("quit", "Quit", Quit))]
    )
    assert group.focused.name == "button:quit"


def test_a_toggle_turns_by_click_and_by_keys():
    said = Said()
    toggle = placed(Toggle("sound", "Sound", value=True, on_change=said))
    group = Group([toggle])
    click(group, toggle.body.center)
    group.shows_focus = True
    for key in ("space", "left", "left", "right", "enter"):
        group.handle(Key(key))
    assert said.values == [False, True, False, True, False]


def test_a_slider_follows_click_drag_wheel_and_keys_and_never_leaves_its_bounds():
    said = Said()
    slider = placed(Slider("volume", "Volume", (0, 100, 5), 50, said))
    group = Group([slider])
    click(group, (slider.body.right - 100, slider.body.centery))
    assert slider.value > 80
    group.handle(Press(slider.body.center))
    group.handle(Drag((0, 0), slider.body.center))
    assert slider.value == 0
    group.handle(Release((0, 0), dragged=True))
    group.handle(Wheel(slider.body.center, 1))
    assert slider.value == 5
    group.shows_focus = True
    for key in ("left", "left", "end", "right", "home"):
        group.handle(Key(key))
    assert slider.value == 0
    assert all(0 <= value <= 100 and value % 5 == 0 for value in said.values)


def test_a_list_chooses_with_arrows_and_scrolls_to_the_choice():
    said = Said()
    listing = placed(Listing("variant", [Item(str(n), f"Game {n}") for n in range(12)], "0", said), (0, 0, 300, 200))
    group = Group([listing])
    group.shows_focus = True
    for _ in range(11):
        group.handle(Key("down"))
    assert listing.value == "11"
    assert listing.rect.contains(listing.rows()[11])
    assert group.handle(Key("down")) is USED
    group.handle(Wheel(listing.rect.center, 100))
    assert listing.scrolling.offset == 0
    click(group, listing.rows()[1].center)
    assert listing.value == "1"


def test_headings_of_a_list_part_the_rows_are_in_view_with_theirs_and_cannot_be_chosen():
    said = Said()
    items = [Item(str(n), f"Game {n}", heading="Part" if n % 4 == 0 else "") for n in range(12)]
    listing = placed(Listing("variant", items, "0", said), (0, 0, 300, 200))
    group = Group([listing])
    rows = listing.rows()
    assert rows[0].top > listing.rect.top
    assert [rows[n + 1].top - rows[n].bottom > 0 for n in range(11)] == [n % 4 == 3 for n in range(11)]
    click(group, (rows[0].centerx, (listing.rect.top + rows[0].top) // 2))
    assert said.values == []
    group.shows_focus = True
    group.handle(Key("end"))
    assert listing.rect.contains(listing.rows()[11])
    for _ in range(3):
        group.handle(Key("up"))
    assert listing.value == "8"
    assert listing.rows()[7].bottom <= listing.rows()[8].top - (rows[4].top - rows[3].bottom)
    group.handle(Key("home"))
    assert listing.scrolling.offset == 0


def page():
    blocks = [Block(BlockKind.TITLE, ("One",), "one"), *[Block(BlockKind.TEXT, ("words " * 60,))] * 8]
    blocks += [Block(BlockKind.TITLE, ("Two",), "two"), *[Block(BlockKind.POINT, ("words " * 60,))] * 8]
    return placed(TextPage("rules", blocks, Text()), (0, 0, 600, 300))


def test_a_page_scrolls_by_keys_wheel_and_drag_and_stops_at_both_ends():
    shown = page()
    group = Group([shown])
    group.shows_focus = True
    assert group.handle(Key("up")) is USED
    assert shown.scrolling.offset == 0
    for key, forward in (("down", True), ("page down", True), ("up", False), ("space", True), ("page up", False)):
        before = shown.scrolling.offset
        group.handle(Key(key))
        assert (shown.scrolling.offset > before) is forward, key
    group.handle(Key("end"))
    assert shown.scrolling.offset == shown.scrolling.most
    group.handle(Key("home"))
    group.handle(Wheel((300, 150), -2))
    wheeled = shown.scrolling.offset
    assert wheeled > 0
    group.handle(Press((300, 250)))
    group.handle(Drag((300, 200), (300, 250)))
    assert shown.scrolling.offset == wheeled + 50


def test_a_page_goes_to_an_anchor_and_knows_what_is_read():
    shown = page()
    assert shown.reading() == "one"
    shown.go("two")
    assert shown.reading() == "two"


def test_no_line_of_a_page_is_wider_than_the_page():
    shown = page()
    assert all(shown._text.width(line.text, line.style, THEME) + line.x <= shown.rect.width for line in shown._lines)


def test_the_focused_control_looks_different_and_not_only_by_colour():
    group = grid()
    plain, ringed = pygame.Surface((600, 300)), pygame.Surface((600, 300))
    group.draw(Brush(plain, THEME, Text()))
    group.shows_focus = True
    group.draw(Brush(ringed, THEME, Text()))
    outside = group.focused.rect.move(0, 0).inflate(8, 8).midbottom
    assert plain.get_at((outside[0], outside[1] - 1)) != ringed.get_at((outside[0], outside[1] - 1))


def test_the_pointer_over_a_control_shows():
    group = grid()
    before, after = pygame.Surface((600, 300)), pygame.Surface((600, 300))
    group.draw(Brush(before, THEME, Text()))
    group.handle(Hover((20, 30)))
    group.draw(Brush(after, THEME, Text()))
    assert before.get_at((20, 30)) != after.get_at((20, 30))


def test_words_that_hardly_need_two_lines_stand_in_one(context):
    text, full = context.text, THEME.type_px(TypeStyle.LABEL)
    wide = text.width("All (2)", TypeStyle.LABEL, THEME)
    assert text.in_line("All (2)", TypeStyle.LABEL, THEME, wide) == full
    found = text.in_line("All (2)", TypeStyle.LABEL, THEME, wide - 4, share=0.85)
    assert full * 0.85 <= found < full
    assert text.fit("All (2)", TypeStyle.LABEL, THEME, (wide - 4, 60), found) == (found, ["All (2)"])
    assert text.in_line("All (2)", TypeStyle.LABEL, THEME, wide // 2, share=0.85) == full, "then rather two lines"


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_the_way_to_all_matches_is_told_in_one_line(make_context, size):
    theme, context, surface, drawn = Theme(size), make_context(), pygame.Surface(size), []
    context.text.draw = lambda *args, **how: drawn.append((args[1], how["most"]))
    for label in ("All (12)", "Tutte (12)", "Alle (12)"):
        button = Button("matches", label, Pop)
        button.place(pygame.Rect(0, 0, round(theme.px(330) * LIST_BUTTON_SHARE), theme.control + theme.px(14)), theme)
        button.draw(Brush(surface, theme, context.text), Look())
        box, most = drawn[-1]
        assert context.text.fit(label, TypeStyle.LABEL, theme, box.size, most)[1] == [label]


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("pointed", [None, *range(8)])
def test_pictures_tell_the_name_of_the_one_pointed_at_else_of_the_chosen_one(context, scale, pointed):
    drawn, theme = [], Theme((1024, 640), scale)
    written = context.text.draw
    context.text.draw = lambda *args, **how: (drawn.append(args[2]), written(*args, **how))[1]
    names = ("Majolika", "Lilien", "Vesuv", "Zitronen", "Sterne", "Piacenza", "Karren", "Azulejos")
    pictures = Pictures("back", "Rückseite", [(name, name) for name in names], "Lilien", Said(), lambda *_: None)
    pictures.place(pygame.Rect(0, 0, 310, 120), theme)
    at = (-1, -1) if pointed is None else pictures.segments()[pointed].center
    pictures.draw(
        Brush(pygame.Surface((1024, 640)), theme, context.text), Look(hovered=pointed is not None, pointer=at)
    )
    assert drawn == ["Rückseite", "Lilien" if pointed is None else names[pointed]]
    assert context.text.overflows == []


def seen_on_paper(widget, context, theme=THEME):
    """The widget as it is drawn on a sheet of paper."""
    sheet = pygame.Surface(theme.size)
    sheet.fill(theme.dyed(PAPER))
    widget.draw(Brush(sheet, theme, context.text), Look())
    return sheet


def row_of(sheet, y, widget):
    """The pixels of a row, without the bar at its end."""
    return {tuple(sheet.get_at((x, y))[:3]) for x in range(widget.rect.left, widget.rect.right - 40)}


def of_list(context):
    return placed(
        Listing("variant", [Item(str(n), f"Game {n} gjpq") for n in range(30)], "", Said()), (50, 50, 300, 231)
    )


def of_page(context):
    return placed(TextPage("text", [Block(BlockKind.TEXT, ("gjpq " * 900,))], context.text), (50, 50, 400, 233))


@pytest.mark.rotating
@pytest.mark.parametrize("make", [of_list, of_page])
def test_what_goes_on_beyond_an_edge_fades_into_its_paper_there_and_nowhere_else(context, make):
    widget = make(context)
    for offset, above, below in ((0, False, True), (101, True, True), (10**6, True, False)):
        widget.scrolling.to(offset)
        sheet = seen_on_paper(widget, context)
        widget.scrolling.draw_ends, plain = lambda *given: None, widget.scrolling.draw_ends
        without = seen_on_paper(widget, context)
        widget.scrolling.draw_ends = plain
        for y, fades in ((widget.rect.top, above), (widget.rect.bottom - 1, below)):
            if fades:
                assert row_of(sheet, y, widget) == {PAPER}
        changed = {y for y in range(800) if row_of(sheet, y, widget) != row_of(without, y, widget)}
        middle = range(widget.rect.top + 70, widget.rect.bottom - 70)
        assert not changed & set(middle), "what is read stays as it is"
        assert above or not [y for y in changed if y < widget.rect.centery]
        assert below or not [y for y in changed if y > widget.rect.centery]


def test_with_strong_contrast_a_line_stands_where_more_follows(context):
    theme = Theme((1280, 800), strong=True)
    widget = of_page(context)
    sheet = seen_on_paper(widget, context, theme)
    assert len(row_of(sheet, widget.rect.bottom - 1, widget)) == 1
    assert row_of(sheet, widget.rect.bottom - 1, widget) != {theme.dyed(PAPER)}
    widget.scrolling.to(10**6)
    sheet = seen_on_paper(widget, context, theme)
    assert row_of(sheet, widget.rect.bottom - 1, widget) == {theme.dyed(PAPER)}


def test_a_list_shows_whole_rows(context):
    listing = of_list(context)
    seen = [row.clip(listing.rect).height for row in listing.rows() if row.colliderect(listing.rect)]
    assert set(seen[:5]) == {46}
    assert all(high < THEME.space(1) for high in seen[5:]), "no letter begins there"


def listing_of(count=20):
    """Return a group with a list of so many rows that scrolls, the list, and where it is."""
    shown = Listing("numbers", [Item(str(number), str(number)) for number in range(count)], "0", lambda _key: None)
    shown.place(pygame.Rect(0, 0, 300, 200), THEME)
    return Group([shown]), shown


def dragged(group, start, end):
    group.handle(Press(start))
    group.handle(Drag(end, start))
    group.handle(Release(end, dragged=True))


def test_a_list_that_is_dragged_scrolls_and_chooses_nothing():
    group, shown = listing_of()
    dragged(group, (100, 150), (100, 60))
    assert shown.scrolling.offset == 90
    assert shown.value == "0"
    group.handle(Press((100, 150)))
    group.handle(Release((100, 150)))
    assert shown.value != "0"


def test_a_second_drag_from_the_same_place_goes_on_from_where_the_list_is():
    group, shown = listing_of()
    dragged(group, (100, 150), (100, 60))
    dragged(group, (100, 150), (100, 140))
    assert shown.scrolling.offset == 100
