"""The words of the lessons for two pairs."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "echo.title": mark("Echoing the partner"),
    "echo.line": mark("Cards are all you may say to each other. Listen."),
    "echo.first": mark(
        "Scopone: Carmela sits opposite and plays with you. You may not talk about your hands. But her first card is a "
        "word."
    ),
    "echo.leads": mark("She leads a 5. Nobody leads what he holds once, if he can help it: she probably has another."),
    "echo.taken": mark(
        "Don Ciro, on your left, takes it with a 5 of his own: scopa. Now the table is empty and it is your turn."
    ),
    "echo.fives": mark("Two fives have gone, you hold the third. How many are still hidden?"),
    "echo.fives_yes": mark("One. And who has it, after what Carmela told you?"),
    "echo.fives_no": mark("Four fives in the pack."),
    "echo.echo": mark("Then what do you play?"),
    "echo.echo_yes": mark("The echo! You answer five with five. The last one is most likely with Carmela."),
    "echo.king": mark(
        "Three other cards worth ten are hidden: Gennaro may well sweep it. Of the fives there is only one left."
    ),
    "echo.seven": mark("A seven onto an empty table! Gennaro sweeps it with the settebello. That hurts."),
    "echo.echo_no": mark("Of that value several are hidden. Remember what Carmela said with her first card."),
    "echo.free": mark("Gennaro cannot take your 5 and must lay beside it."),
    "echo.comes_home": mark("And Carmela takes it home with the last one. Not a word was spoken."),
    "echo.leave": mark(
        "The same start, but this time Don Ciro has no 5: he lays a king beside Carmela's 5. Five and ten are fifteen."
    ),
    "echo.small": mark("Both cards are within your reach. What do you play?"),
    "echo.small_yes": mark("Patience. The table stays too full to sweep, and you leave the 5 to Carmela."),
    "echo.own": mark(
        "You took your own partner's card, which she wanted for herself. And the king that was left alone is swept."
    ),
    "echo.swept": mark("Now the 5 lies alone, and this time Gennaro has one: scopa, and Carmela's plan is gone."),
    "echo.small_no": mark("A small card that costs you nothing would do."),
    "echo.end": mark(
        "Echo your partner's card when it was taken; leave it to her when it was not. Two people with one hand: that "
        "is scopone."
    ),
    "whirlwind.title": mark("The whirlwind"),
    "whirlwind.line": mark("One side only lays, the other only takes."),
    "whirlwind.threes": mark(
        "Remember the anchor? With a partner it becomes a storm. Two threes have gone, one lies there, and you hold "
        "the last."
    ),
    "whirlwind.begin": mark("Set it going: what do you take?"),
    "whirlwind.begin_yes": mark("Only the 3 is left. Gennaro cannot take it: he has to lay."),
    "whirlwind.three": mark("You spent the anchor, and a lonely 4 is left. Gennaro has one: scopa."),
    "whirlwind.begin_no": mark("Take, and leave the 3 lying."),
    "whirlwind.turns": mark(
        "Gennaro lays a 6, Carmela takes it. Don Ciro lays a 5. They lay, we take: that is the whirlwind."
    ),
    "whirlwind.go_on": mark("Keep it turning."),
    "whirlwind.go_on_yes": mark("And Gennaro stands before the same lonely 3 again."),
    "whirlwind.stop": mark("That stops the wheel: the 3 is gone, and Gennaro sweeps the 5."),
    "whirlwind.lay": mark("You lay, too? Then it is no longer they who have to feed the table. Take."),
    "whirlwind.go_on_no": mark("They laid. So take what they laid."),
    "whirlwind.wheel": mark(
        "Every turn of the wheel brings two cards, and sooner or later somebody may have to lay a card that makes a "
        "scopa for us."
    ),
    "whirlwind.other_side": mark(
        "Now sit on the other side of the same table. Don Ciro, on your left, has just left the 3 for his pair. You "
        "must lay. How do you break it?"
    ),
    "whirlwind.break": mark("Find the card that does least harm."),
    "whirlwind.break_yes": mark("More than ten on the table: no scopa for anybody, whatever they hold."),
    "whirlwind.settebello": mark("The settebello into the storm! Gennaro takes it with a 7."),
    "whirlwind.low": mark(
        "Three and four make seven, and Gennaro had one: scopa. Only with more than ten on the table are you safe from "
        "everybody."
    ),
    "whirlwind.eight": mark(
        "Three and five make eight, and Gennaro had one: scopa. Only with more than ten on the table are you safe from "
        "everybody."
    ),
    "whirlwind.six": mark("Gennaro takes it with a 6, and yours was of {coins}. The wheel goes on."),
    "whirlwind.break_no": mark("Too low: below eleven somebody may be able to sweep."),
    "whirlwind.end": mark(
        "In the storm: lay high, so that more than ten lies there, and keep your good cards out of it."
    ),
    "exact_eleven.title": mark("Exactly eleven"),
    "exact_eleven.line": mark("Why nobody likes to take from an eleven."),
    "exact_eleven.why": mark(
        "You know that eleven cannot be swept. In pairs exactly eleven can do more: whoever takes one card of it "
        "leaves ten or less, and then it is Carmela's turn."
    ),
    "exact_eleven.trap": mark(
        "So Gennaro will not dare to take and just lays something, and Carmela may take that: eleven again. It is a "
        "little whirlwind."
    ),
    "exact_eleven.leave": mark("Which capture leaves exactly eleven?"),
    "exact_eleven.leave_yes": mark(
        "King and ace. If he takes the ace, ten are left for Carmela; if he takes the king, an ace."
    ),
    "exact_eleven.leave_three": mark(
        "Three for three: thirteen, and the three cards that stay can be taken in every way."
    ),
    "exact_eleven.leave_no": mark("It may be played, but it does not leave eleven. Look again."),
    "exact_eleven.sum": mark("Eleven lay there, king and ace, and Don Ciro laid a 9 on it. How much is it now?"),
    "exact_eleven.sum_yes": mark("Twenty, and the nine is the one to lift off again."),
    "exact_eleven.sum_no": mark("Ten, nine and one."),
    "exact_eleven.again": mark("What do you play?"),
    "exact_eleven.again_yes": mark("The nine comes home with a card of {coins}, and eleven is left to the next one."),
    "exact_eleven.again_seven": mark("The settebello on the table, while two more sevens are hidden?"),
    "exact_eleven.again_five": mark("Safe, but you laid where you could take, and the others go on from there."),
    "exact_eleven.again_no": mark("He laid. Take what he laid."),
    "exact_eleven.weak": mark(
        "An anchor is better, because it cannot be taken at all. But an eleven comes up in every smazzata."
    ),
    "exact_eleven.other_side": mark("Now you sit before an eleven yourself: a 3 and an 8. Your 3 could take the 3."),
    "exact_eleven.stay": mark("Two eights have not been seen yet. What do you play?"),
    "exact_eleven.stay_yes": mark("Right: let it lie. More than ten stays there, and nobody can sweep."),
    "exact_eleven.stay_three": mark(
        "Two cards, and an 8 left alone. Two eights are still about, and each would be a scopa."
    ),
    "exact_eleven.stay_no": mark("Which cards take nothing here?"),
    "exact_eleven.end": mark(
        "So look at every table of eleven: if you leave it, it works for your side; if you find it, think twice "
        "before you take."
    ),
}
