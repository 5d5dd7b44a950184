"""`python -m scopa_gui.headless`: the same program as `scopa-engine`."""

import sys

from scopa_gui.complaint import complain, why_not_loaded


def main() -> int:
    """Serve standard input; 1 where a part of Python is missing."""
    try:
        from scopa_gui.headless import program
    except ImportError as missing:
        complain(why_not_loaded(missing))
        return 1
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
