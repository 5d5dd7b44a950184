"""What the packages leave out of Python and of the libraries: one list for all of them.

Each line is here because the game runs without: the tests take away what is named here, and have the window drawn, the
archive kept and the Maestro think. Places are as below the folder of the libraries, with `/` between folders, whatever
the system.
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
    *("*.dist-info/*", "*.data/*"),  # the licences in them are gathered by papers.py before, and METADATA stays
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
"""The cards carry no letters that Pillow would set: the type is SDL's."""
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
    ),  # read by name when such a file is opened: sounds are WAV or Vorbis (read without), pictures WebP, PNG and JPEG
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
        "tomllib",
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
"""Modules of Python itself, and what an environment has besides."""
PYTHON_FILES = ("libcrypto-3.dll", "libssl-3.dll", "python.cat", "python.exe", "pythonw.exe", "python3.dll")
"""Of the Python for Windows: what only these modules load, and programs."""
OF_THE_SYSTEM = ("libgcc_s.so.1", "libstdc++.so.6", "libz.so.1")
"""Every Linux has them. An older one of ours would hinder the screen's own drivers, loaded later, that want theirs."""


OF_LIBRARIES = {"numpy": NUMPY, "PIL": PILLOW, "pygame": PYGAME}
LEFT_OUT = (
    *ALL,
    *OF_THE_SYSTEM,
    *(f"{library}/{place}" for library, places in OF_LIBRARIES.items() for place in places),
)
_LEFT_OUT = re.compile("|".join(map(translate, LEFT_OUT)), re.IGNORECASE)


def is_kept(place: str) -> bool:
    """Whether a file of the libraries goes into a package: by its place below their folder."""
    return place.endswith(".dist-info/METADATA") or _LEFT_OUT.match(place.replace("\\", "/")) is None


def is_kept_module(name: str) -> bool:
    """Whether a module goes into a package, of Python or of a library: by its full name."""
    parts = name.split(".")
    if any(".".join(parts[: length + 1]) in PYTHON for length in range(len(parts))):
        return False
    return is_kept("/".join(parts) + ".py") and is_kept("/".join(parts) + "/__init__.py")


def is_kept_of_python(file: str) -> bool:
    """Whether a file of the Python for Windows goes into the package, by its name."""
    return file not in PYTHON_FILES and not (file.endswith(".pyd") and not is_kept_module(file.removesuffix(".pyd")))


def modules() -> list[str]:
    """All modules left out that have a name of their own here: what is compiled for them alone goes, too."""
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
    """Take away what is not kept from a folder of libraries, and the folders that are empty then."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not is_kept(path.relative_to(folder).as_posix()):
            path.unlink()
