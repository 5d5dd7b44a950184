"""The pictures at run time: sprites at the exact size of this window, and the tables.

Start with `cache.py` and `tables.py`: what the window asks for. `masters.py` knows the files that ship, `cards.py`
makes sprites from them with Pillow; `baize.py`, `wood.py` and `maiolica.py` make the tables out of `ground.py`;
`atlas.py` is the file format of the per-user cache.
"""
