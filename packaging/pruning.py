"""Files of Python and of the libraries that all packages leave out, because the game runs without them.

Tests remove everything listed here, and then draw the window, write an archive and let the Maestro think. Paths are
relative to the folder of the libraries, with `/` between folders on every system.
"""

import re
from fnmatch import translate
from pathlib import Path

ALL = (
    *(
        "*/tests/*",
        "*/test/*",
        "*.pyi",
        "*.pxd",
        "*.pyx",
        "*.h",
        "*.lib",
        "*.a",
        "*.c",
        "*.typed",
        "*/__pycache__/*",
        "bin/*",
    ),
    *("*.dist-info/*", "*.data/*"),  # papers.py has read their licences before; METADATA stays
)
NUMPY = (
    *(
        "f2py/*",
        "distutils/*",
        "testing/*",
        "doc/*",
        "_pyinstaller/*",
        "typing/mypy_plugin.*",
        "conftest.*",
        "_core/include/*",
        "_core/lib/*",
    ),
    *("random/lib/*", "random/_examples/*", "_core/_simd.*", "_core/_*_tests*", "_core/tests/*"),
    *("fft/*", "ma/*", "polynomial/*", "core/*", "ctypeslib/*", "ctypeslib.*"),
)
PILLOW = (
    "_avif*",
    "_imagingcms*",
    "_imagingft*",
    "_imagingtk*",
    "_imagingmorph*",
    "_tkinter*",
    "AvifImagePlugin*",
    "ImageQt*",
    "ImageTk*",
    "ImageCms*",
)
"""Parts of Pillow that draw text; the game's text is drawn by SDL."""
PYGAME = (
    *(
        "docs/*",
        "examples/*",
        "tests/*",
        "_sdl2/*",
        "threads/*",
        "__pyinstaller/*",
        "__briefcase/*",
        "_camera*",
        "camera*",
        "pypm*",
        "midi*",
        "gfxdraw*",
    ),
    *("_freetype*", "freetype.*", "ftfont*", "newbuffer*", "*.ttf", "*.ico", "*.icns", "*.svg", "*.tiff"),
    *(
        "libtiff-*",
        "libopus*",
        "libogg-*",
        "libwavpack-*",
        "libxmp*",
        "portmidi*",
    ),  # loaded only for other kinds of files: sounds are WAV or Vorbis, pictures WebP, PNG and JPEG
)
PYTHON = (
    *(
        "asyncio",
        "curses",
        "dbm",
        "distutils",
        "ensurepip",
        "http",
        "idlelib",
        "lib2to3",
        "mailbox",
        "nntplib",
        "pydoc_data",
        "test",
        "tkinter",
    ),
    *(
        "turtledemo",
        "unittest",
        "venv",
        "wsgiref",
        "xml",
        "xmlrpc",
        "pydoc",
        "doctest",
        "pdb",
        "bdb",
        "cgi",
        "cgitb",
        "ftplib",
        "imaplib",
        "poplib",
        "smtplib",
    ),
    *(
        "telnetlib",
        "socketserver",
        "ssl",
        "turtle",
        "profile",
        "cProfile",
        "pstats",
        "trace",
        "zipapp",
        "plistlib",
        "webbrowser",
        "sndhdr",
        "aifc",
        "sunau",
        "pickletools",
    ),
    *(
        "_ssl",
        "_hashlib",
        "_asyncio",
        "_overlapped",
        "_elementtree",
        "pyexpat",
        "_msi",
        "msilib",
        "winsound",
        "_lzma",
        "_bz2",
        "bz2",
        "lzma",
    ),
    *("setuptools", "pip", "pkg_resources", "_distutils_hack", "sqlite3.dump", "sqlite3.__main__", "sqlite3.test"),
)
"""Modules of Python itself, and others that an environment has."""
PYTHON_FILES = ("libcrypto-3.dll", "libssl-3.dll", "python.cat", "python.exe", "pythonw.exe", "python3.dll")
"""Files of Python for Windows that only these modules load, and programs."""
OF_THE_SYSTEM = ("libgcc_s.so.1", "libstdc++.so.6", "libz.so.1")
"""Libraries that every Linux has; older copies of ours would break display drivers that need newer ones."""


OF_LIBRARIES = {"numpy": NUMPY, "PIL": PILLOW, "pygame": PYGAME}
LEFT_OUT = (
    *ALL,
    *OF_THE_SYSTEM,
    *(f"{library}/{place}" for library, places in OF_LIBRARIES.items() for place in places),
)
_LEFT_OUT = re.compile("|".join(map(translate, LEFT_OUT)), re.IGNORECASE)


def is_packed(place: str) -> bool:
    """Return whether a file of the libraries goes into a package; `place` is its path in their folder."""
    return place.endswith(".dist-info/METADATA") or _LEFT_OUT.match(place.replace("\\", "/")) is None


def is_packed_module(name: str) -> bool:
    """Return whether a module of Python or of a library goes into a package, by its full name."""
    parts = name.split(".")
    if any(".".join(parts[: length + 1]) in PYTHON for length in range(len(parts))):
        return False
    return is_packed("/".join(parts) + ".py") and is_packed("/".join(parts) + "/__init__.py")


def is_packed_of_python(file: str) -> bool:
    """Return whether a file of Python for Windows goes into the package, by its name."""
    return file not in PYTHON_FILES and not (file.endswith(".pyd") and not is_packed_module(file.removesuffix(".pyd")))


def modules() -> list[str]:
    """Return the modules left out that are named here; compiled parts that only they need are left out too."""
    stems = [
        f"{library}/{place.removesuffix('*').rstrip('./')}"
        for library, places in OF_LIBRARIES.items()
        for place in places
    ]
    return [
        *PYTHON,
        *(name for name in (stem.replace("/", ".") for stem in stems) if all(map(str.isidentifier, name.split(".")))),
    ]


def prune(folder: Path) -> None:
    """Remove the files that are left out from a folder of libraries, and folders that are then empty."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not is_packed(path.relative_to(folder).as_posix()):
            path.unlink()
