"""Licences of everything in a package: the full texts for the libraries and for the parts compiled into them.

Libraries of Python have their own texts. PARTS lists their compiled parts and those of Python itself by the name of the
file, with the licence and the place of its text: a file in licences/, or the text of the library that mentions it.
"""

import re
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
TEXTS = TOP / "packaging" / "licences"
FACES = TOP / "assets" / "fonts"
LIBRARIES = ("accesskit", "appdirs", "msgspec", "numpy", "pillow", "pygame-ce", "pyinstaller")
"""Libraries in packages; PyInstaller is one because a part of it starts the program."""
WITHOUT_TEXT = {"pygame-ce": "lgpl-2.1.txt"}
"""Libraries without a text of their own, and the file with it."""
LINE = f"\n\n{'-' * 100}\n\n"
PREFACE = """\
Scopa's own licence comes first, then one for each thing that is in this folder besides. The
libraries under the GNU Lesser General Public License are files of their own here and may be changed
for other builds of the same libraries; their sources are at the addresses given.
"""


class Part(NamedTuple):
    """Compiled part: its name, the pattern of its file's name, its licence, the place of the text, its owner."""

    name: str
    file: str
    licence: str
    text: str
    owner: str = ""


NO_FILE = r"(?!)"
"""Pattern of a part that is compiled into our own programs."""
PARTS = (
    Part("SDL2, SDL2_image, SDL2_mixer and SDL2_ttf", r"sdl(2(_image|_mixer|_ttf)?)?", "Zlib", "SDL.txt"),
    Part(
        "FluidSynth",
        r"(lib)?fluidsynth",
        "LGPL-2.1-or-later",
        "lgpl-2.1.txt",
        "Peter Hanappe and others, www.fluidsynth.org",
    ),
    Part("mpg123", r"mpg(123)?", "LGPL-2.1", "lgpl-2.1.txt", "Michael Hipp and others, www.mpg123.de"),
    Part(
        "libsndfile",
        r"sndfile",
        "LGPL-2.1-or-later",
        "lgpl-2.1.txt",
        "Erik de Castro Lopo and others, libsndfile.github.io",
    ),
    Part(
        "alsa-lib", r"asound", "LGPL-2.1-or-later", "lgpl-2.1.txt", "Jaroslav Kysela and others, www.alsa-project.org"
    ),
    Part("libquadmath", r"quadmath", "LGPL-2.1-or-later", "lgpl-2.1.txt", "Free Software Foundation, gcc.gnu.org"),
    Part("FLAC", r"flac", "BSD-3-Clause", "flac.txt"),
    Part("Ogg", r"ogg", "BSD-3-Clause", "ogg.txt"),
    Part("Vorbis", r"vorbis(enc|file)?", "BSD-3-Clause", "vorbis.txt"),
    Part("Opus", r"opus", "BSD-3-Clause", "opus.txt"),
    Part("opusfile", r"opusfile", "BSD-3-Clause", "opusfile.txt"),
    Part("WavPack", r"wavpack", "BSD-3-Clause", "wavpack.txt"),
    Part("libxmp", r"xmp", "MIT", "xmp.txt"),
    Part("PortMidi", r"portmidi", "MIT", "portmidi.txt"),
    Part("FreeType", r"freetype", "FTL", "pillow: FREETYPE2"),
    Part("HarfBuzz", r"harfbuzz", "MIT", "pillow: HARFBUZZ"),
    Part("Brotli", r"brotli(common|dec|enc)", "MIT", "pillow: BROTLI"),
    Part("libpng", r"png", "libpng-2.0", "pillow: LIBPNG"),
    Part("libjpeg-turbo", r"jpeg|turbojpeg", "IJG and BSD-3-Clause", "pillow: LIBJPEG"),
    Part("libtiff", r"tiff", "libtiff", "pillow: LIBTIFF"),
    Part("libwebp", r"webp(demux|mux|decoder)?|sharpyuv", "BSD-3-Clause", "pillow: LIBWEBP"),
    Part("OpenJPEG", r"openjp", "BSD-2-Clause", "pillow: OPENJPEG"),
    Part("Little CMS", r"lcms", "MIT", "pillow: LCMS2"),
    Part("liblzma", r"lzma", "0BSD", "pillow: LIBLZMA"),
    Part("Zstandard", r"zstd", "BSD-3-Clause", "pillow: ZSTD"),
    Part("libavif with its decoders", r"avif|aom|dav1d|svtav1enc|yuv", "BSD-2-Clause", "pillow: LIBAVIF"),
    Part("libXau", r"xau", "MIT", "pillow: XAU"),
    Part("libxcb", r"xcb", "MIT", "pillow: XCB"),
    Part("libXdmcp", r"xdmcp", "MIT", "pillow: XDMCP"),
    Part("OpenBLAS with LAPACK", r"(scipy_)?openblas.*", "BSD-3-Clause", "numpy: OpenBLAS"),
    Part(
        "The run-time libraries of GCC",
        r"gfortran|gcc_s\w*|stdc\+\+|gomp|winpthread",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "numpy: GCC runtime library",
    ),
    Part("Python", r"python\d*", "PSF-2.0", "python.txt"),
    Part("SQLite", r"sqlite", "public domain", "sqlite.txt"),
    Part("libffi", r"ffi", "MIT", "ffi.txt"),
    Part("Expat", r"expat", "MIT", "expat.txt"),
    Part("zlib", r"z|zlib|z-ng", "Zlib", "zlib.txt"),
    Part("libuuid", r"uuid", "BSD-3-Clause", "uuid.txt"),
    Part("mingw-w64", NO_FILE, "ZPL-2.1", "mingw.txt"),
    Part("NSIS", NO_FILE, "Zlib and CPL-1.0 with an exception", "nsis.txt"),
    Part(
        "The run-time libraries of Visual C++",
        r"vcruntime\d*(_\d)?|msvcp\d*(_\d)?|ucrtbase|api-ms-win.*",
        "as Microsoft gives them away",
        "",
    ),
)
ALWAYS = ("SQLite", "libffi", "Expat", "zlib", "Python")
"""Parts that are compiled into Python if they have no files of their own."""
_MODULE = re.compile(r"\.cpython-[^/]*\.(so|dylib)$|\.abi3\.so$|\.pyd$")


