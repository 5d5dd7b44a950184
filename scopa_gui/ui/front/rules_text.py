"""Text of the rules, in parts with pictures, with the suit names of the current deck."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import CAVALLO, FANTE, RE
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.front import rule_figures as figures
from scopa_gui.ui.front.game_pages import HERE, GameHere, anchor_of, named_page, page_here
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.pages.bindings import at_the_table, everywhere
from scopa_gui.ui.words.glossary import alphabetical
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, has_french_names, rank_name

_TWO = (0.32, 0.68)
"""Shares of the width of a word and its explanation."""

Passages = list[Block | str]
"""Blocks of a page; a text alone stands for a paragraph."""


@dataclass(frozen=True, slots=True)
class RulesPart:
    """Part of the rules: the heading of its group, its anchor and title, and the passages below the title."""

    heading: str
    anchor: str
    title: str
    passages: Sequence[Block | str]

    @property
    def blocks(self) -> list[Block]:
        below = (Block(BlockKind.TEXT, (part,)) if isinstance(part, str) else part for part in self.passages)
        return [Block(BlockKind.TITLE, (self.title,), self.anchor), *below]


def parts(here: GameHere | None = None) -> list[RulesPart]:
    """Return the parts in the current language, first the game that is played `here`."""
    basics = (
        ("minute", _("In one minute"), _minute),
        ("cards", _("The cards"), _cards),
        ("deal", _("Seats and deal"), _deal),
        ("taking", _("Taking cards"), _taking),
        ("scopa", _("The scopa"), _scopa),
        ("count", _("The count"), _count),
        ("primiera", _("Primiera"), _primiera),
        ("match", _("Winning the match"), _match),
    )
    further = (
        ("advice", _("First tips"), _advice),
        ("words", _("Words of the game"), _words),
        ("playing", _("Mouse and keyboard"), _playing),
    )
    found = [] if here is None else [RulesPart(_("This game"), HERE, here.title, page_here(here))]
    found += [RulesPart(_("How to play"), anchor, title, write()) for anchor, title, write in basics]
    found += [
        RulesPart(_("All the games"), anchor_of(key), _(variant.title), named_page(key))
        for key, variant in VARIANTS.items()
        if here is None or key != here.key
    ]
    return found + [RulesPart(_("Further reading"), anchor, title, write()) for anchor, title, write in further]


def _points(*points: str) -> list[Block]:
    return [Block(BlockKind.POINT, (point,)) for point in points]


def _rows(*rows: tuple[str, str]) -> list[Block]:
    return [Block(BlockKind.ROW, row, shares=_TWO) for row in rows]


def _minute() -> Passages:
    points = (
        _(
            "Clear the table and you score a scopa, a sweep: one point straight away. When all the cards have "
            "been played, there is a point each for most cards, most diamonds, the seven of diamonds and the "
            "best primiera. First to eleven wins the match."
        )
        if has_french_names()
        else _(
            "Clear the table and you score a scopa, a sweep: one point straight away. When all the cards have "
            "been played, there is a point each for most cards, most coins, the seven of coins and the best "
            "primiera. First to eleven wins the match."
        )
    )
    return [
        figures.table(),
        _(
            "On your turn you play one card. If it takes a card of the same rank, or several that add up to "
            "it, they all go on your pile. If not, it stays on the table."
        ),
        figures.captures("5D", "5C 2B FS"),
        figures.captures("RD", "6C 3B AS FC"),
        points,
        figures.counted(),
    ]


def _cards() -> Passages:
    if has_french_names():
        pack = _(
            "The pack has forty cards: diamonds, hearts, clubs and spades, each from ace to seven and then jack, queen "
            "and king."
        )
        finest = _(
            "Diamonds are the suit that counts, and the seven of diamonds, the settebello, is the finest card of the "
            "pack."
        )
    else:
        pack = _(
            "The pack has forty cards: coins, cups, batons and swords, each from ace to seven and then knave, knight "
            "and king."
        )
        finest = _(
            "Coins are the suit that counts, and the seven of coins, the settebello, is the finest card of the pack."
        )
    figured = ", ".join(f"{rank_name(rank)} {rank}" for rank in (FANTE, CAVALLO, RE))
    return [
        pack,
        _("For captures, each card is worth its number:"),
        figures.ranks(f"{sentence(figured)}."),
        finest,
        figures.suits(),
    ]


def _deal() -> Passages:
    return [
        _(
            "Play goes to the right, anticlockwise. The first cards and the first turn go to the dealer’s "
            "right. A round (smazzata) is one pack of cards, dealt, played out and counted. For the next "
            "round the deal passes to the right."
        ),
        _(
            "Everyone gets three cards, and four are laid face up on the table. When all hands are empty, "
            "three more each are dealt, until the pack runs out; no more go on the table."
        ),
        figures.table(),
        _(
            "If three or four of the first four cards are kings, the cards are dealt again, because nobody could "
            "ever sweep."
        ),
        figures.option("redeal_kings"),
        _(
            "Two or three players play for themselves. Four play in pairs, partners opposite; six play in "
            "two teams of three, seated alternately. Partners share one pile."
        ),
        figures.seats(VARIANTS["scopa"].rules_by_players.values()),
    ]


def _taking() -> Passages:
    return [
        _("You must play a card on every turn; which one is up to you."),
        *_points(_("A card takes one card of the same rank. If there are several, you choose one of them.")),
        figures.captures("5D", "5C 5B 2S"),
        *_points(_("If there is none, it takes several cards that add up to its value; you choose which.")),
        figures.captures("RD", "6C 3B AS 4D"),
        *_points(_("A card of the same rank comes before a sum.")),
        figures.captures("7D", "7C 4B 3S"),
        *_points(
            _("A card that can capture must capture. But you may always play a different card."),
            _("A card that takes nothing stays on the table."),
        ),
        figures.captures("6B", "7C RB"),
    ]


def _scopa() -> Passages:
    return [
        _(
            "A capture that empties the table is a scopa and scores a point. The card that made it stays "
            "face up across the pile, so everyone can count them. The next player finds an empty table and "
            "can only lay a card."
        ),
        figures.sweep("7D", "4C 3S RB"),
        _(
            "A round is once through all forty cards. The very last card of a round is never a scopa, even "
            "if it clears the table."
        ),
        figures.option("scopa_last"),
        _("Cards left on the table at the end go to the last player to capture; that’s no scopa either."),
        figures.option("leftovers"),
    ]


def _count() -> Passages:
    if has_french_names():
        denari = (_("Diamonds"), _("1 point for the most diamonds; with five each, nobody gets it."))
        settebello = _("1 point for the seven of diamonds.")
    else:
        denari = (_("Coins"), _("1 point for the most coins; with five each, nobody gets it."))
        settebello = _("1 point for the seven of coins.")
    return [
        _("After the last card each side looks through its pile:"),
        *_rows(
            (_("Cards"), _("1 point for the most cards; with twenty each, nobody gets it.")),
            denari,
            (_("Settebello"), settebello),
            (_("Primiera"), _("1 point for the better primiera; if level, nobody gets it.")),
            (_("Scopas"), _("1 point for each scopa.")),
        ),
        figures.counted(),
        _("With three players you only get a point if you alone have the most."),
    ]


def _primiera() -> Passages:
    return [
        _(
            "For the primiera each side takes its best card of each suit and adds up their values. These values "
            "are special:"
        ),
        figures.prime_values(),
        _("Each side’s best card of every suit, whatever else is in its pile:"),
        figures.prime("7D 7C 6B AS"),
        _(
            "Four sevens make 84, the maximum. A side with no card of one suit loses to any side with all "
            "four. So sevens decide most primieras, and when they are split two and two, sixes and aces do."
        ),
        figures.option("primiera"),
    ]


def _match() -> Passages:
    return [
        _(
            "The match goes on, round after round, until a side has the target score at the end of a count. "
            "If both have, the higher total wins; if they’re level, you play further rounds until one side "
            "is ahead."
        ),
        figures.decided((10, 7), (11, 11), (12, 11)),
    ]


def _advice() -> Passages:
    worth = (
        _("Take diamonds, sevens and sixes when you can, in that order; the settebello above all.")
        if has_french_names()
        else _("Take coins, sevens and sixes when you can, in that order; the settebello above all.")
    )
    first, *others = (
        _(
            "Leave eleven or more on the table, or a total the next player probably can’t take: that makes a "
            "sweep impossible or unlikely."
        ),
        worth,
        _("Don’t lay a seven while other sevens are unplayed, or a card that makes seven with one on the table."),
        _("After a scopa against you, lay a rank you hold two of, or a card whose twins have been played."),
        _("Keep count of each rank. Once you’ve seen three, you know where the fourth can be."),
        _("With a partner, play the rank your partner played: they often hold another."),
    )
    return [*_points(first), figures.total("FC 3S"), *_points(*others)]


def _words() -> Passages:
    return [
        _(
            "In lessons, reviews and counts these words have a dotted underline. Point at one, or press F2, "
            "to see what it means."
        ),
        figures.captures("7D", "4C 3B RS"),
        *_rows(*alphabetical()),
    ]


def _playing() -> Passages:
    return [
        _(
            "Point at a card in your hand to see what it takes. Click it to play it, or drag it onto the "
            "table or onto the card it takes. If there are several ways to capture, you see the choices on "
            "the table: click one, or press Esc and think again."
        ),
        figures.captures("RD", "6C 3B AS 4D"),
        _("You can do everything with the keyboard alone. A gold ring shows where you are."),
        Block(BlockKind.HEADING, (_("At the table"),)),
        *_rows(*at_the_table()),
        Block(BlockKind.HEADING, (_("Everywhere"),)),
        *_rows(*everywhere()),
    ]
