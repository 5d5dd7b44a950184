"""Sentences about what a player at a seat knew before playing a card."""

from collections.abc import Sequence

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.ui.words.translation import _, joined, ngettext


def knowledge_title(knowledge: SeatKnowledge, names: Sequence[str]) -> str:
    """Return the title, with the name of the player."""
    return _("What you knew") if knowledge.is_mine else _("What {name} knew").format(name=names[knowledge.seat])


def given_words() -> str:
    """Say what every player, a person or the computer, may know."""
    return _(
        "The player here sees only this: their own hand, what has been played and taken, the points, and how "
        "many cards the others hold – never which."
    )


def hand_words(name: str, *, mine: bool) -> str:
    """Return the words above a hand."""
    return _("In your hand") if mine else joined(_("In {name}’s hand").format(name=name))


def covered_words(name: str) -> str:
    """Say that a hand must not be shown yet."""
    return joined(_("{name}’s hand stays hidden until this round is over; then everything is shown.").format(name=name))


def unseen_words(count: int, name: str, *, mine: bool) -> str:
    """Say how many cards a player had not seen."""
    if not count:
        return _("You had seen every card.") if mine else _("{name} had seen every card.").format(name=name)
    if mine:
        return ngettext("You had not seen {count} card.", "You had not seen {count} cards.", count).format(count=count)
    return ngettext("{name} had not seen {count} card.", "{name} had not seen {count} cards.", count).format(
        name=name, count=count
    )


def knowledge_words(knowledge: SeatKnowledge, names: Sequence[str], *, is_computer: bool) -> tuple[str, ...]:
    """Say what a player had not seen, and what had been forgotten."""
    name = names[knowledge.seat]
    mine = knowledge.is_mine
    found = [covered_words(name)] if knowledge.is_covered else []
    found.append(unseen_words(knowledge.unseen, name, mine=mine))
    if not mine and not knowledge.is_watched and knowledge.counts[0]:
        are_mine = knowledge.unseen == knowledge.counts[0]
        found.append(
            _("Only you could have held them.") if are_mine else _("Any of them could have been in your hand.")
        )
    memory = knowledge.memory
    if is_computer and memory is None:
        found.append(_("{name} remembers everything that has been taken.").format(name=name))
    elif is_computer and not memory:
        found.append(_("{name} pays no attention to what has been taken.").format(name=name))
    elif is_computer and memory:
        words = ngettext(
            "{name} remembers only what was taken with the last card played.",
            "{name} remembers only what was taken with the last {count} cards played.",
            memory,
        )
        found.append(words.format(name=name, count=memory))
        lost = knowledge.forgotten.bit_count()
        if lost:
            words = ngettext(
                "{count} card taken earlier had been forgotten and was treated as still to come.",
                "{count} cards taken earlier had been forgotten and were treated as still to come.",
                lost,
            )
            found.append(words.format(count=lost))
    return tuple(found)
