"""Descriptions, for players who cannot see them, of cards that cannot be pressed."""

from scopa_gui.engine.cards import CardSet, cards_of, name_of
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import card_name


def spoken_cards(key: str, name: str, cards: CardSet, deck: str) -> tuple[Spoken, ...]:
    """The cards one by one, under a name."""
    parts = [
        Spoken(f"{key}:{name_of(card)}", SpokenRole.TEXT, sentence(card_name(card, deck))) for card in cards_of(cards)
    ]
    return group_of(key, name, parts)
