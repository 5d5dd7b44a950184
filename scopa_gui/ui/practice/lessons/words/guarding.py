"""The words of the lessons on giving no scopa."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "eleven.title": mark("Giving no scopa: eleven and ten"),
    "eleven.line": mark("No card takes eleven. So leave eleven."),
    "eleven.single": mark(
        "A 4 lies alone on the table and you cannot take it. Whatever you play, Rosa comes next, and she would love to "
        "sweep."
    ),
    "eleven.sum": mark("Suppose you lay the 2. What do both cards make together?"),
    "eleven.sum_yes": mark("Six. So every 6 in her hand would be a scopa."),
    "eleven.sum_no": mark("Just add: what lies there and what you lay."),
    "eleven.high": mark("Find a card after which she cannot sweep, whatever she holds."),
    "eleven.high_yes": mark(
        "That is it. More than ten lies there now, and no card is worth more than ten: nobody can sweep."
    ),
    "eleven.two": mark("Two and four are six, and there was her 6. Scopa for Rosa."),
    "eleven.high_no": mark("Add it up first: what lies there then?"),
    "eleven.rule": mark("So the first rule of guarding is a number: leave eleven or more."),
    "eleven.ten": mark("A 7 lies there. You hold a 3, a 4 and an ace, all too small to take it. Which one do you lay?"),
    "eleven.ten_yes": mark("Seven and four: eleven. Just enough, and not one card too dear."),
    "eleven.ten_king": mark("Seven and three are ten, and a king takes ten. One more would have been enough."),
    "eleven.ten_eight": mark(
        "Seven and one are eight, and there are still eights about. Better not to give her the chance at all."
    ),
    "eleven.ten_no": mark("Which sum can no card take?"),
    "eleven.take": mark(
        "The same thought when you capture. Three cards of yours can take something here. Look at what stays behind, "
        "not only at what you get."
    ),
    "eleven.take_yes": mark("You took, and left eleven or more. Both at once: that is how it should be."),
    "eleven.take_seven": mark("You got two cards, but three and four stayed behind: seven. And Rosa had a 7. Scopa."),
    "eleven.take_no": mark("Count what stays behind."),
    "eleven.end": mark(
        "Eleven is safe from everybody. Ten is safe only when no king is left: but that is the next lesson."
    ),
    "nobody.title": mark("The value that nobody holds"),
    "nobody.line": mark("If you count what has gone, you may leave even ten."),
    "nobody.kings": mark(
        "You have watched the captures so far. Two pairs of kings went by: one into your pile, one into Rosa's."
    ),
    "nobody.unseen": mark("So how many cards worth ten can Rosa still hold?"),
    "nobody.unseen_yes": mark("Not one. From now on ten is as safe as eleven."),
    "nobody.unseen_no": mark("Four of them in the pack, two and two gone."),
    "nobody.ten": mark("A 7 lies there. Which card do you lay?"),
    "nobody.ten_yes": mark("Ten, and nobody can take ten any more: she cannot sweep, whatever she holds."),
    "nobody.eight": mark("Seven and one are eight, and two of the eights are still about. Rosa had one."),
    "nobody.nine": mark("Seven and two are nine, and not one nine has been played. Rosa had one."),
    "nobody.ten_no": mark("Which sum can she not hold?"),
    "nobody.empty": mark(
        "It works for single cards, too. Rosa has just swept, the table is empty, and you must lay something."
    ),
    "nobody.knaves": mark("You hold an 8, and three eights have gone. How many can Rosa have?"),
    "nobody.knaves_yes": mark("None: yours is the last one."),
    "nobody.knaves_no": mark("Three gone and yours: that makes four."),
    "nobody.fourth": mark("Then what do you lay onto the empty table?"),
    "nobody.fourth_yes": mark("The last of its kind: no equal card can ever come, so Rosa cannot sweep."),
    "nobody.four": mark("Other fours are still hidden, and Rosa had one. Scopa."),
    "nobody.fourth_no": mark("Of that one there are still others about. Of which card are there none?"),
    "nobody.end": mark(
        "Start small: keep an eye on the sevens and on one figure. Then on two. One day you will know all ten ranks."
    ),
    "anchor.title": mark("The anchor"),
    "anchor.line": mark("Leave the card that only you can take."),
    "anchor.what": mark(
        "An anchor is a card on the table that only your hand can take. Whoever leaves it there sits quietly: the "
        "others cannot sweep it away."
    ),
    "anchor.fives": mark("Two fives have gone, one lies there, one is in your hand. How many can Rosa have?"),
    "anchor.fives_yes": mark("None. Once it lies there alone, that 5 is an anchor."),
    "anchor.fives_no": mark("Two, and one, and yours: all four are accounted for."),
    "anchor.drop": mark("Now play so that the anchor stays, alone."),
    "anchor.drop_yes": mark(
        "Beautiful. A single card lies there, worth only five, and yet Rosa cannot sweep it. She must lay."
    ),
    "anchor.drop_five": mark(
        "You lifted your own anchor. Three and four stay behind, seven together, and there are sevens about."
    ),
    "anchor.drop_six": mark("Safe, but you leave three and four to somebody else. Your 7 could have them."),
    "anchor.drop_no": mark("Which capture leaves just the 5?"),
    "anchor.holds": mark("She laid a 6. Five and six are eleven: look how the anchor works for you."),
    "anchor.keep": mark("What now?"),
    "anchor.keep_yes": mark("You take what she lays, and the anchor stays. She has to lay again, and again."),
    "anchor.keep_five": mark(
        "Then her 6 is left alone, and two other sixes are about: she may sweep it. The anchor was your shield."
    ),
    "anchor.keep_no": mark("Take her card and keep the anchor."),
    "anchor.end": mark("Lift the anchor only at the end, or when it makes a scopa."),
    "twice.title": mark("Play what you hold twice"),
    "twice.line": mark("A card whose twin is in your hand comes back to you."),
    "twice.empty": mark(
        "An empty table, and you must lay. Somebody may hold the same value and sweep. Which risk is smallest?"
    ),
    "twice.pair": mark("Two fives have gone already, and the other two are yours. What do you play?"),
    "twice.pair_yes": mark("One 5 on the table, one in your hand: nobody else can sweep it, and you can take it back."),
    "twice.king": mark("There are three other kings somewhere, and each of them would be a scopa."),
    "twice.pair_no": mark("Of which value do you hold two?"),
    "twice.why": mark(
        "The more of a value you hold yourself, the fewer are left for the others. It is as simple as that."
    ),
    "twice.ten_cards": mark(
        "The same at the big table: scopone, two pairs, ten cards each, and nothing on the table. You lead. Look "
        "through your hand."
    ),
    "twice.three": mark("Which card is hardest for Gennaro, on your right, to equal?"),
    "twice.three_yes": mark("Three fives are yours, one is hidden among thirty cards. You could not lead more safely."),
    "twice.three_no": mark("Of that value three are still out. Of which value is there only one?"),
    "twice.round": mark(
        "Gennaro could not take it, and it still lies there. Your partner Carmela has heard you, too: whoever leads a "
        "5 has more of them."
    ),
    "twice.end": mark("One exception, and you know it already: sevens stay in the hand, even when you hold two."),
    "not_taken.title": mark("What was not taken"),
    "not_taken.line": mark("A scopa not made tells you what is not in the hand."),
    "not_taken.why": mark(
        "You cannot see Rosa's cards, yet she tells you about them with every one she plays: nobody leaves a scopa "
        "lying. Here a 5 lies alone, and it is her turn."
    ),
    "not_taken.nine": mark("She lays a 9. Had she a 5, the table would be bare. So there is no 5 in her hand."),
    "not_taken.one": mark("What do you play?"),
    "not_taken.one_yes": mark("The 9 is yours, and the 5 may lie there alone once more: she cannot take it."),
    "not_taken.one_knave": mark(
        "Safe, yes. But you paid a card for a safety that you had already, and left the 9 lying."
    ),
    "not_taken.one_no": mark("Which value is not in her hand?"),
    "not_taken.five": mark("Another table: the {3D} lay alone, and she laid a 5 beside it. What do you read in that?"),
    "not_taken.two": mark("What do you play?"),
    "not_taken.two_yes": mark("Five takes five, and the 3 may lie alone: Rosa has none."),
    "not_taken.two_six": mark(
        "You are afraid of a 3 that is not there, and for that you give up a pair with a card of {coins}."
    ),
    "not_taken.two_no": mark("What did she not take?"),
    "not_taken.sum": mark(
        "It works with sums, too. Three, one and six lie there: ten. A king would sweep them all, and it is Rosa's "
        "turn."
    ),
    "not_taken.three": mark(
        "She takes the 3 with a 3. Not bad, but with a king it would have been a scopa. So she has no king."
    ),
    "not_taken.ten": mark("Seven are left, and you can take nothing. What do you lay?"),
    "not_taken.ten_yes": mark(
        "Ten: only a king could sweep, and she has none. And your 4 of {coins} stays in the hand."
    ),
    "not_taken.ten_four": mark("Eleven, the old rule. But it costs a card of {coins}, and ten is just as safe here."),
    "not_taken.ten_no": mark("Which sum has she just left lying?"),
    "not_taken.end": mark(
        "But mind: this holds only until new cards are dealt. With three new ones in her hand the reading begins anew."
    ),
}
