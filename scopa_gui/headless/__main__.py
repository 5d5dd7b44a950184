"""Start of the headless program by `python -m scopa_gui.headless`, which is the same as `scopa-engine`."""

import sys

from scopa_gui.complaint import complain, why_not_loaded


def main() -> int:
    """Answer the requests on standard input; return the exit status, 1 if a package is missing."""
    try:
        from scopa_gui.headless import program
    except ImportError as missing:
        complain(why_not_loaded(missing))
        return 1
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
