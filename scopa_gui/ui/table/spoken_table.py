"""Description of the table for a screen reader: the last moves, the turn, cards, players, points and piles."""

from collections import deque
from collections.abc import Collection, Sequence

from scopa_gui.engine.cards import Card, name_of
from scopa_gui.engine.events import Event, LeftoversTaken, Scopa
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, group_of, in_one
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.hit_test import card_boxes
from scopa_gui.ui.table.input.choice_words import focus_line, gains_parts, option_words
from scopa_gui.ui.table.input.move_choice import MoveOption, options_of
from scopa_gui.ui.table.paint.marks import OptionDisc, disc_name
from scopa_gui.ui.table.paint.painter import Sight
from scopa_gui.ui.table.paint.panels import Plate, turn_words
from scopa_gui.ui.words.sides import dealer_word
from scopa_gui.ui.words.table_talk import card_line, count_words, scope_words, sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext

_REMEMBERED = 8
"""Number of moves that can be read again: more than are played between two turns of mine."""


class SpokenTable:
    """Memory of the last moves, so that each of them is read out, no matter how fast they were shown."""

    def __init__(self, line: StatusLine) -> None:
        """Take words and names from the status line `line`."""
        self._line = line
        self._moves: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)
        self._number = 0

    def remember(self, after: PlayerView, events: Sequence[Event]) -> None:
        """Remember a move that was played."""
        line = self._line
        words = line.words_of(after.history[-1])
        if any(isinstance(event, Scopa) for event in events):
            words = _("{words}: scopa!").format(words=words)
        left = next((event for event in events if isinstance(event, LeftoversTaken)), None)
        note = line.leftovers(left) if left is not None else ""
        for text in filter(None, (words, note)):
            self._number += 1
            self._moves.append((self._number, text))

    def parts(self, sight: Sight, targets: Collection[str], *, my_turn: bool) -> tuple[Spoken, ...]:
        """Return the description of everything that is seen; parts among `targets` can be pressed.

        First come the last moves, then the status line, and whether it is my turn.
        """
        boxes = card_boxes(sight.layout)

        def card_part(card: Card, words: str) -> Spoken:
            picked = True if sight.choice.picked >> card & 1 else None
            return Spoken(f"card:{name_of(card)}", SpokenRole.BUTTON, words, box_of(boxes[card]), chosen=picked)

        def my_card(card: Card) -> str:
            options = options_of(sight.view, card) if my_turn and sight.hints and sight.beat is None else ()
            return focus_line(card, options) or sentence(card_name(card))

        whose = _("Your hand") if not sight.plates or sight.plates[0].is_me else sight.names[0]
        hand = [card_part(card, my_card(card)) for card in sight.layout.hand]
        table = [card_part(card, card_line(card)) for card in sight.layout.table]
        cards = (
            *_options(sight, targets),
            *group_of("hand", whose, hand),
            *group_of("lying", _("On the table"), table),
        )
        known = {part.name for group in cards for part in group.walk()}
        news = [Spoken(f"move:{number}", SpokenRole.TEXT, words, live=True) for number, words in self._moves]
        line = sight.line
        found = list(group_of("happened", _("What happened"), news))
        if line and line not in known and not any(part.name.startswith(line) for part in news):
            found.append(Spoken(f"line:{line}", SpokenRole.TEXT, line, live=True))
        turn = _("Your turn")
        if my_turn and sight.beat is None and not line.startswith(turn):
            found.append(Spoken(f"turn:{self._number}", SpokenRole.TEXT, turn, live=True))
        heading = Spoken("table", SpokenRole.HEADING, _("The table"))
        return heading, *found, *cards, *_people(sight, targets), *_rest(sight)


def _options(sight: Sight, targets: Collection[str]) -> tuple[Spoken, ...]:
    """Return the options of the card being played, then the numbers on the table's cards."""
    choice = sight.choice
    if choice.aimed is None or sight.beat is not None:
        return ()

    def option_part(option: MoveOption) -> Spoken:
        words = in_one(option_words(option), *gains_parts(option.gains))
        return Spoken(f"option:{option.number}", SpokenRole.BUTTON, words)

    def numbered(disc: OptionDisc, option: MoveOption) -> Spoken:
        words = in_one(str(disc.number), sentence(card_name(disc.card)), option_words(option))
        return Spoken(disc_name(disc), SpokenRole.BUTTON, words)

    more = Spoken("option:more", SpokenRole.BUTTON, _("More choices"))
    discs = [(OptionDisc(option.number, card), option) for card in sight.layout.table for option in choice.candidates]
    pressed = [numbered(disc, option) for disc, option in discs if disc_name(disc) in targets]
    return group_of("options", _("Choose what it takes"), [*map(option_part, choice.candidates), more, *pressed])


def _people(sight: Sight, targets: Collection[str]) -> tuple[Spoken, ...]:
    """Return the players at the table, with the number of cards each holds."""
    view = sight.view

    def plate_part(seat: int, plate: Plate) -> Spoken:
        key = f"plate:{seat}"
        cards = count_words(view.counts[seat]) if not plate.is_me else ""
        dealer = dealer_word() if seat == view.dealer and plate.note != dealer_word() else ""
        words = in_one(
            plate.name, plate.note, dealer, cards, turn_words(plate) if plate.is_turn and not plate.is_me else ""
        )
        role = SpokenRole.BUTTON if key in targets else SpokenRole.TEXT
        return Spoken(key, role, words, box_of(sight.layout.regions.plates[seat]))

    return group_of("people", _("Players"), [plate_part(seat, plate) for seat, plate in enumerate(sight.plates)])


def _rest(sight: Sight) -> tuple[Spoken, ...]:
    """Return the points of the match, the piles, the stock and the rules."""
    view = sight.view
    regions = sight.layout.regions
    found = [Spoken("match", SpokenRole.TEXT, _("Match to {points}").format(points=view.rules.target))]
    for side, name in enumerate(sight.sides):
        points = ngettext("{count} point", "{count} points", view.totals[side]).format(count=view.totals[side])
        swept = view.scope[side]
        more = ngettext("and {count} scopa this round", "and {count} scopas this round", swept) if swept else ""
        words = _("{name}: {words}").format(name=name, words=in_one(points, more.format(count=swept)))
        found.append(Spoken(f"points:{side}", SpokenRole.TEXT, words, box_of(regions.score)))
    for side, name in enumerate(sight.sides):
        cards = count_words(view.piles[side].bit_count()) if sight.counted else ""
        made = scope_words(view.scope[side]) if view.scope[side] else ""
        words = in_one(_("{side}: the cards taken").format(side=name), cards, made)
        found.append(Spoken(f"pile:{side}", SpokenRole.TEXT, words, box_of(regions.piles[side])))
    if regions.stock is not None and view.stock:
        words = in_one(_("The cards still to be dealt"), count_words(view.stock))
        found.append(Spoken("stock", SpokenRole.TEXT, words, box_of(regions.stock)))
    rules = [Spoken(f"rule:{chip.explanation}", SpokenRole.TEXT, chip.explanation) for chip in sight.chips]
    return (*group_of("points", _("The state of play"), found), *group_of("rules", _("The rules of this match"), rules))
