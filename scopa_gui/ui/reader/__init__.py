"""The screen as a tree for screen readers: what can be seen and done. Their requests are carried out like key presses.

Nothing here is loaded unless a reader asks; no error here ends the game.
"""
