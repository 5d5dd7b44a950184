"""The words of the lessons on the last cards."""

from collections.abc import Mapping

from scopa_gui.ui.words.translation import mark

WORDS: Mapping[str, str] = {
    "paired.title": mark("Paired and unpaired"),
    "paired.line": mark("Why the dealer's last card so often finds its twin."),
    "paired.dealer": mark(
        "You are the dealer: you play the last card of all. One card each is left, and yours is a 7. So far everything "
        "went away in pairs: two by two."
    ),
    "paired.pairs": mark("Watch: king takes king, six takes six, three takes three ..."),
    "paired.twin": mark(
        "... and your 7 finds the last card of all: its twin, the settebello. Four cards of each value: in pairs it "
        "always comes out even, and the dealer reaps."
    ),
    "paired.broken": mark(
        "The same end once more. But earlier a king took a 7 and a 3 together. That broke three pairs at one stroke: "
        "king, seven and three are now unpaired."
    ),
    "paired.no_twin": mark(
        "The pairs go as before. And your 7? No 7 is left. It stays lying with the king and the 3, and all three go to "
        "Don Ciro, who took last."
    ),
    "paired.odd": mark(
        "That is the rule of pairs. A pair taken changes nothing; a sum turns every rank in it round. The dealer's "
        "side wants everything paired, the other side does not."
    ),
    "paired.name_them": mark(
        "Again you deal and have two cards, the settebello and an ace. Three cards are hidden, and whoever has counted "
        "can name them: a 7, a 6 and a 9."
    ),
    "paired.sevens": mark("How many sevens are in the other hands?"),
    "paired.sevens_yes": mark(
        "Just one. And it will come to the table: whatever you play now, it finds nothing to take."
    ),
    "paired.sevens_no": mark("Two are in the piles, one is in your hand."),
    "paired.save": mark("Your 7 could take the 6 and the ace right now. Or your ace takes the ace. What do you play?"),
    "paired.save_yes": mark("Cool as a cellar. Now everything left is paired: look how it goes."),
    "paired.save_now": mark(
        "The settebello is home, but the pairs are broken. The 7, the 6 and your ace find nothing, and Don Ciro, who "
        "took last, gets all three."
    ),
    "paired.save_no": mark("Ask yourself which move leaves pairs behind."),
    "paired.saved": mark(
        "Six took six, nine took nine, and the settebello took the last seven. Nothing is left for anybody."
    ),
    "paired.keep": mark(
        "One more. You deal; a 3 and a 4 are in your hand. The other fours are gone, so nobody but you can take that "
        "4. Take it now, or later?"
    ),
    "paired.keep_yes": mark("Later! It cannot run away, and so yours is the last capture."),
    "paired.keep_four": mark(
        "You have the 4, and then nothing more: Don Ciro takes last, and the rest is his, your 3 included."
    ),
    "paired.keep_no": mark("Which card do you want to play last?"),
    "paired.kept": mark(
        "Your 4 takes the 4 at the very end, and because you took last, everything that still lies there is yours."
    ),
    "paired.end": mark(
        "As dealer: take pairs, keep the paired card for last, and count. In the cafés they call it counting the "
        "forty-eight."
    ),
    "spariglio.title": mark("The spariglio"),
    "spariglio.line": mark("Against the dealer: break the pairs."),
    "spariglio.against": mark(
        "Now you are on the other side: Gennaro, on your right, is the dealer. If everything goes in pairs, he reaps. "
        "So break pairs. That is the spariglio."
    ),
    "spariglio.three_ranks": mark(
        "A pair taken breaks nothing. A sum does: a 6 that takes 4 and 2 leaves an odd six, an odd four and an odd two "
        "behind."
    ),
    "spariglio.sum": mark("You can take in three ways here. Which one annoys the dealer?"),
    "spariglio.sum_yes": mark("Three cards, three pairs broken, and both figures still lie there: too much to sweep."),
    "spariglio.sum_pair": mark(
        "Four with four: just what the dealer likes. Everything stays in order for him, and it is a card less for you."
    ),
    "spariglio.sum_knight": mark("A pair again. And the 4 and the 2 stay behind for somebody else's 6."),
    "spariglio.sum_no": mark("You want to take, and to take more than one."),
    "spariglio.unpaired": mark(
        "Not every sum is good: never leave a scopa for its sake. But of two captures alike, against the dealer take "
        "the sum."
    ),
    "spariglio.four": mark("Nearly the end, and again you play just before the dealer. Pair or sum?"),
    "spariglio.four_yes": mark(
        "The sum, and the dealer is left with his small cards. Your own pair of nines waits: it is not going anywhere."
    ),
    "spariglio.four_pair": mark(
        "You take the pair, and the dealer takes the sum himself, with a 4 of his own. Three cards for him."
    ),
    "spariglio.four_seven": mark("A seven on the table, with two more of them hidden? No."),
    "spariglio.four_no": mark("Look for a sum."),
    "spariglio.end": mark(
        "Dealer's side: pairs. The other side: sums. In the whole theory of scopone there is no older quarrel."
    ),
    "paired_sevens.title": mark("Keeping the sevens paired"),
    "paired_sevens.line": mark("On the dealer's side: save the seven for the end."),
    "paired_sevens.one_each": mark(
        "Your partner Carmela deals: you are the dealer's side. No seven has been played, and one of them is yours. "
        "What sits in the other hands?"
    ),
    "paired_sevens.sevens": mark("How many sevens do the others hold?"),
    "paired_sevens.sevens_yes": mark(
        "Three, among five hidden cards. All four sevens will meet in the last rounds: two by two, if nobody breaks "
        "them."
    ),
    "paired_sevens.sevens_no": mark("Four in all, and only one is yours."),
    "paired_sevens.two": mark("Your 7 could take the 2 and the 5. Your 2 could take the 2. Well?"),
    "paired_sevens.two_yes": mark(
        "The little one. Your 7 stays, the sevens stay four, and in pairs they fall to the side that plays last: yours."
    ),
    "paired_sevens.two_seven": mark(
        "One seven home, and three left: an odd number, and the last will find no twin. Besides, you left one card, "
        "and Gennaro sweeps it."
    ),
    "paired_sevens.two_no": mark("Keep your 7."),
    "paired_sevens.stay": mark(
        "The others will try the opposite: five and two, four and three, anything to use up one seven alone. So leave "
        "no such sums lying about."
    ),
    "paired_sevens.patience": mark(
        "The same seats, another hand. You even hold the settebello. You can take in three ways. Think of all four "
        "sevens."
    ),
    "paired_sevens.patience_yes": mark(
        "The king takes the ace away, and with the ace goes the only sum of seven. Your settebello waits for its pair."
    ),
    "paired_sevens.patience_seven": mark(
        "One seven alone, and the other three go where they like, and with them perhaps the primiera. You were not in "
        "danger yet."
    ),
    "paired_sevens.patience_sum": mark(
        "Six and ace stay behind, seven together: Gennaro takes them with a 7, and your pairs are broken."
    ),
    "paired_sevens.patience_no": mark("Take, but not with the 7."),
    "paired_sevens.end": mark(
        "Sevens in pairs for the dealer's side, sevens one by one against it. Many a primiera is decided by this."
    ),
    "endgame.title": mark("The end game"),
    "endgame.line": mark("The last cards can be counted out to the end."),
    "endgame.known": mark(
        "Scopa for two, nothing left to deal. Now you know everything: what you have not seen is in Rosa's hand. She "
        "has a 6 and a 3."
    ),
    "endgame.rest": mark(
        "And whoever takes last gets all that is left on the table. Nobody can take this king any more, so it is a "
        "prize for the last one to take."
    ),
    "endgame.last": mark("Your ace can take the ace, your 4 the ace and the 3. Think it through to the last card."),
    "endgame.last_yes": mark("Now nothing that is left can take anything: you took last."),
    "endgame.last_ace": mark(
        "Then her 3 takes the 3, and now she has taken last. The king, your 4 and the rest are hers."
    ),
    "endgame.last_no": mark("Who takes last then?"),
    "endgame.mine": mark("She lays, you lay, she lays, and everything comes to you, the {RD} too."),
    "endgame.settebello": mark(
        "Two cards each. Rosa has an 8 and a 10, you know it. On the table the settebello, which nobody can take any "
        "more: it goes to whoever takes last."
    ),
    "endgame.trap": mark("You can take nothing now. Lay the card after which she cannot either, and you can."),
    "endgame.trap_yes": mark("Seven, five, two and four: no eight and no ten can be made of them. She must lay."),
    "endgame.trap_six": mark("Six and two are eight, and she has the 8. Now she takes last, settebello and all."),
    "endgame.trap_no": mark("Try the sums: which of them make eight, which make ten?"),
    "endgame.closed": mark(
        "Your 6 takes four and two, she lays her last card, and the rest is yours, with the settebello."
    ),
    "endgame.end": mark(
        "Before the last cards stop for a moment: what is out, what can she do, who takes last? That question is worth "
        "a point in many a match."
    ),
}
