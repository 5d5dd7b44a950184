"""Contents of a closer look: a card, the stock, a pile.

All of it is what the seat at the screen may know. Of a pile, mine as well as the others', no more is shown than is
open: how many cards it has where piles are counted, the scope, which are laid crosswise, and what its side took last.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import Card, cards_of, name_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.table.geometry.pile_order import pile_order_of
from scopa_gui.ui.words.table_talk import card_line, sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext

CardsInRow = tuple[str, tuple[Card | None, ...]]
"""What cards in a row are, and the cards; None is a back."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """Closer look at a thing, by its `name` ("card:7D", "stock", "pile:1").

    `lines` are the words, the first line being the title; `rows` are the cards to show.
    """

    name: str
    lines: tuple[str, ...]
    rows: tuple[CardsInRow, ...]

    def describe(self, deck: str) -> str:
        """All of it in words."""
        named = [
            _("{name}: {words}").format(
                name=caption, words=", ".join(card_name(card, deck) for card in cards if card is not None)
            )
            for caption, cards in self.rows
            if caption
        ]
        return in_one(*self.lines, *named)


def card_looked_at(card: Card, deck: str) -> LookedAt:
    """Return the closer look at a card that is open, or mine."""
    return LookedAt(f"card:{name_of(card)}", (card_line(card, deck),), (("", (card,)),))


def stock_looked_at(view: PlayerView, names: Sequence[str]) -> LookedAt:
    """The cards still to be dealt: how many, and who deals; `names` by seat."""
    left = ngettext("{count} card", "{count} cards", view.stock).format(count=view.stock)
    dealer = _("You deal") if view.dealer == 0 else _("{name} deals").format(name=names[view.dealer])
    return LookedAt("stock", (_("The cards still to be dealt"), left, dealer), (("", (None,)),))


def pile_looked_at(view: PlayerView, side: int, name: str, *, counted: bool) -> LookedAt:
    """Return the closer look at a side's pile; `name` is the side's, `counted` whether its number of cards is shown."""
    lines = [_("{side}: the cards taken").format(side=name)]
    pile = view.piles[side]
    scope = view.scope[side]
    if not pile:
        lines.append(_("Nothing taken yet"))
    elif counted:
        lines.append(ngettext("{count} card", "{count} cards", pile.bit_count()).format(count=pile.bit_count()))
    if scope:
        lines.append(ngettext("{count} scopa", "{count} scopas", scope).format(count=scope))
    rows = [(_("Scopas"), pile_order_of(view).scope[side]), (_("Last capture"), _taken_last(view, side))]
    shown = tuple((caption, cards) for caption, cards in rows if cards)
    return LookedAt(f"pile:{side}", tuple(map(sentence, lines)), shown or ((("", (None,)),) if pile else ()))


def _taken_last(view: PlayerView, side: int) -> tuple[Card, ...]:
    """The cards of a side's last capture in this smazzata, the one that took them first."""
    for seat, move in reversed(view.history):
        if view.side_of(seat) == side and not move.is_lay:
            return (move.card, *cards_of(move.taken & ~(1 << move.card)))
    return ()
