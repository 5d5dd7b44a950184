"""Compile all Python sources in a folder in place: `python compiling.py FOLDER`, with the version that will run them.

The program then starts without compiling, even from a folder that cannot be written to, and needs no sources. This file
must run under every Python from 3.11 on.
"""

import py_compile
import sys
from pathlib import Path


def main(folder: str) -> None:
    """Compile each file and remove its source."""
    for source in sorted(Path(folder).rglob("*.py")):
        shown = source.relative_to(folder).as_posix()
        py_compile.compile(
            str(source),
            f"{source}c",
            shown,
            doraise=True,
            optimize=1,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()


if __name__ == "__main__":
    main(sys.argv[1])
