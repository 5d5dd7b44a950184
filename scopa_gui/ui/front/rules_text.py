"""Text of the rules, in parts with pictures, with the suit names of the current deck."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from scopa_gui.engine.cards import CAVALLO, FANTE, RE
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.front import rule_figures as figures
from scopa_gui.ui.front.game_pages import HERE, GameHere, anchor_of, named_page, page_here
from scopa_gui.ui.front.page_texts import page_heading, page_text, page_title
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.pages.bindings import at_the_table, everywhere
from scopa_gui.ui.words.glossary import alphabetical
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, rank_name

_TWO = (0.32, 0.68)
"""Shares of the width of a word and its explanation."""

Passages = list[Block | str]
"""Blocks of a page; a text alone stands for a paragraph."""
Say = Callable[[str], str]
"""Text of a page by its name in assets/texts/rules.toml."""


@dataclass(frozen=True, slots=True)
class RulesPart:
    """Part of the rules: the heading of its group, its anchor and title, and the passages below the title."""

    heading: str
    anchor: str
    title: str
    passages: Sequence[Block | str]

    @property
    def blocks(self) -> list[Block]:
        below = (Block(BlockKind.TEXT, (part,)) if isinstance(part, str) else part for part in self.passages if part)
        return [Block(BlockKind.TITLE, (self.title,), self.anchor), *below]


def parts(here: GameHere | None = None) -> list[RulesPart]:
    """Return the parts in the current language, first the game that is played `here`."""
    basics = {
        "minute": _minute,
        "cards": _cards,
        "deal": _deal,
        "taking": _taking,
        "scopa": _scopa,
        "count": _count,
        "primiera": _primiera,
        "match": _match,
    }
    further = {"advice": _advice, "words": _words, "playing": _playing}
    found = [] if here is None else [RulesPart(page_heading("here"), HERE, here.title, page_here(here))]
    found += _written("basics", basics)
    found += [
        RulesPart(page_heading("games"), anchor_of(key), _(variant.title), named_page(key))
        for key, variant in VARIANTS.items()
        if here is None or key != here.key
    ]
    return found + _written("further", further)


def _written(group: str, pages: Mapping[str, Callable[[Say], Passages]]) -> list[RulesPart]:
    """Return the pages of a group, each written with its own texts."""
    heading = page_heading(group)
    return [
        RulesPart(heading, page, page_title(page), write(partial(page_text, page))) for page, write in pages.items()
    ]


def _points(*points: str) -> list[Block]:
    return [Block(BlockKind.POINT, (point,)) for point in points if point]


def _rows(*rows: tuple[str, str]) -> list[Block]:
    return [Block(BlockKind.ROW, row, shares=_TWO) for row in rows if all(row)]


def _minute(say: Say) -> Passages:
    return [
        figures.table(),
        say("turn"),
        figures.captures("5D", "5C 2B FS"),
        figures.captures("RD", "6C 3B AS FC"),
        say("points"),
        figures.counted(),
    ]


def _cards(say: Say) -> Passages:
    figured = ", ".join(f"{rank_name(rank)} {rank}" for rank in (FANTE, CAVALLO, RE))
    return [
        say("pack"),
        say("values"),
        figures.ranks(f"{sentence(figured)}."),
        say("finest"),
        figures.suits(),
    ]


def _deal(say: Say) -> Passages:
    return [
        say("direction"),
        say("hands"),
        figures.table(),
        say("kings"),
        figures.option("redeal_kings"),
        say("sides"),
        figures.seats(VARIANTS["scopa"].rules_by_players.values()),
    ]


def _taking(say: Say) -> Passages:
    return [
        say("one_card"),
        *_points(say("same_rank")),
        figures.captures("5D", "5C 5B 2S"),
        *_points(say("sum")),
        figures.captures("RD", "6C 3B AS 4D"),
        *_points(say("rank_first")),
        figures.captures("7D", "7C 4B 3S"),
        *_points(say("must_take"), say("stays")),
        figures.captures("6B", "7C RB"),
    ]


def _scopa(say: Say) -> Passages:
    return [
        say("sweep"),
        figures.sweep("7D", "4C 3S RB"),
        say("last_card"),
        figures.option("scopa_last"),
        say("leftovers"),
        figures.option("leftovers"),
    ]


def _count(say: Say) -> Passages:
    rows = ((say(f"{name}_row"), say(name)) for name in ("cards", "denari", "settebello", "primiera", "scope"))
    return [say("piles"), *_rows(*rows), figures.counted(), say("three_players")]


def _primiera(say: Say) -> Passages:
    return [
        say("values"),
        figures.prime_values(),
        say("best"),
        figures.prime("7D 7C 6B AS"),
        say("sevens"),
        figures.option("primiera"),
    ]


def _match(say: Say) -> Passages:
    return [say("target"), figures.decided((10, 7), (11, 11), (12, 11))]


def _advice(say: Say) -> Passages:
    others = map(say, ("worth", "sevens", "after_scopa", "ranks", "partner"))
    return [*_points(say("eleven")), figures.total("FC 3S"), *_points(*others)]


def _words(say: Say) -> Passages:
    return [say("underlined"), figures.captures("7D", "4C 3B RS"), *_rows(*alphabetical())]


def _playing(say: Say) -> Passages:
    return [
        say("mouse"),
        figures.captures("RD", "6C 3B AS 4D"),
        say("keyboard"),
        Block(BlockKind.HEADING, (say("at_the_table"),)),
        *_rows(*at_the_table()),
        Block(BlockKind.HEADING, (say("everywhere"),)),
        *_rows(*everywhere()),
    ]
