"""News over a screen: read before it goes, together where there is room, and none lost."""

import pygame
import pytest

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.toast import Toast, seconds_to_read
from scopa_gui.ui.table.geometry.hit_test import card_boxes
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn
from tests.ui.test_loop import Probe


@pytest.fixture
def pilot(context):
    return Pilot(context, Probe())


def test_news_stand_until_they_could_be_read_and_something_is_pressed(context, pilot):
    context.say("one")
    context.say("two and some more words to read")
    said = ["one", "two and some more words to read"]
    assert pilot.news == said, "both at once"
    pilot.tick(seconds_to_read(said[1]))
    pilot.key("x")
    assert pilot.news == said, "not yet read"
    pilot.tick(120)
    assert pilot.news == said, "nobody was there"
    context.say("one")
    pilot.key("x")
    assert pilot.news == said, "said once more"
    pilot.tick(120)
    pilot.click((3, 3))
    assert pilot.news == []
    assert pilot.app.toast.seconds is None


def test_of_much_news_some_waits_and_none_is_lost(context, pilot):
    said = [f"news {number}" for number in range(5)]
    for line in said:
        context.say(line)
    assert pilot.news == said[:3]
    pilot.tick(60)
    pilot.key("x")
    assert pilot.news == said[3:]
    pilot.key("x")
    assert pilot.news == said[3:], "not yet read"


def test_news_that_stand_together_lie_below_each_other(context):
    theme, seen = Theme((1024, 640)), []
    for lines in (["A first line of news."], ["A first line of news.", "A second one, after it."]):
        surface, toast = pygame.Surface((1024, 640), pygame.SRCALPHA), Toast(context.text)
        for line in lines:
            toast.say(line)
        toast.draw(surface, theme)
        seen.append(pygame.mask.from_surface(surface, 254).get_bounding_rects())
    assert [len(boxes) for boxes in seen] == [1, 2]
    assert seen[1][0] == seen[0][0]
    assert not seen[1][0].colliderect(seen[1][1])


def test_the_answer_to_a_key_goes_by_itself_and_makes_room_for_news(context, pilot):
    pilot.key("m")
    pilot.tick(4)
    assert pilot.news == []
    pilot.key("m")
    context.say("news")
    assert pilot.news[-1] == "news"
    pilot.tick(60)
    assert pilot.news[-1] == "news"


def test_news_that_were_read_go_when_the_pointer_moves_and_a_click_takes_them_at_once(context, pilot):
    context.say("news")
    pilot.tick(60)
    assert pilot.news == ["news"]
    pilot.point((30, 40))
    assert pilot.news == []
    context.say("more news")
    pilot.tick(0.1)
    pilot.point((30, 50))
    pilot.click((3, 700))
    assert pilot.news == ["more news"], "not yet read"
    pilot.click(pilot.news_places[0].center)
    assert pilot.news == []


LONG = "Settings of another version could not be read: the game uses its own, and the file lies next to them as it was."


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)])
def test_at_a_table_news_cover_no_card_no_hand_no_player_and_no_button(make_context, key, players, scale, size):
    context = make_context(text_scale=scale)
    scene = at_my_turn(context, lambda view, card, options: len(view.history) > players, key, players)[0]
    pilot = Pilot(context, scene, size)
    pilot.rest()
    context.say(LONG)
    pilot.tick()
    regions = scene.layout.regions
    cards = [*card_boxes(scene.layout).values(), *regions.hands[1:], *regions.plates]
    free = [*map(pygame.Rect, cards), *scene.targets().values()]
    (box,) = pilot.news_places
    assert pygame.Rect((0, 0), size).contains(box)
    assert [other for other in free if other.colliderect(box)] == []
    assert context.text.overflows == []
