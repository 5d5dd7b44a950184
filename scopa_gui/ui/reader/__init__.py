"""The screen as a tree for screen readers: what can be seen and done, and what a reader asks for done as by hand.

Nothing here is loaded unless a reader asks; nothing that goes wrong here ends the game.
"""
