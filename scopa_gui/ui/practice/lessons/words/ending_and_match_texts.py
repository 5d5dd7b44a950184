"""Texts of the lessons on the last cards, on the opening lead and on playing to the score."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "paired.title": mark("Paired and unpaired"),
    "paired.line": mark("Why the dealer’s last card so often finds its twin."),
    "paired.dealer": mark(
        "You are the dealer, so you play the very last card. Everyone has one card left, and yours is a 7. So "
        "far everything has been taken in pairs: two by two."
    ),
    "paired.pairs": mark("Watch: king takes king, six takes six, three takes three…"),
    "paired.twin": mark(
        "… and your 7 finds the last card of all: its twin, the settebello. Four cards of each rank: in pairs it "
        "always comes out even, and the dealer cashes in."
    ),
    "paired.broken": mark(
        "The same ending again. But earlier a king took a 7 and a 3 together. That broke three pairs at one "
        "stroke: king, seven and three are now unpaired."
    ),
    "paired.no_twin": mark(
        "The pairs go as before. And your 7? There is no other 7 left. It stays there with the king and the 3, "
        "and all three go to Don Ciro, who took last."
    ),
    "paired.odd": mark(
        "That is the rule of pairs. Taking a pair changes nothing; a sum flips every rank in it. The dealer’s "
        "side wants everything paired, the other side doesn’t."
    ),
    "paired.name_them": mark(
        "Again you deal, and you have two cards, the settebello and an ace. Three cards are hidden, and if you "
        "have counted you can name them: a 7, a 6 and a 9."
    ),
    "paired.sevens": mark("How many sevens are in the other hands?"),
    "paired.sevens_yes": mark(
        "Just one. And it will end up on the table: whatever you play now, it will find nothing to take."
    ),
    "paired.sevens_no": mark("Two are in the piles, one is in your hand."),
    "paired.save": mark("Your 7 could take the 6 and the ace right now. Or your ace takes the ace. What do you play?"),
    "paired.save_yes": mark("A cool head! Now everything left is paired: watch how it goes."),
    "paired.save_now": mark(
        "The settebello is home, but the pairs are broken. The 7, the 6 and your ace find nothing, and Don Ciro, who "
        "took last, gets all three."
    ),
    "paired.save_no": mark("Ask yourself which move leaves pairs behind."),
    "paired.saved": mark(
        "Six took six, nine took nine, and the settebello took the last seven. Nothing is left for anybody."
    ),
    "paired.keep": mark(
        "One more. You deal, and you hold a 3 and a 4. The other two fours have been played, so only you can "
        "take the 4 on the table. Take it now, or later?"
    ),
    "paired.keep_yes": mark("Later! It can’t run away, and this way the last capture is yours."),
    "paired.keep_four": mark(
        "You get the 4, and then nothing more: Don Ciro takes last, and the rest is his, your 3 included."
    ),
    "paired.keep_no": mark("Which card do you want to play last?"),
    "paired.kept": mark(
        "Your 4 takes the 4 at the very end, and because you took last, everything still on the table is yours."
    ),
    "paired.end": mark(
        "As dealer: take pairs, keep the paired card for last, and count. In the cafés they call it the rule of 48."
    ),
    "spariglio.title": mark("The spariglio"),
    "spariglio.line": mark("Against the dealer: break the pairs."),
    "spariglio.against": mark(
        "Now you are on the other side: Gennaro, on your right, is the dealer. If everything goes in pairs, he "
        "cashes in. So break pairs. That is the spariglio."
    ),
    "spariglio.three_ranks": mark(
        "Taking a pair breaks nothing. A sum does: a 6 that takes 4 and 2 leaves a six, a four and a two unpaired."
    ),
    "spariglio.sum": mark("You can take in three ways here. Which one annoys the dealer?"),
    "spariglio.sum_yes": mark(
        "Three cards, three pairs broken, and both court cards are still there: too much to sweep."
    ),
    "spariglio.sum_pair": mark(
        "Four with four: just what the dealer likes. For him everything stays in order, and you get one card fewer."
    ),
    "spariglio.sum_knight": mark("A pair again. And the 4 and the 2 are left for somebody else’s 6."),
    "spariglio.sum_no": mark("You want to take, and to take more than one card."),
    "spariglio.unpaired": mark(
        "Not every sum is good: never give away a scopa for one. But against the dealer, of two equally good "
        "captures take the sum."
    ),
    "spariglio.four": mark("Nearly the end, and again you play just before the dealer. Pair or sum?"),
    "spariglio.four_yes": mark(
        "The sum, and the dealer is left with his small cards. Your own pair of nines can wait: it isn’t going "
        "anywhere."
    ),
    "spariglio.four_pair": mark(
        "You take the pair, and the dealer takes the sum himself, with a 4 of his own. Three cards for him."
    ),
    "spariglio.four_seven": mark("A seven on the table, with two more of them hidden? No."),
    "spariglio.four_no": mark("Look for a sum."),
    "spariglio.end": mark(
        "Dealer’s side: pairs. The other side: sums. In the whole theory of scopone there is no older quarrel."
    ),
    "paired_sevens.title": mark("Keeping the sevens paired"),
    "paired_sevens.line": mark("On the dealer’s side: save the seven for the end."),
    "paired_sevens.one_each": mark(
        "Your partner Carmela deals: you are the dealer’s side. No seven has been played, and one of them is "
        "yours. What is in the other hands?"
    ),
    "paired_sevens.sevens": mark("How many sevens do the others hold?"),
    "paired_sevens.sevens_yes": mark(
        "Three, among five hidden cards. All four sevens will meet in the last few turns: two by two, if nobody "
        "breaks them."
    ),
    "paired_sevens.sevens_no": mark("Four in all, and only one is yours."),
    "paired_sevens.two": mark("Your 7 could take the 2 and the 5. Your 2 could take the 2. Well?"),
    "paired_sevens.two_yes": mark(
        "The small one. Your 7 stays, all four sevens stay, and in pairs they go to the side that plays last: yours."
    ),
    "paired_sevens.two_seven": mark(
        "One seven is home, but three are left: an odd number, so the last finds no twin. Besides, you left one "
        "card, and Gennaro sweeps it."
    ),
    "paired_sevens.two_no": mark("Keep your 7."),
    "paired_sevens.stay": mark(
        "The others will try the opposite: five and two, four and three, anything to use up one seven alone. So "
        "don’t leave sums like that on the table."
    ),
    "paired_sevens.patience": mark(
        "The same seats, another hand. This time you even hold the settebello. You can take in three ways. Think "
        "of all four sevens."
    ),
    "paired_sevens.patience_yes": mark(
        "The king takes the ace away, and with the ace goes the only sum of seven. Your settebello waits for its pair."
    ),
    "paired_sevens.patience_seven": mark(
        "One seven on its own. The other three go where they like, and perhaps the primiera with them. You "
        "weren’t in danger yet."
    ),
    "paired_sevens.patience_sum": mark(
        "The six and the ace are left, seven together: Gennaro takes them with a 7, and your pairs are broken."
    ),
    "paired_sevens.patience_no": mark("Take, but not with the 7."),
    "paired_sevens.end": mark(
        "Sevens in pairs for the dealer’s side, sevens one by one against it. That decides many a primiera."
    ),
    "endgame.title": mark("The endgame"),
    "endgame.line": mark("You can work out the last cards to the very end."),
    "endgame.known": mark(
        "Scopa for two, nothing left to deal. Now you know everything: what you haven’t seen is in Rosa’s hand. "
        "She has a 6 and a 3."
    ),
    "endgame.rest": mark(
        "And the last one to take gets everything left on the table. Nobody can take this king any more, so it "
        "is the prize for the last capture."
    ),
    "endgame.last": mark("Your ace can take the ace, your 4 the ace and the 3. Think it through to the last card."),
    "endgame.last_yes": mark("Now no card that is left can take anything: you took last."),
    "endgame.last_ace": mark(
        "Then her 3 takes the 3, and now she has taken last. The king, your 4 and the rest are hers."
    ),
    "endgame.last_no": mark("Who takes last then?"),
    "endgame.mine": mark("She lays, you lay, she lays, and everything comes to you, the {RD} too."),
    "endgame.settebello": mark(
        "Two cards each. Rosa has an 8 and a 10, and you know it. The settebello is on the table, and nobody can "
        "take it directly any more. It goes to the last one to take."
    ),
    "endgame.trap": mark(
        "You can’t take anything now. Lay the card that leaves her nothing to take, but leaves you something."
    ),
    "endgame.trap_yes": mark("Seven, five, two and four: they make neither eight nor ten. She must lay a card."),
    "endgame.trap_six": mark("Six and two are eight, and she has the 8. Now she takes last, settebello and all."),
    "endgame.trap_no": mark("Try the sums: which make eight, and which make ten?"),
    "endgame.closed": mark(
        "Your 6 takes four and two, she lays her last card, and the rest is yours, settebello included."
    ),
    "endgame.end": mark(
        "Before the last cards, stop for a moment: what has been played, what can she do, who takes last? In "
        "many a match that question is worth a point."
    ),
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
