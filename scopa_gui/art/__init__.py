"""Pictures at run time: cards and portraits in the exact size that the window needs, and the tables.

Start with `cache.py` and `tables.py`, which the window calls. `masters.py` finds the files that ship, and
`card_images.py` makes cards of them with Pillow. `baize.py`, `wood.py` and `maiolica.py` make the tables with the help
of `ground.py`. `atlas.py` is the format of the user's cache files.
"""