def stem_of(file: str) -> str:
    """Return the plain name of a library: sdl2_image for libSDL2_image-2-d6906c81.0.so.0.800.12."""
    name = re.split(r"[\\/]", file)[-1].lower().removeprefix("lib")
    if name.startswith("api-ms-win"):
        return name
    name = re.split(r"(?<=[a-z+])\d*\.(?:so|dll|dylib|\d)|-[0-9a-f]*[0-9][0-9a-f]*(?=[-.]|$)|_?-", name)[0]
    return (
        name
        if name.startswith(("sdl2", "dav1d", "svtav1", "openblas", "scipy"))
        else re.sub(r"[\d._]+(\.(so|dll|dylib))?$", "", name)
    )


def part_of(file: str) -> Part | None:
    """Return the part that a compiled file is; None if PARTS does not have it."""
    return next((part for part in PARTS if re.fullmatch(part.file, stem_of(file))), None)


def is_library(file: str) -> bool:
    """Return whether a file is compiled and not a module of a library of Python."""
    name = re.split(r"[\\/]", file)[-1].lower()
    return not _MODULE.search(name) and bool(re.search(r"\.so(\.|$)|\.dll$|\.dylib$", name))


def unnamed(files: Iterable[str]) -> list[str]:
    """Return the compiled files that are not in PARTS."""
    return sorted(file for file in files if is_library(file) and part_of(file) is None)


def library_of(name: str, place: Path | None = None) -> Distribution:
    """Return a library of this environment, or of the folder `place`."""
    if place is None:
        return distribution(name)
    return next(iter(Distribution.discover(name=name, path=[str(place)])))


def own_texts(library: str, place: Path | None = None) -> list[str]:
    """Return the texts of a library's own licences."""
    papers = [
        path
        for path in library_of(library, place).files or []
        if re.match(r"(licen|copying|notice)", path.name.lower()) and path.suffix in ("", ".txt", ".md", ".rst")
    ]
    return [Path(str(paper.locate())).read_text(encoding="utf-8", errors="replace") for paper in papers]


def licences(
    files: Iterable[str],
    *,
    place: Path | None = None,
    libraries: Iterable[str] | None = None,
    besides: Iterable[str] = (),
    more: Iterable[str] = (),
) -> str:
    """Return the licences of a folder with these files.

    `libraries` are in this environment, or in the folder `place`; `besides` has names of PARTS without files of their
    own, and `more` has full texts to add.
    """
    found = {part for part in map(part_of, filter(is_library, files)) if part} | {
        part for part in PARTS if part.name in (*ALWAYS, *besides)
    }
    texts = [PREFACE + "\n" + (TOP / "LICENSE").read_text(encoding="utf-8")]
    for name in LIBRARIES if libraries is None else libraries:
        library = library_of(name, place)
        head = (
            f"{name} {library.version}: "
            f"{library.metadata.get('License-Expression') or library.metadata.get('License') or ''}"
        )
        address = (
            ""
            if name not in WITHOUT_TEXT
            else f" (the text is that of {WITHOUT_TEXT[name]}, below; pyga.me, github.com/pygame-community/pygame-ce)"
        )
        texts.append("\n\n".join([head.partition("\n")[0].rstrip(": ") + address, *own_texts(name, place)]))
    texts += [
        f"{path.stem.removeprefix('LICENCE-')}, the type face\n\n{path.read_text(encoding='utf-8')}"
        for path in sorted(FACES.glob("LICENCE-*.txt"))
    ]
    for part in sorted(found, key=PARTS.index):
        where = f": the text is that of {part.text}, in this file" if part.text else ""
        texts.append(f"{part.name}: {part.licence}{f', {part.owner}' if part.owner else ''}{where}")
    wanted = {part.text for part in found} | set(WITHOUT_TEXT.values())
    texts += [
        f"{path.name}\n\n{path.read_text(encoding='utf-8')}"
        for path in sorted(TEXTS.glob("*.txt"))
        if path.name in wanted
    ]
    return LINE.join([*texts, *more])
