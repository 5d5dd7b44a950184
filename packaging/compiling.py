"""Python's sources below a folder turned into what it runs, in their place: `python compiling.py FOLDER`, by the very
version that will run it.

So a start compiles nothing, and a place that cannot be written to serves as well as any. The compiled files are taken
as they are, without a look at a source. Reads as any Python from 3.11 on.
"""

import py_compile
import sys
from pathlib import Path


def main(folder: str) -> None:
    """Compile each file, and take the source away."""
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
