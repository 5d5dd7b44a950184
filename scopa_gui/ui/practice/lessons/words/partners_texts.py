"""Texts of the lessons on playing with a partner."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "echo.title": mark("Echoing your partner"),
    "echo.line": mark("You may only talk with your cards. Listen."),
    "echo.first": mark(
        "Scopone: Carmela sits opposite and plays with you. You may not talk about your hands. But her first "
        "card speaks for her."
    ),
    "echo.leads": mark(
        "She leads a 5. Nobody leads a card they have only one of, if they can help it: she probably has another."
    ),
    "echo.taken": mark(
        "Don Ciro, on your left, takes it with a 5 of his own: scopa. Now the table is empty and it’s your turn."
    ),
    "echo.fives": mark("Two fives have been played, and you hold the third. How many are still hidden?"),
    "echo.fives_yes": mark("One. And who has it, going by what Carmela told you?"),
    "echo.fives_no": mark("Four fives in the pack."),
    "echo.echo": mark("So what do you play?"),
    "echo.echo_yes": mark("The echo! You answer a five with a five. The last one is most likely with Carmela."),
    "echo.king": mark(
        "Three other cards worth ten are hidden: Gennaro may well sweep yours. There is only one five left."
    ),
    "echo.seven": mark("A seven onto an empty table! Gennaro sweeps it with the settebello. That hurts."),
    "echo.echo_no": mark("Several of that rank are hidden. Remember what Carmela said with her first card."),
    "echo.free": mark("Gennaro can’t take your 5 and has to lay a card beside it."),
    "echo.comes_home": mark("And Carmela takes it home with the last one. Not a word was spoken."),
    "echo.leave": mark(
        "The same start, but this time Don Ciro has no 5: he lays a king beside Carmela’s 5. Five and ten are fifteen."
    ),
    "echo.small": mark("You could take either card. What do you play?"),
    "echo.small_yes": mark("Patience. The table stays too full to sweep, and you leave the 5 for Carmela."),
    "echo.own": mark(
        "You took your own partner’s card, and she wanted it herself. And the king, left alone, gets swept."
    ),
    "echo.swept": mark("Now the 5 is on its own, and this time Gennaro has one: scopa, and there goes Carmela’s plan."),
    "echo.small_no": mark("A small card that costs you nothing would do."),
    "echo.end": mark(
        "Echo your partner’s card when it was taken; leave it for her when it wasn’t. Two people with one hand: "
        "that’s scopone."
    ),
    "whirlwind.title": mark("The whirlwind"),
    "whirlwind.line": mark("One side only lays, the other only takes."),
    "whirlwind.threes": mark(
        "Remember the anchor? With a partner it becomes a storm. Two threes have been played, one is on the "
        "table, and you hold the last."
    ),
    "whirlwind.begin": mark("Set it going: what do you take?"),
    "whirlwind.begin_yes": mark("Only the 3 is left. Gennaro can’t take it: he has to lay a card."),
    "whirlwind.three": mark("You spent the anchor, and a lonely 4 is left. Gennaro has one: scopa."),
    "whirlwind.begin_no": mark("Take, and leave the 3 on the table."),
    "whirlwind.turns": mark(
        "Gennaro lays a 6, Carmela takes it. Don Ciro lays a 5. They lay, we take: that is the whirlwind."
    ),
    "whirlwind.go_on": mark("Keep it turning."),
    "whirlwind.go_on_yes": mark("And Gennaro faces the same lonely 3 again."),
    "whirlwind.stop": mark("That stops the whirlwind: the 3 is gone, and Gennaro sweeps the 5."),
    "whirlwind.lay": mark(
        "Laying a card yourself? Then they’re no longer the only ones who have to feed the table. Take."
    ),
    "whirlwind.go_on_no": mark("They laid a card. So take it."),
    "whirlwind.wheel": mark(
        "Every turn of the whirlwind brings two cards, and sooner or later somebody may have to lay a card that "
        "gives us a scopa."
    ),
    "whirlwind.other_side": mark(
        "Now sit on the other side of the same table. Don Ciro, on your left, has just left the 3 for his side. "
        "You have to lay a card. How do you stop the whirlwind?"
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
    "whirlwind.six": mark("Gennaro takes it with a 6, and yours was the one of {coins}. The whirlwind goes on."),
    "whirlwind.break_no": mark("Too low: below eleven somebody may be able to sweep."),
    "whirlwind.end": mark(
        "In the storm: lay high, so that there’s more than ten on the table, and keep your good cards out of the way."
    ),
    "exact_eleven.title": mark("Exactly eleven"),
    "exact_eleven.line": mark("Why nobody likes to take from an eleven."),
    "exact_eleven.why": mark(
        "You know that eleven can’t be swept. In pairs, exactly eleven does even more: anyone who takes one card "
        "leaves ten or less, and then it’s Carmela’s turn."
    ),
    "exact_eleven.trap": mark(
        "So Gennaro won’t dare to take and just lays something, and Carmela may take that: eleven again. It’s a "
        "little whirlwind."
    ),
    "exact_eleven.leave": mark("Which capture leaves exactly eleven?"),
    "exact_eleven.leave_yes": mark(
        "King and ace. If he takes the ace, the king is left for Carmela; if he takes the king, the ace is."
    ),
    "exact_eleven.leave_three": mark(
        "Three for three: thirteen, and the three cards left can be taken in all sorts of ways."
    ),
    "exact_eleven.leave_no": mark("You can play that, but it doesn’t leave eleven. Look again."),
    "exact_eleven.sum": mark(
        "There was eleven on the table, king and ace, and Don Ciro added a 9. How much is it now?"
    ),
    "exact_eleven.sum_yes": mark("Twenty, and the nine is the one to take."),
    "exact_eleven.sum_no": mark("Ten, nine and one."),
    "exact_eleven.again": mark("What do you play?"),
    "exact_eleven.again_yes": mark(
        "The nine comes home with a card of {coins}, and eleven is left for the next player."
    ),
    "exact_eleven.again_seven": mark("The settebello on the table, with two more sevens still hidden?"),
    "exact_eleven.again_five": mark(
        "Safe, but you laid a card when you could have taken one, and the others carry on from there."
    ),
    "exact_eleven.again_no": mark("He laid a card. Take it."),
    "exact_eleven.weak": mark(
        "An anchor is better, because they can’t take it at all. But an eleven comes up in every round."
    ),
    "exact_eleven.other_side": mark("Now you’re facing an eleven yourself: a 3 and an 8. Your 3 could take the 3."),
    "exact_eleven.stay": mark("Two eights have not been seen yet. What do you play?"),
    "exact_eleven.stay_yes": mark("Right: leave it alone. More than ten stays on the table, and nobody can sweep."),
    "exact_eleven.stay_three": mark(
        "Two cards, and an 8 left alone. Two eights are still unplayed, and either would be a scopa."
    ),
    "exact_eleven.stay_no": mark("Which cards take nothing here?"),
    "exact_eleven.end": mark(
        "So watch for eleven on the table: if you leave it, it works for your side; if you find it, think twice "
        "before you take."
    ),
}
