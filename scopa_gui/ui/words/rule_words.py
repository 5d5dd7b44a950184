"""Options of the rules and their values in words, and why a value is not allowed, for the page "Your own rules"."""

from collections.abc import Mapping
from typing import Any

from scopa_gui.engine.option_changes import changed, waits_for
from scopa_gui.engine.options import (
    AceOnAces,
    AceOnNothing,
    AceScopa,
    CapturePriority,
    Capturing,
    Dealing,
    Direction,
    EqualTake,
    LastScopa,
    LeftoverCards,
    NapolaCount,
    PrimieraMode,
    Ties,
    WinCondition,
)
from scopa_gui.engine.rules import Rules, RulesError
from scopa_gui.ui.words.translation import _, mark, with_coins

ValueWords = tuple[str, str]
"""Name of a value, and the sentence that explains it."""

TITLES: Mapping[str, str] = {
    "players": mark("Players"),
    "sides": mark("Who plays with whom"),
    "deal": mark("Cards dealt"),
    "direction": mark("Direction of play"),
    "redeal_kings": mark("Kings in the first four cards"),
    "redeal_sum_max": mark("First four cards too low"),
    "dealer_bonus": mark("Dealer’s sweep"),
    "capture": mark("What a card takes"),
    "priority": mark("Which capture has priority"),
    "equal_take": mark("Several of the same rank"),
    "mandatory": mark("Compulsory capture"),
    "asso": mark("Ace takes all"),
    "asso_with_ace": mark("With an ace on the table"),
    "asso_empty": mark("An ace on an empty table"),
    "asso_self_always": mark("Keeping an ace"),
    "asso_scopa": mark("Scopa with an ace"),
    "asso_redeal": mark("Ace in the first four cards"),
    "vile": mark("Opening with an ace"),
    "scopa_last": mark("Scopa with the last card"),
    "leftovers": mark("What is left at the end"),
    "primiera": mark("Primiera"),
    "napola": mark("Napola"),
    "cappotto": mark("Cappotto"),
    "re_bello": mark("Re bello"),
    "sette_tutti": mark("All four sevens"),
    "coin_points": mark("Every card of {coins}"),
    "ties": mark("Level in a category"),
    "target": mark("Points to win"),
    "win": mark("Who wins"),
}
"""Title of each option."""

_YES = mark("Yes")
_NO = mark("No")

