"""Scopa and Scopone against the computer: the rules (engine), the opponents (ai), the match (game), the window (ui).

Start reading at `scopa_gui.engine.cards` for the game, at `scopa_gui.ui.app` for the program.
"""

__version__ = "0.3.0"
