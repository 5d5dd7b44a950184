"""Cards shown outside a match: the fan of the title, the decks and backs to choose from."""

from collections.abc import Collection, Mapping, Sequence

import pygame

from scopa_gui.art.faces import has_printed_numbers
from scopa_gui.art.masters import backs, decks
from scopa_gui.engine.cards import Card, card_named
from scopa_gui.store.paths import assets
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import fan, fan_width
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.words.translation import _, pgettext

_APART = (15.0, 11.0, 8.0)
"""Degrees from one card to the next in the fan of a deck; the narrower ones are for narrow boxes."""
_LARGE = 0.74
"""Height of the cards of a fan that is wide enough, as a share of that of a single card in the box."""
_FANS: Mapping[str, tuple[str, ...]] = {
    "neapolitan": ("RC", "CS", "7D", "AD"),
    "piacentine": ("RS", "CB", "7D", "AC"),
    "siciliane": ("RB", "7S", "CD", "AC"),
    "spanish": ("RD", "CC", "7B", "AS"),
    "french": ("RC", "FD", "7S", "AD"),
}


def deck_names() -> dict[str, str]:
    """Return the names of the decks that are there, by key."""
    names = {
        "neapolitan": _("Neapolitan"),
        "piacentine": _("Piacentine"),
        "siciliane": _("Sicilian"),
        "spanish": _("Spanish"),
        "french": _("French"),
    }
    return _existing(names, decks(assets()))


def back_names() -> dict[str, str]:
    """Return the names of the backs that are there, by key."""
    names = {
        "maiolica": _("Maiolica"),
        "red": _("Lilies"),
        "blue": _("Vesuvius"),
        "lemons": _("Lemons"),
        "stars": _("Stars"),
        "piacenza": _("Piacenza"),
        "carretto": _("Painted cart"),
        "azulejos": _("Azulejos"),
    }
    return _existing(names, backs(assets()))


def _existing(names: Mapping[str, str], files: Collection[str]) -> dict[str, str]:
    """Return the entries that have files: known names in their order, then others by file name."""
    return {key: name for key, name in names.items() if key in files} | {
        file: file for file in files if file not in names
    }


def index_names(deck: str) -> dict[str, str]:
    """Return the choices for the corner numbers of a deck that is not French, in words, by key."""
    none = _("As printed") if has_printed_numbers(deck) else _("Off")
    return {"off": none, "small": pgettext("numbers", "Small"), "large": pgettext("numbers", "Large")}


def table_names() -> dict[str, str]:
    """Return the names of the tables, by key."""
    return {"baize": _("Baize"), "wood": _("Trattoria"), "maiolica": _("Tiles")}


def deck_fan(deck: str) -> Sequence[Card]:
    """Return the cards that show a deck: other ones for each deck, with an ace, a seven and two court cards."""
    return tuple(card_named(name) for name in _FANS.get(deck, _FANS["neapolitan"]))


def draw_deck(surface: pygame.Surface, cards: Deck, shown: Sequence[Card], box: pygame.Rect) -> None:
    """Draw the `shown` cards, fanned, as large as `box` holds; they are closer to each other in a narrow box."""
    count = len(shown)
    alone = _fan_height(box, 1, 0.0)
    apart = next((wide for wide in _APART if _fan_height(box, count, wide) >= _LARGE * alone), _APART[-1])
    height = _fan_height(box, count, apart)
    places = fan((box.centerx, box.centery - height * 0.05 * (count > 1)), height, count, apart * (count - 1), 1.3)
    cards.draw_each(surface, shown, height, places)


def _fan_height(box: pygame.Rect, count: int, apart: float) -> int:
    """Return the height of the cards in a fan of `count` that fits a box."""
    width = fan_width(count, apart * (count - 1), 1.3)
    return min(TALLEST, round(box.height * 0.80), round(0.94 * box.width / width))


def draw_back(surface: pygame.Surface, cards: Deck, box: pygame.Rect) -> None:
    """Draw a small pack, face down, as large as `box` holds."""
    height = min(TALLEST, round(box.height * 0.84), round(box.width * 1.1))
    step = max(1, height // 60)
    for number in range(3):
        place = Placement(box.centerx + (number - 1) * step, box.centery - (number - 1) * step, angle=-4.0)
        cards.draw(surface, None, height, place, shadow=number == 0)