VALUES: Mapping[str, Mapping[Any, ValueWords]] = {
    "deal": {
        Dealing.SCOPA_SINGLE: (
            mark("3 each, one by one"),
            mark("Three cards each, one by one, and four on the table; three more each time the hands are empty."),
        ),
        Dealing.SCOPA_PACKET: (
            mark("3 each, together"),
            mark("Three cards each, all together, and four on the table; three more each time the hands are empty."),
        ),
        Dealing.SCOPONE9: (mark("9 each + 4"), mark("Nine cards each and four on the table, all dealt at once.")),
        Dealing.SCIENTIFICO: (mark("All cards dealt"), mark("All the cards are dealt at once, none to the table.")),
        Dealing.SCIENTIFICO_5_5: (
            mark("All dealt, in fives"),
            mark("All the cards are dealt at once, five at a time, none to the table."),
        ),
    },
    "direction": {
        Direction.CCW: (mark("Anticlockwise"), mark("Play and dealing go anticlockwise, to the right.")),
        Direction.CW: (mark("Clockwise"), mark("Play and dealing go clockwise, to the left.")),
    },
    "redeal_kings": {
        0: (
            mark("Kings: no new deal"),
            mark("There is no new deal, however many kings are among the first four cards."),
        ),
        1: (
            mark("One king or more"),
            mark("With even one king among the first four cards, the same dealer deals again."),
        ),
        2: (
            mark("Two kings or more"),
            mark("With two or more kings among the first four cards, the same dealer deals again."),
        ),
        3: (
            mark("Three kings or more"),
            mark("With three or four kings among the first four cards, the same dealer deals again."),
        ),
        4: (mark("All four kings"), mark("If the first four cards are all kings, the same dealer deals again.")),
    },
    "capture": {
        Capturing.SUM: (
            mark("Its own value"),
            mark("A card takes one of the same rank, or several that add up to its value."),
        ),
        Capturing.FIFTEEN: (mark("Fifteen"), mark("Your card and the cards it takes must add up to fifteen.")),
        Capturing.CIRULLA: (
            mark("Cirulla"),
            mark("A card takes its own value, or cards that make fifteen with it; an ace takes everything."),
        ),
    },
    "priority": {
        CapturePriority.SINGLE: (
            mark("The same rank"),
            mark("If a card of the same rank is on the table, you take that one, not a sum."),
        ),
        CapturePriority.FEWEST: (
            mark("Fewest cards"),
            mark("If you can capture in several ways, you must take the fewest cards."),
        ),
        CapturePriority.FREE: (
            mark("Free choice"),
            mark("You may take a sum even if a card of the same rank is on the table."),
        ),
    },
    "equal_take": {
        EqualTake.ONE: (mark("One of them"), mark("If there are several, you take one, whichever you like.")),
        EqualTake.ALL: (mark("All of that rank"), mark("A card takes every card of its rank, not just one.")),
    },
    "mandatory": {
        True: (mark("Must take"), mark("A card that can take must take; which card you play is up to you.")),
        False: (mark("Optional capture"), mark("You may lay a card even if it could take something.")),
    },
    "asso": {
        False: (_NO, mark("An ace takes like any other card.")),
        True: (_YES, mark("An ace takes all the cards on the table.")),
    },
    "asso_with_ace": {
        AceOnAces.ACE_ONLY: (
            mark("Only that ace"),
            mark("If there is an ace on the table, yours takes only that one."),
        ),
        AceOnAces.ALL: (mark("Everything"), mark("An ace takes everything, even if another ace is on the table.")),
        AceOnAces.CHOICE: (
            mark("As you like"),
            mark("If there is an ace on the table, you choose: that ace, or everything."),
        ),
    },
    "asso_empty": {
        AceOnNothing.LAY: (mark("It stays there"), mark("An ace played on an empty table stays there.")),
        AceOnNothing.SELF: (mark("To your pile"), mark("An ace played on an empty table goes to your own pile.")),
    },
    "asso_self_always": {
        False: (_NO, mark("An ace that takes nothing is laid on the table.")),
        True: (mark("At any time"), mark("You may always put an ace on your own pile without taking anything.")),
    },
    "asso_scopa": {
        AceScopa.NEVER: (mark("Never"), mark("Clearing the table with an ace is not a scopa.")),
        AceScopa.MATCH: (
            mark("Ace takes ace"),
            mark("Clearing the table with an ace is a scopa only if it takes a single ace."),
        ),
        AceScopa.ALWAYS: (mark("Always"), mark("Clearing the table with an ace is a scopa.")),
    },
    "asso_redeal": {
        False: (mark("It stays there"), mark("An ace among the first four cards changes nothing.")),
        True: (
            mark("Ace: new deal"),
            mark("If there is an ace among the first four cards, the same dealer deals again."),
        ),
    },
    "vile": {
        False: (mark("Allowed"), mark("The first card of a round may be an ace.")),
        True: (mark("No ace to start"), mark("The very first card of a round must not be an ace.")),
    },
    "scopa_last": {
        LastScopa.NO: (mark("No scopa"), mark("Clearing the table with the very last card is not a scopa.")),
        LastScopa.YES: (
            mark("Last scopa counts"),
            mark("Clearing the table with the very last card is a scopa too."),
        ),
        LastScopa.NO_LAST_CAPTURE: (
            mark("Last capture void"),
            mark("The last capture of a round is never a scopa, even with cards still to play."),
        ),
        LastScopa.DEALER: (mark("Dealer’s last scopa"), mark("The dealer’s scopa with the very last card counts.")),
    },
    "leftovers": {
        LeftoverCards.LAST_CAPTURER: (
            mark("To the last taker"),
            mark("What is left on the table at the end goes to the last player to take."),
        ),
        LeftoverCards.NONE: (
            mark("Leftovers to nobody"),
            mark("What is left on the table at the end goes to nobody."),
        ),
    },
    "primiera": {
        PrimieraMode.COMPLETE_BEATS: (
            mark("Four suits first"),
            mark("A primiera of four suits beats one that lacks a suit; then the higher total."),
        ),
        PrimieraMode.COMPLETE_ONLY: (mark("Strict primiera"), mark("A primiera that lacks a suit cannot score.")),
        PrimieraMode.SUITS_THEN_SUM: (
            mark("Primiera: suits"),
            mark("In the primiera more suits win; if level, the higher total."),
        ),
        PrimieraMode.COUNTS: (
            mark("Primiera: by count"),
            mark(
                "The primiera goes to the side with the most sevens; if level, the most sixes, then aces, fives, "
                "fours, threes, twos."
            ),
        ),
        PrimieraMode.SUM_NAIVE: (
            mark("Primiera: plain sum"),
            mark("Higher total wins the primiera, even if a suit is missing."),
        ),
        PrimieraMode.MOST_SEVENS: (
            mark("Most sevens"),
            mark("The primiera point goes to the side with the most sevens."),
        ),
        PrimieraMode.SEVENS_CASCADE: (
            mark("Sevens, then sixes"),
            mark("The primiera point goes to the side with the most sevens; if level, with the most sixes."),
        ),
        PrimieraMode.OFF: (mark("No primiera"), mark("There is no point for the primiera.")),
    },
    "napola": {
        NapolaCount.OFF: (_NO, mark("Ace, 2 and 3 of {coins} together are worth nothing extra.")),
        NapolaCount.RUN: (
            mark("A point for each card"),
            mark("Ace, 2 and 3 of {coins}, and any that follow without a gap: a point for each card."),
        ),
        NapolaCount.FIXED3: (
            mark("Napola: 3 points"),
            mark("Ace, 2 and 3 of {coins} together are worth three points."),
        ),
    },
    "cappotto": {
        False: (_NO, mark("All ten {coins} are worth the usual points and no more.")),
        True: (_YES, mark("All ten {coins} win the whole match at once.")),
    },
    "re_bello": {
        0: (_NO, mark("The king of {coins} is worth no more than the other kings.")),
        1: (_YES, mark("The king of {coins} is worth a point.")),
    },
    "sette_tutti": {
        0: (_NO, mark("All four sevens together are worth nothing extra.")),
        1: (_YES, mark("All four sevens together are worth a point.")),
    },
    "coin_points": {
        0: (_NO, mark("There is one point for the most {coins}, and none for each card.")),
        1: (_YES, mark("Every card of {coins} is worth a point.")),
    },
    "ties": {
        Ties.NONE: (mark("No point"), mark("When a category is level, nobody gets the point.")),
        Ties.EACH: (
            mark("If level: one each"),
            mark("If a category is level, everyone who is level gets the point."),
        ),
    },
    "win": {
        WinCondition.HIGHEST: (
            mark("The higher total"),
            mark("If several reach the target, the higher total wins; if level, the match goes on."),
        ),
        WinCondition.BY_TWO: (
            mark("Lead by two"),
            mark("Once both reach the target, the winner must lead by two."),
        ),
        WinCondition.ORDERED: (
            mark("First to get there"),
            mark(
                "If several reach the target at once, the points are counted in order and the first to get there wins."
            ),
        ),
        WinCondition.EXCEED: (
            mark("More than {points}"),
            mark("The winner must have more than {points} points."),
        ),
    },
}
"""Values of the options that have a few of them; `_number_words` has the others."""


