"""The game itself: pure values and functions, standard library only. Start reading at position.py; the law of captures
is captures.py.
"""
