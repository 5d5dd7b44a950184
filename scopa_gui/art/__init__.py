"""The pictures at run time: sprites at the exact size of this window, and the table cloth.

Start with `cache.py`: what the window asks for. `masters.py` knows the files that ship, `cards.py` and
`cloth.py` make pixels from them with Pillow, `atlas.py` is the file format of the per-user cache.
"""