OPTION_GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        mark("The deal"),
        ("players", "sides", "deal", "direction", "redeal_kings", "redeal_sum_max", "dealer_bonus"),
    ),
    (mark("Taking cards"), ("capture", "priority", "equal_take", "mandatory")),
    (
        mark("The ace"),
        ("asso", "asso_with_ace", "asso_empty", "asso_self_always", "asso_scopa", "asso_redeal", "vile"),
    ),
    (mark("The scopa"), ("scopa_last", "leftovers")),
    (
        mark("The count"),
        ("primiera", "napola", "cappotto", "re_bello", "sette_tutti", "coin_points", "ties"),
    ),
    (mark("Winning the match"), ("target", "win")),
)
"""Every option once, by its heading."""

_CONTRADICTIONS = {
    "sides": mark("{players} players cannot form {sides} sides of equal size."),
    "players": mark("With this deal, forty cards cannot be shared among {players} players."),
}
"""Sentences that say why a value is not allowed, by the option that it contradicts."""
_WAITING = {
    "asso": mark("It makes no difference here: no ace takes everything."),
    "capture": mark("It makes no difference here: you take only what makes fifteen."),
    "deal": mark("It makes no difference here: no cards are dealt to the table."),
    "asso_self_always": mark("It makes no difference here: you may keep an ace at any time."),
}
"""Sentences that say why an option makes no difference, by the option that it depends on."""


def option_title(option: str) -> str:
    """Return the title of an option."""
    return with_coins(_(TITLES[option]))


def value_words(rules: Rules, option: str, value: Any) -> ValueWords:
    """Return the name of an option's value and the sentence that explains it, with the numbers of these rules."""
    name, sentence = VALUES[option][value] if option in VALUES else _number_words(rules, option, value)
    points = value if option == "target" else rules.target
    totals = ", ".join(f"{total}: {scope}" for total, scope in value) if isinstance(value, tuple) else ""
    return (
        with_coins(_(name)).format(value=value, points=points, sides=value),
        with_coins(_(sentence)).format(value=value, points=points, sides=value, total=value, totals=totals),
    )


def _number_words(rules: Rules, option: str, value: Any) -> ValueWords:
    """Return the messages for a number, or for totals of the first four cards."""
    match option:
        case "players":
            return str(value), mark("Players at the table: {value}.")
        case "sides" if value == rules.players:
            return mark("No partners"), mark("No partners: all play for themselves.")
        case "sides":
            return mark("{sides} teams"), mark("You play in {sides} teams, seated alternately.")
        case "redeal_sum_max" if value:
            return mark("{value} or less"), mark(
                "If the first four cards total {total} or less, the cards are dealt again."
            )
        case "redeal_sum_max":
            return mark("No new deal"), mark("The first four cards are played, however low their total.")
        case "target":
            return str(value), mark("The match is played to {points} points.")
    if not value:
        return mark("No"), mark("The four cards stay on the table, whatever they add up to.")
    return ", ".join(f"{total} ({scope})" for total, scope in value), mark(
        "If the first four cards make one of these totals, the dealer takes them and scores this many scopas: {totals}."
    )


def why_not(rules: Rules, option: str, value: Any) -> str:
    """Explain why these rules cannot have this value; "" if they can."""
    try:
        changed(rules, option, value)
    except RulesError as error:
        tried = {"players": rules.players, "sides": rules.sides, option: value}
        return _(_CONTRADICTIONS[error.option]).format(players=tried["players"], sides=tried["sides"])
    return ""


def waiting_words(rules: Rules, option: str) -> str:
    """Explain why an option makes no difference in these rules; "" if it makes one."""
    awaited = waits_for(rules, option)
    return _(_WAITING[awaited[0]]) if awaited else ""
