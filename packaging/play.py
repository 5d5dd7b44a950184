#!/usr/bin/env python3
"""Play Scopa from this checkout: python3 packaging/play.py

The first start downloads the libraries into an environment of their own; every later one starts the game at once.
"""

import guard

guard.need_python()

import playing

if __name__ == "__main__":
    playing.main()
