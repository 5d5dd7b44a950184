"""Make the folder that is installed on Windows, on any system: Python, the libraries and the compiled game.

It has Scopa.exe, scopa-engine.exe and LICENCES.txt. Python is in python/, its modules in python/python312.zip, the
libraries and the game in python/Lib/.
"""

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import papers
import pinned
import pruning
import side

TOP = Path(__file__).resolve().parent.parent
WINDOWS = TOP / "packaging" / "windows"
ROOMS = ("cards", "fonts", "icons", "launch", "locale", "portraits", "puzzles", "sounds", "texts")
VERSION = "312"
WHERE = f"python{VERSION}.zip\n.\nLib\n"
"""Places where this Python finds its modules; it must not find any others on the system."""
IDENTITY = "org.scopa_gui.Scopa"
PUBLISHER = "the Scopa contributors"
COMPILER, RESOURCES = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres"
PROGRAMS = (
    ("Scopa", "scopa_gui", "Scopa and Scopone"),
    ("scopa-engine", "scopa_gui.headless", "The rules and the players of Scopa as a program"),
)
LIBRARIES = tuple(name for name in papers.LIBRARIES if name != "pyinstaller")
BESIDES = ("mingw-w64", "NSIS")
"""Parts of the programs that start and install the game."""


class NotBuiltError(Exception):
    """Error if the folder cannot be made; its text is a sentence."""


def put_together(tree: Path, version: str, python: str) -> None:
    """Make the folder; `python` is an interpreter of VERSION."""
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / "python" / "Lib"
    library.mkdir(parents=True)
    python_licence = unpack_python(tree / "python")
    unpack_libraries(library)
    text = licences(tree, library, python_licence)
    pruning.prune(library)
    add_game(library)
    compiled(library, python)
    for name, module, description in PROGRAMS:
        make_program(tree, name, module, description, version)
    (tree / "LICENCES.txt").write_text(text, encoding="utf-8", newline="\r\n")


def unpack_python(folder: Path) -> str:
    """Unpack Python without the parts that the game does not use; return the text of its licence."""
    name, sha256 = pinned.PYTHON_INSIDE
    with tarfile.open(pinned.fetched(pinned.PYTHON)) as archive:
        member = next(each for each in archive.getmembers() if each.name.endswith(name))
        inside = archive.extractfile(member)
        content = pinned.right(inside.read() if inside else b"", sha256, name)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for entry in archive.infolist():
            name = entry.filename.partition("/")[2]
            if name and pruning.is_packed_of_python(name):
                (folder / name).write_bytes(archive.read(entry))
    (folder / f"python{VERSION}._pth").write_text(WHERE, encoding="ascii")
    leave_out_modules(folder / f"python{VERSION}.zip")
    licence = folder / "LICENSE.txt"
    text = licence.read_text(encoding="utf-8", errors="replace")
    licence.unlink()
    return text


def leave_out_modules(archive: Path) -> None:
    """Remove modules that the game does not use; the setup program compresses the rest better than this file would."""
    content = io.BytesIO(archive.read_bytes())
    with zipfile.ZipFile(content) as old, zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as new:
        for entry in old.infolist():
            module = entry.filename.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")
            if pruning.is_packed_module(module):
                new.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), old.read(entry))


def unpack_libraries(folder: Path) -> None:
    """Unpack the libraries completely."""
    for part in pinned.LIBRARIES:
        with zipfile.ZipFile(pinned.fetched(part)) as wheel:
            wheel.extractall(folder)  # noqa: S202 - its checksum is known


def add_game(folder: Path) -> None:
    """Add the game with its assets, as in a wheel."""
    ignored = shutil.ignore_patterns("__pycache__", "*.po", "*.md")
    shutil.copytree(TOP / "scopa_gui", folder / "scopa_gui", ignore=ignored)
    for room in ROOMS:
        shutil.copytree(TOP / "assets" / room, folder / "scopa_gui" / "assets" / room, ignore=ignored)


