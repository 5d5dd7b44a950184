"""`python -m scopa_gui.headless`: the same program as `scopa-engine`."""

import sys

from scopa_gui.headless.program import main

if __name__ == "__main__":
    sys.exit(main())
