"""Texts of the lessons on giving away no scopa."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "eleven.title": mark("Not giving away a scopa: eleven and ten"),
    "eleven.line": mark("No card takes eleven. So leave eleven."),
    "eleven.single": mark(
        "There’s a 4 alone on the table and you can’t take it. Whatever you play, Rosa comes next, and she’d "
        "love to sweep."
    ),
    "eleven.sum": mark("Suppose you lay the 2. What do the two cards make together?"),
    "eleven.sum_yes": mark("Six. So any 6 in her hand would be a scopa."),
    "eleven.sum_no": mark("Just add: what’s on the table and what you lay."),
    "eleven.high": mark("Find a card to lay so that she can’t sweep, whatever she holds."),
    "eleven.high_yes": mark(
        "That’s it. There’s more than ten on the table now, and no card is worth more than ten: nobody can sweep."
    ),
    "eleven.two": mark("Two and four are six, and there was her 6. Scopa for Rosa."),
    "eleven.high_no": mark("Add it up first: how much will be on the table?"),
    "eleven.rule": mark("So the first rule of defence is a number: leave eleven or more."),
    "eleven.ten": mark(
        "There’s a 7 on the table. You hold a 3, a 4 and an ace, all too small to take it. Which one do you lay?"
    ),
    "eleven.ten_yes": mark("Seven and four: eleven. Just enough, and nothing wasted."),
    "eleven.ten_king": mark("Seven and three are ten, and a king takes ten. One more would have been enough."),
    "eleven.ten_eight": mark(
        "Seven and one are eight, and some eights are still unplayed. Better not to give her the chance at all."
    ),
    "eleven.ten_no": mark("Which sum can no card take?"),
    "eleven.take": mark(
        "The same goes for captures. All three of your cards can take something here. Look at what stays behind, "
        "not only at what you get."
    ),
    "eleven.take_yes": mark("You took, and left eleven or more. Both at once: that’s how it’s done."),
    "eleven.take_seven": mark("You got two cards, but three and four stayed behind: seven. And Rosa had a 7. Scopa."),
    "eleven.take_no": mark("Count what stays behind."),
    "eleven.end": mark(
        "Eleven is safe from everybody. Ten is only safe when there are no kings left: but that’s the next lesson."
    ),
    "nobody.title": mark("The value that nobody holds"),
    "nobody.line": mark("If you count what has been played, you can even leave ten."),
    "nobody.kings": mark(
        "You’ve been watching the captures. Two pairs of kings have gone by: one into your pile, one into Rosa’s."
    ),
    "nobody.unseen": mark("So how many cards worth ten can Rosa still hold?"),
    "nobody.unseen_yes": mark("Not one. From now on ten is as safe as eleven."),
    "nobody.unseen_no": mark("There are four in the pack: two and two have been played."),
    "nobody.ten": mark("There’s a 7 on the table. Which card do you lay?"),
    "nobody.ten_yes": mark("Ten, and nobody can take ten any more: she can’t sweep, whatever she holds."),
    "nobody.eight": mark("Seven and one are eight, and two of the eights are still unplayed. Rosa had one."),
    "nobody.nine": mark("Seven and two are nine, and no nine has been played yet. Rosa had one."),
    "nobody.ten_no": mark("Which sum can’t she take?"),
    "nobody.empty": mark(
        "It works for single cards, too. Rosa has just swept, the table is empty, and you have to lay something."
    ),
    "nobody.knaves": mark("You hold an 8, and three eights have been played. How many can Rosa have?"),
    "nobody.knaves_yes": mark("None: yours is the last one."),
    "nobody.knaves_no": mark("Three played, and yours: that makes four."),
    "nobody.fourth": mark("So what do you lay on the empty table?"),
    "nobody.fourth_yes": mark("The last of its kind: there’s no other 8 to come, so Rosa can’t sweep."),
    "nobody.four": mark("Other fours are still hidden, and Rosa had one. Scopa."),
    "nobody.fourth_no": mark("Others like that one are still hidden. Which of your cards is the last of its kind?"),
    "nobody.end": mark(
        "Start small: keep an eye on the sevens and on one kind of court card. Then on two. One day you’ll know "
        "all ten ranks."
    ),
    "anchor.title": mark("The anchor"),
    "anchor.line": mark("Leave the card that only you can take."),
    "anchor.what": mark(
        "An anchor is a card on the table that only you can take. Leave it there and you can relax: the others "
        "can’t sweep it away."
    ),
    "anchor.fives": mark(
        "Two fives have been played, one is on the table, one is in your hand. How many can Rosa have?"
    ),
    "anchor.fives_yes": mark("None. Once that 5 is alone on the table, it’s an anchor."),
    "anchor.fives_no": mark("Two, and one, and yours: all four are accounted for."),
    "anchor.drop": mark("Now make a move that leaves the anchor there, alone."),
    "anchor.drop_yes": mark(
        "Beautiful. There’s a single card on the table, only a five, and yet Rosa can’t sweep it. She has to lay "
        "a card."
    ),
    "anchor.drop_five": mark(
        "You raised your own anchor. Three and four stay behind, seven together, and there are still sevens unplayed."
    ),
    "anchor.drop_six": mark("Safe, but you leave three and four for somebody else. Your 7 could have had them."),
    "anchor.drop_no": mark("Which capture leaves just the 5?"),
    "anchor.holds": mark("She laid a 6. Five and six are eleven: see how the anchor works for you."),
    "anchor.keep": mark("What now?"),
    "anchor.keep_yes": mark("You take what she lays, and the anchor stays. She has to lay again, and again."),
    "anchor.keep_five": mark(
        "Then her 6 is left alone, and two other sixes are hidden: she may be able to sweep it. The anchor was "
        "your shield."
    ),
    "anchor.keep_no": mark("Take her card and leave the anchor."),
    "anchor.end": mark("Raise the anchor only at the end, or when it makes a scopa."),
    "twice.title": mark("Play what you hold two of"),
    "twice.line": mark("A card whose twin is in your hand comes back to you."),
    "twice.empty": mark(
        "An empty table, and you have to lay a card. Somebody may hold the same rank and sweep. Which risk is smallest?"
    ),
    "twice.pair": mark("Two fives have already been played, and you hold the other two. What do you play?"),
    "twice.pair_yes": mark("One 5 on the table, one in your hand: nobody else can sweep it, and you can take it back."),
    "twice.king": mark("There are three other kings somewhere, and any of them would be a scopa."),
    "twice.pair_no": mark("Which rank do you have two of?"),
    "twice.why": mark(
        "The more of a rank you hold yourself, the fewer are left for the others. It’s as simple as that."
    ),
    "twice.ten_cards": mark(
        "The same at the big table: scopone, two against two, ten cards each, and nothing on the table. You "
        "lead. Look through your hand."
    ),
    "twice.three": mark("Which card is Gennaro, on your right, least likely to take?"),
    "twice.three_yes": mark(
        "Three fives are yours, and one is hidden among thirty cards. A lead doesn’t get any safer."
    ),
    "twice.three_no": mark("Three more of that rank are hidden. Of which rank is there only one?"),
    "twice.round": mark(
        "Gennaro couldn’t take it, and it’s still there. Your partner Carmela has heard you, too: anyone who "
        "leads a 5 has more of them."
    ),
    "twice.end": mark("One exception, and you know it already: sevens stay in your hand, even when you hold two."),
    "not_taken.title": mark("What she didn’t take"),
    "not_taken.line": mark("A missed scopa tells you what she doesn’t hold."),
    "not_taken.why": mark(
        "You can’t see Rosa’s cards, but every card she plays tells you about them: nobody passes up a scopa. "
        "Here’s a 5 alone, and it’s her turn."
    ),
    "not_taken.nine": mark("She lays a 9. If she had a 5, the table would be empty. So there’s no 5 in her hand."),
    "not_taken.one": mark("What do you play?"),
    "not_taken.one_yes": mark("The 9 is yours, and the 5 can be left alone again: she can’t take it."),
    "not_taken.one_knave": mark(
        "Safe, yes. But you paid a card for safety you already had, and left the 9 on the table."
    ),
    "not_taken.one_no": mark("Which rank doesn’t she hold?"),
    "not_taken.five": mark("Another table: the {3D} was alone, and she laid a 5 beside it. What does that tell you?"),
    "not_taken.two": mark("What do you play?"),
    "not_taken.two_yes": mark("Five takes five, and the 3 can stay alone: Rosa has none."),
    "not_taken.two_six": mark("You’re afraid of a 3 that isn’t there, so you give up a pair with a card of {coins}."),
    "not_taken.two_no": mark("What didn’t she take?"),
    "not_taken.sum": mark(
        "It works for sums, too. Three, one and six are on the table: ten. A king would sweep them all, and it’s "
        "Rosa’s turn."
    ),
    "not_taken.three": mark(
        "She takes the 3 with a 3. Not bad, but with a king it would have been a scopa. So she has no king."
    ),
    "not_taken.ten": mark("That leaves an ace and a 6, seven in all, and you can’t take anything. What do you lay?"),
    "not_taken.ten_yes": mark(
        "Ten: only a king could sweep, and she doesn’t have one. And your 4 of {coins} stays in your hand."
    ),
    "not_taken.ten_four": mark("Eleven, the old rule. But it costs a card of {coins}, and ten is just as safe here."),
    "not_taken.ten_no": mark("Which sum has she just left on the table?"),
    "not_taken.end": mark(
        "Careful, though: this only holds until new cards are dealt. With three new ones in her hand, you start "
        "reading again."
    ),
}
