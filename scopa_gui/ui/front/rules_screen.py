"""Screen with the rules: contents on the left, the text on the right, and a search field."""

from collections.abc import Iterable, Sequence
from unicodedata import combining, normalize

from scopa_gui.engine.rules import Rules
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.game_pages import GameHere
from scopa_gui.ui.front.rules_text import parts
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.layout import Control, Paper, Part, Row, Stack
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.pages.bindings import FIND
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import own_name_of
from scopa_gui.ui.pictures.card_row import CardsPiece
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.words.translation import _

_FACE_DOWN = ((CardsPiece((None, None, None), step=0.5),),)
"""Picture shown when nothing is found."""
_RANK = {BlockKind.TITLE: 0, BlockKind.HEADING: 1}
_BODY = 2


class RulesScreen(ControlScreen):
    """Rules, opened at a `part`; the page on the game with these `rules` comes first.

    `name` is that of the player's own rules. Choosing in the contents scrolls there, and scrolling moves the mark in
    the contents. Words in the search field leave only the passages that contain them, and the parts with such passages.
    """

    def __init__(self, context: Context, part: str = "", rules: Rules | None = None, name: str = "") -> None:
        super().__init__(context)
        self.here = None if rules is None else GameHere(rules, name or own_name_of(context, rules))
        self._first = part
        self.page = TextPage("rules", [], context.text, FeltPictures(context.cards))
        self.contents = Listing("contents", [], "", self.page.go)
        self.search = TextField("find", "", "", self._find, most=80)
        self.group.focus = self.contents.name

    def content(self) -> Part:
        every = parts(self.here)
        found = found_blocks([block for part in every for block in part.blocks], self.search.text)
        there = {block.anchor for block in found}
        left = [part for part in every if part.anchor in there]
        above = ["", *(part.heading for part in left)]
        self.contents.items = [
            Item(part.anchor, part.title, heading=part.heading if part.heading != before else "")
            for part, before in zip(left, above, strict=False)
        ]
        nothing = Block(BlockKind.PICTURE, (_("Nothing found in the rules."),), picture=_FACE_DOWN)
        self.page.blocks = found or [nothing]
        self.search.hint = FIND.label(_("Find"))
        return self.full_page(
            _("Rules"),
            Row(
                Paper(Stack(Control(self.search), Control(self.contents), gap=1.5), (1.5, 2.0), share=0.29),
                Paper(Control(self.page), (4.0, 2.5), share=0.71),
                gap=2.0,
            ),
            None if found else Button("all", _("Full rules"), self._show_all, ButtonKind.PRIMARY),
        )

    def arrange(self) -> None:
        super().arrange()
        if self._first:
            self.page.go(self._first)
            self._first = ""
        self.contents.show(self.page.reading())

    def handle(self, intent: Intent) -> Answer:
        if FIND.is_pressed(intent):
            self.group.focus = self.search.name
            self.redraw()
            return USED
        if isinstance(intent, Back) and self.search.text:
            return self._show_all()
        before = self.page.scrolling.offset
        answer = super().handle(intent)
        if self.page.scrolling.offset != before and self.group.focused is not self.contents:
            self.contents.show(self.page.reading())
        return answer

    def _show_all(self) -> Answer:
        self.group.focus = self.contents.name
        return self.search.put("")

    def _find(self, words: str) -> Answer:
        self.page.scrolling.to(0)
        return self.rebuild()


def found_blocks(blocks: Sequence[Block], words: str) -> list[Block]:
    """Return the blocks that contain all of these words, with the titles above them; all blocks if there are no words.

    Parts of words count, in any case and with or without accents. A title with the words brings everything below it,
    and a picture goes with the block before it.
    """
    wanted = plain(words).split()
    if not wanted:
        return list(blocks)
    found: list[Block] = []
    above: list[tuple[Block, bool]] = []
    was_found = False
    for block in blocks:
        rank = _RANK.get(block.part, _BODY)
        above = [(title, is_listed) for title, is_listed in above if _RANK[title.part] < rank]
        has_words = _has(block, wanted) or (block.part is BlockKind.PICTURE and was_found)
        if has_words or any(_has(title, wanted) for title, _is_listed in above):
            found += [title for title, is_listed in above if not is_listed]
            above = [(title, True) for title, _is_listed in above]
            found.append(block)
        was_found = block in found[-1:]
        if rank < _BODY:
            above.append((block, has_words or block in found[-1:]))
    return found


def _has(block: Block, wanted: Iterable[str]) -> bool:
    text = plain(" ".join(block.cells))
    return all(word in text for word in wanted)


def plain(text: str) -> str:
    """Return the text in small letters without accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
