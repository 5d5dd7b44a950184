"""Python's sources below a folder turned into what it runs, in their place: `python compiling.py FOLDER`, by the very version that will run it.

So a start compiles nothing, and a place that cannot be written to serves as well as any. The compiled files are taken as they are, without a
look at a source. Reads as any Python from 3.11 on, as it is run by another than the rest.
"""

import os
import py_compile
import sys


def main(folder: str) -> None:
    """Compile each file, and take the source away."""
    for place, _, names in os.walk(folder):
        for name in sorted(names):
            if name.endswith(".py"):
                source = os.path.join(place, name)  # noqa: PTH118 - as quick as it can be: under Wine it has to start, too
                shown = os.path.relpath(source, folder).replace(os.sep, "/")
                py_compile.compile(source, f"{source}c", shown, doraise=True, optimize=1, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
                os.remove(source)  # noqa: PTH107 - as above


if __name__ == "__main__":
    main(sys.argv[1])
