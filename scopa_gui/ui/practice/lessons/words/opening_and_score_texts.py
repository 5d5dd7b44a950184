"""Texts of the lessons on the opening lead and on playing to the score."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "opening.title": mark("The opening lead"),
    "opening.line": mark("Nobody knows anything yet. What now?"),
    "opening.why": mark(
        "The first card is the hardest: nobody has shown anything, and the dealer answers at once. A bad start "
        "gives away a scopa before you’ve settled in your chair."
    ),
    "opening.first": mark("You can take in more than one way. What do you play?"),
    "opening.first_yes": mark(
        "Three cards, and 2 and 9 are left: eleven. First look at what stays, then at what you get."
    ),
    "opening.first_king": mark(
        "Three cards as well, and one of them the king of {coins}. But 3 and 2 are left, and Rosa had the 5: scopa."
    ),
    "opening.first_no": mark("Add up what stays behind."),
    "opening.nothing": mark(
        "And if you can’t take anything? There’s plenty on the table, so there’s no danger of a scopa. Then what "
        "matters is what you give away."
    ),
    "opening.plain": mark("Which card do you lay?"),
    "opening.plain_yes": mark("A 4 that counts for little: not a card of {coins}, and weak in the primiera."),
    "opening.plain_coin": mark(
        "That makes a present of a card of {coins}, and there are other nines hidden that could take it. There "
        "was a cheaper one."
    ),
    "opening.plain_no": mark("An ace is valuable in the primiera. Try something cheaper."),
    "opening.scopone": mark(
        "Scopone, ten cards each, an empty table, and you lead. Three others are waiting for your card."
    ),
    "opening.pair": mark("You hold pairs: 2, 5, 6 and 7. Which do you lead from?"),
    "opening.pair_yes": mark(
        "A small pair: only two of that rank are left for the others, and your second one can still take. Little "
        "cards also make the sums the dealer doesn’t like."
    ),
    "opening.pair_king": mark("A single king: three more are hidden, and Gennaro has one. Scopa, straight away."),
    "opening.pair_seven": mark(
        "Yes, you hold two of them. But you never lead a seven: Gennaro takes it, scopa and all."
    ),
    "opening.pair_three": mark("You hold only one 3, and the other three are hidden."),
    "opening.pair_no": mark("Look at your smallest pairs, and keep your {coins}."),
    "opening.end": mark(
        "So at the start: what stays on the table, what you give away, and what you have two of. And never a seven."
    ),
    "score.title": mark("Playing to the score"),
    "score.line": mark("Near the end only one question counts: which point decides?"),
    "score.why": mark(
        "Matches are lost by people who go on collecting cards when the point for cards has long been settled. "
        "So before the last cards, stop and ask: which points are still open?"
    ),
    "score.level": mark(
        "Ten all. The settebello and {coins} are Rosa’s. You have the primiera and nineteen cards: you’ll get "
        "the point for cards as well. Rosa holds an ace and a 5."
    ),
    "score.open": mark("Two points each, so a scopa decides it. What do you play?"),
    "score.open_yes": mark("No scopa for anybody. You stay level, and the eights will still be yours."),
    "score.open_pair": mark("Two cards, and the 5 is left alone: scopa for Rosa, and the match with it."),
    "score.open_no": mark("What could Rosa sweep?"),
    "score.ahead": mark(
        "You lead ten to eight, a nice cushion. But Rosa has cards, {coins} and settebello: that makes eleven. "
        "You have the primiera: eleven, too. She holds an 8 and a king."
    ),
    "score.calm": mark("Apart from a scopa, everything seems settled. What do you play?"),
    "score.calm_yes": mark("A cool head: the king of {coins} is worthless now, and a scopa everything."),
    "score.calm_six": mark(
        "A pair of sixes you don’t need for any point now. The 8 is left alone, and Rosa wins twelve to eleven."
    ),
    "score.calm_no": mark(
        "No scopa, but Rosa’s king takes the 6 and the 4. What’s left at the end is hers, too: with your 6, her "
        "primiera is as good as yours."
    ),
    "score.behind": mark(
        "Eight to ten, and still all is well: with cards, {coins}, primiera and a scopa you get to twelve. Rosa "
        "has the settebello: eleven. She has one card left, a 9."
    ),
    "score.steady": mark("You’re about to win. What do you play?"),
    "score.steady_yes": mark("Her 9 takes a 9, and that is all. Twelve to eleven: the match is yours."),
    "score.steady_two": mark(
        "Two cards you no longer needed, and the 9 was left alone: scopa, twelve all, and another round to play."
    ),
    "score.steady_no": mark("What could a 9 sweep?"),
    "score.end": mark(
        "From nine points on, keep count in your head: what she has, what you have, what is left. Then play for "
        "that one point."
    ),
}