def compiled(folder: Path, python: str) -> None:
    """Compile all sources of a folder in place."""
    done = subprocess.run(
        [python, str(TOP / "packaging" / "compiling.py"), str(folder)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0 or list(folder.rglob("*.py")):
        raise NotBuiltError(
            "The game could not be compiled: "
            f"{(done.stderr.strip() or done.stdout.strip() or 'no reason was given').splitlines()[-1]}"
        )


def make_program(tree: Path, name: str, module: str, description: str, version: str) -> None:
    """Make a program that starts a module, with the game's icon and the texts that Windows shows."""
    with tempfile.TemporaryDirectory(prefix="scopa-") as folder:
        resources = resources_of(Path(folder), name, description, version)
        words = {"MODULE": module, "PYTHON": f"python\\python{VERSION}.dll", "IDENTITY": IDENTITY}
        kind = ["-mwindows"] if name == "Scopa" else ["-mconsole", "-DCONSOLE"]
        given = [f"-D{word}=L{quoted(text)}" for word, text in words.items()]
        run(
            COMPILER,
            "-municode",
            *kind,
            "-Os",
            "-s",
            "-Wall",
            "-Wextra",
            "-Werror",
            *given,
            str(WINDOWS / "launcher.c"),
            str(resources),
            "-o",
            str(tree / f"{name}.exe"),
            "-lshell32",
        )


def resources_of(work: Path, name: str, description: str, version: str) -> Path:
    """Compile icon, manifest and the texts that Windows shows of a program; return the file."""
    shutil.copy(WINDOWS / "launcher.manifest", work)
    words = {
        "ICON_FILE": TOP / "assets" / "icons" / "scopa.ico",
        "MANIFEST_FILE": work / "launcher.manifest",
        "PUBLISHER": PUBLISHER,
        "DESCRIPTION": description,
        "VERSION": version,
        "COPYRIGHT": f"Copyright (c) 2026 {PUBLISHER}",
        "NAME": name,
    }
    lines = [f"#define {word} {quoted(text)}" for word, text in words.items()] + [
        f"#define NUMBERS {numbers(version).replace('.', ',')}"
    ]
    (work / f"{name}.rc").write_text(
        "\n".join([*lines, (WINDOWS / "launcher.rc").read_text(encoding="ascii")]), encoding="utf-8"
    )
    run(RESOURCES, "-c", "65001", str(work / f"{name}.rc"), str(work / f"{name}.o"))
    return work / f"{name}.o"


def quoted(text: object) -> str:
    """Return a text as a string in C."""
    return '"' + str(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def numbers(version: str) -> str:
    """Return a version as four numbers: 1.2.0.0 for 1.2.0."""
    return ".".join((version.split(".") + ["0"] * 4)[:4])


def run(*words: str) -> None:
    """Run a tool; raises NotBuiltError with the last line of its output."""
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        said = (done.stderr + done.stdout).strip().splitlines() or ["no reason was given"]
        raise NotBuiltError(f"{words[0]} fails: {said[-1]}")


def licences(tree: Path, library: Path, python_licence: str) -> str:
    """Return the licences of everything in the folder; raises NotBuiltError if one is missing."""
    inside = [path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()]
    packed = [
        name
        for name in inside
        if not name.startswith("python/Lib/") or pruning.is_packed(name.removeprefix("python/Lib/"))
    ]
    if papers.unnamed(packed):
        raise NotBuiltError(f"packaging/papers.py names no licence for {', '.join(papers.unnamed(packed))}.")
    brought = {path.name.partition("-")[0].replace("_", "-") for path in library.glob("*.dist-info")}
    if brought != set(LIBRARIES):
        raise NotBuiltError(
            "packaging/papers.py and packaging/pinned.py name different libraries: "
            f"{', '.join(sorted(brought ^ set(LIBRARIES)))}."
        )
    more = f"Python for Windows, with what is in it\n\n{python_licence}"
    return papers.licences(packed, place=library, libraries=LIBRARIES, besides=BESIDES, more=(more,))


def removal(tree: Path) -> str:
    """Return NSIS commands that remove exactly this folder's files, and folders that are then empty."""
    found = sorted(tree.rglob("*"), reverse=True)
    places = [(path, str(path.relative_to(tree)).replace("/", "\\").replace("$", "$$")) for path in found]
    return "".join(
        f'RMDir "$INSTDIR\\{place}"\n' if path.is_dir() else f'Delete "$INSTDIR\\{place}"\n' for path, place in places
    )


def make_setup(tree: Path, version: str, out: Path) -> None:
    """Make the setup program of a folder."""
    work = TOP / "build"
    (work / "removal.nsh").write_text(removal(tree), encoding="utf-8-sig")
    (work / "side.bmp").write_bytes(side.picture(TOP / "assets" / "icons" / "scopa-256.png"))
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file())
    words = {
        "VERSION": version,
        "PICTURE": work / "side.bmp",
        "NUMBERS": numbers(version),
        "TREE": tree,
        "REMOVAL": work / "removal.nsh",
        "KILOBYTES": size // 1024,
        "ICON": TOP / "assets" / "icons" / "scopa.ico",
        "OUT": out,
    }
    run(
        "makensis",
        "-V2",
        "-INPUTCHARSET",
        "UTF8",
        "-NOCD",
        *(f"-D{word}={text}" for word, text in words.items()),
        str(WINDOWS / "setup.nsi"),
    )


def python_to_compile_with() -> str:
    """Return an interpreter of VERSION: this one, or one on PATH; raises NotBuiltError if there is none."""
    name = f"python{VERSION[0]}.{VERSION[1:]}"
    if sys.version_info[:2] == (int(VERSION[0]), int(VERSION[1:])):
        return sys.executable
    found = shutil.which(name)
    if found and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0:
        return found
    raise NotBuiltError(
        f"To compile the game, {name} must be on PATH, the version that is packed: from your system's packages, or "
        f"with uv python install {VERSION[0]}.{VERSION[1:]}."
    )
