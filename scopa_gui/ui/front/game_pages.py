"""What the rules say of each game: the named ones, and first the one that is played where they were opened."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scopa_gui.engine.options import Dealing
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS, named_game
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.words.rule_chips import rules_chips
from scopa_gui.ui.words.translation import _

HERE = "here"
"""The anchor of the game that is played where the rules were opened."""
_SHARES = (0.32, 0.68)


@dataclass(frozen=True, slots=True)
class GameHere:
    """The game that is played where the rules were opened; ``name``: of rules of one's own."""

    rules: Rules
    name: str = ""

    @property
    def key(self) -> str:
        """The named game that it is; "" for none."""
        return "" if self.name else known_game(self.rules)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name or (_(VARIANTS[self.key].title) if self.key else _("House rules"))


def known_game(rules: Rules) -> str:
    """The key of the named game that these rules are, whatever the points and the size of a packet; "" for none."""
    alike = (
        deal for deal in (rules.deal, *Dealing) if (deal.hand, deal.turned) == (rules.deal.hand, rules.deal.turned)
    )
    return next(filter(None, (named_game(replace(rules, deal=deal)) for deal in alike)), "")


def anchor_of(key: str) -> str:
    """The anchor of a named game."""
    return f"game:{key}"


def named_page(key: str, deck: str) -> list[Block]:
    """What is to be known of a named game."""
    variant = VARIANTS[key]
    return [_text(_(variant.line)), *_options(variant.rules, deck), _numbers(variant.players, variant.targets)]


def page_here(here: GameHere, deck: str) -> list[Block]:
    """What is to be known of the game that is played, with its options as they are."""
    rules = here.rules
    line = [_text(_(VARIANTS[here.key].line))] if here.key else []
    return [*line, *_options(rules, deck), _numbers((rules.players,), (rules.target,))]


def _text(words: str) -> Block:
    return Block(BlockKind.TEXT, (words,))


def _options(rules: Rules, deck: str) -> list[Block]:
    return [Block(BlockKind.ROW, chip, shares=_SHARES) for chip in rules_chips(rules, deck)]


def _numbers(players: Iterable[int], targets: Iterable[int]) -> Block:
    several, points = (", ".join(map(str, sorted(numbers))) for numbers in (players, targets))
    return _text(_("Players: {players}. Points to win: {targets}.").format(players=several, targets=points))
