"""The drawings of the program as code: every card, the backs and the icon, and what renders them.

Start with `decks.py`, the list of all pictures; `cards/` draws them from `parts/`, and `ink/` is the pen.
Everything is drawn here from lists of knots: a card is 500 x 800 units, the light comes from the upper left.

    python -m assets.artwork render          all pictures into assets/cards and assets/icons
    python -m assets.artwork render --closeup    larger masters for looking at one card, into assets/cards/closeup
    python -m assets.artwork render --small      masters of cards below 80 pixels: fewer, heavier lines, larger signs
    python -m assets.artwork look --small 6b     the same to look at; a pen asks `d.small` what it draws for
    python -m assets.artwork accept 3b       write 3b down as it should look: a test names every card that differs
    python -m assets.artwork look 3b fc      a few cards, large and small, to look at
    python -m assets.artwork sheet           all decks on the cloth
    python -m assets.artwork people          the portraits (people/) and busts into assets/portraits, --out FILE for
                                             a sheet
    python -m assets.artwork people --expressions    what their faces show, beside them; --out FILE for a sheet
    python -m assets.artwork sheets          the contact sheets in assets/gallery
    python -m assets.artwork wide            the wide picture in assets/gallery

Needs the optional dependencies `artwork`; the game itself runs without them.
"""
