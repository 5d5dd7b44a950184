"""Notes on the settings that do not explain themselves, in a sentence each."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import _


def setting_notes() -> Mapping[str, str]:
    """Return the notes by the name of the control."""
    return {
        "choice:speed": _("How fast cards move. The others think just as long and play just as well at any speed."),
        "choice:stop": _("How long captured cards stay in view."),
        "toggle:captures": _("Outlines what a card would take."),
        "choice:calm": _("Cards fade in and out instead of flying."),
        "choice:contrast": _("Darker letters, lighter paper, a line round every card."),
        "choice:counters": _("The cards in the piles, or the cards already played."),
        "toggle:grid": _("Which cards each of them may still have."),
        "toggle:race": _("Who is ahead in each suit."),
        "toggle:coach": _("Stops a bad move before it counts."),
        "toggle:memory": _("Asks now and then about what was played."),
        "toggle:behind": _("Keeps playing while another window is in front."),
        "slider:music": _("For a scopa, and at other great moments of a match."),
        "slider:bed": _("Mandolins and a guitar, all the time."),
    }
