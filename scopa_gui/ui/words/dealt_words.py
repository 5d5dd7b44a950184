"""Deal and seating of a game in one line: the contents of its picture."""

from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.words.rule_words import option_title, value_words
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, ngettext


def seats_words(players: int, sides: int) -> str:
    """Say how many play, and in which teams: "4 players in two pairs"."""
    if players == sides:
        return ngettext("{count} player", "{count} players", players).format(count=players)
    if (players, sides) == (4, 2):
        return _("4 players in two pairs")
    return _("{count} players in {sides} teams").format(count=players, sides=sides)


def dealt_words(rules: Rules) -> str:
    """The cards of a hand and those on the table: "3 cards each, 4 on the table"."""
    hand = hand_size(rules)
    each = ngettext("{count} card each", "{count} cards each", hand).format(count=hand)
    return in_one(each, _("{count} on the table").format(count=rules.turned) if rules.turned else _("an empty table"))


def table_sentence(rules: Rules) -> str:
    """Seats and deal in one sentence."""
    return sentence(f"{in_one(seats_words(rules.players, rules.sides), dealt_words(rules))}.")


def glance_words(rules: Rules, deck: str) -> str:
    """Describe what a game's picture in a row of the list shows: the deal, and what is taken in an unusual way."""
    return in_one(
        seats_words(rules.players, rules.sides),
        dealt_words(rules),
        *([value_words(rules, "capture", rules.capture, deck)[0]] if rules.law.by_fifteen else []),
        *([option_title("asso", deck)] if rules.law.ace_is_special else []),
    )
