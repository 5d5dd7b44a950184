"""Test of the setup program under Wine, on a virtual screen and in a temporary Windows.

It cannot test the warning about unknown publishers, the scaling of the display, and drivers of Windows.
"""

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import bundle
import trying

LONG = 300
"""Most seconds for each step."""
STICKS = "_wmi.pyd"
"""Module of Python that hangs under Wine 8; Python works without it, and only the test removes it."""
ARITHMETIC = "api-ms-win-crt-math-l1-1-0.dll"
"""Part of Microsoft's run-time library that lacks functions in Wine 8 which numpy needs."""
LACKED = {"creal", "crealf", "creall", "cimag", "cimagf", "cimagl"}
OWN = "scopa-crt-math.dll"
OBJECTS = "x86_64-w64-mingw32-objdump"
ENTRY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\org.scopa_gui.Scopa"
NEWER, OPEN = 3, 4
"""Exit statuses of the setup program, see setup.nsi."""


class WrongError(Exception):
    """Error if something does not work; its text is the end of a sentence."""


def command() -> list[str] | None:
    """Return the words that start a program for Windows; None if Wine or Xvfb is not installed."""
    found = shutil.which("wine64") or shutil.which("wine") or shutil.which("/usr/lib/wine/wine64")
    return [found] if found and shutil.which("Xvfb") else None


def wrong_with(setup: Path, tree: Path, version: str) -> str:
    """Return what does not work, as the end of a sentence; nothing if all works."""
    words = command()
    if words is None:
        raise ValueError("Wine is not installed")
    home = Path(tempfile.mkdtemp(prefix="scopa-wine-"))
    try:
        with screen() as display:
            windows = Windows(words, home, display)
            try:
                windows.begin()
                install_and_play(windows, setup, tree, version)
            finally:
                windows.end()
    except WrongError as wrong:
        return str(wrong)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return ""


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """Start a virtual screen and yield its name."""
    reader, writer = os.pipe()
    words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        try:
            with os.fdopen(reader, encoding="ascii") as said:
                yield f":{said.readline().strip()}"
        finally:
            server.terminate()


class Windows:
    """New Windows in Wine, with its folders, programs and registry."""

    def __init__(self, words: list[str], home: Path, display: str) -> None:
        self.words, self.home = words, home
        self.environment = {
            **{
                name: value
                for name, value in os.environ.items()
                if not name.startswith(("SCOPA_", "SDL_", "WINE", "PYTHON"))
            },
            "WINEPREFIX": str(home / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=;winedbg.exe=",
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            "CI": "1",  # no message box of the game waits for an answer
            "HOME": str(home),
        }

    def begin(self) -> None:
        """Make it a Windows 10, which is not the default of every Wine."""
        self.run("wineboot", "-i")
        self.run("winecfg", "-v", "win10")

    def end(self) -> None:
        """End all its programs."""
        server = next(
            (
                path
                for path in ("wineserver", "/usr/lib/wine/wineserver", "/usr/lib/wine/wineserver64")
                if shutil.which(path)
            ),
            None,
        )
        if server:
            subprocess.run([server, "-k", "-w"], env=self.environment, capture_output=True, check=False, timeout=LONG)

    def run(self, *words: str | Path) -> "subprocess.CompletedProcess[str]":
        """Run a program to its end."""
        try:
            return subprocess.run(
                [*self.words, *map(str, words)],
                env=self.environment,
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
                timeout=LONG,
                stdin=subprocess.DEVNULL,
            )
        except subprocess.TimeoutExpired:
            raise WrongError(f"{Path(str(words[0])).name} does not end") from None

    @property
    def local(self) -> Path:
        """Folder of the user's local data."""
        return next(
            path
            for path in (self.home / "prefix" / "drive_c" / "users").glob("*/AppData/Local")
            if path.parts[-3] != "Public"
        )

    @property
    def menu(self) -> Path:
        """Link of the game in the Start menu."""
        return self.local.parent / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Scopa.lnk"

    @property
    def desktop(self) -> Path:
        """Link of the game on the desktop."""
        return self.local.parent.parent / "Desktop" / "Scopa.lnk"

    def links(self) -> list[Path]:
        """Links that exist."""
        return [path for path in (self.menu, self.desktop) if path.is_file()]

    def entry(self) -> dict[str, str]:
        """Return the game's entry among the installed programs."""
        lines = [line.split(None, 2) for line in self.run("reg", "query", ENTRY).stdout.splitlines()]
        return {parts[0]: parts[2].strip() for parts in lines if len(parts) == 3 and parts[1].startswith("REG_")}


def need(is_so: object, otherwise: str) -> None:
    """Raise WrongError with the text `otherwise` unless `is_so` is true."""
    if not is_so:
        raise WrongError(otherwise)


def install_and_play(windows: Windows, setup: Path, tree: Path, version: str) -> None:
    """Install, play, install again, uninstall."""
    place = windows.local / "Programs" / "Scopa"
    install(windows, setup, tree, place, version)
    player = windows.local / "scopa-gui"
    with as_wine_can_run(place):
        need(
            not (said := trying.not_thought([*windows.words, str(place / "scopa-engine.exe")], windows.environment)),
            said,
        )
        wrong = trying.not_drawn(
            [*windows.words, str(place / "Scopa.exe")],
            windows.environment,
            str(player / "Cache"),
            lambda: open_and_close(windows, setup),
        )
        need(not wrong, wrong)
    need((player / "matches.sqlite").is_file(), "no archive of matches is kept")
    before = contents(player)
    refused_over_a_newer_one(windows, setup, place, version)
    (place / "left.txt").write_text("of an older version", encoding="ascii")
    shutil.copy(windows.menu, windows.desktop)
    install(windows, setup, tree, place, version, besides=("left.txt",), on_desktop=True)
    uninstall(windows, place)
    need(
        contents(place) == {"left.txt": b"of an older version"},
        "the uninstaller takes away what is not the game's, or leaves something",
    )
    need(contents(player) == before, "settings or matches are not as they were")
    need(not windows.links(), "a link is left")
    need(not windows.entry(), "the entry among the installed programs is left")


def install(
    windows: Windows,
    setup: Path,
    tree: Path,
    place: Path,
    version: str,
    *,
    besides: tuple[str, ...] = (),
    on_desktop: bool = False,
) -> None:
    """Run the setup program and check what it has installed."""
    done = windows.run(setup, "/S")
    need(done.returncode == 0, f"the setup program ends with status {done.returncode}")
    need(names(place) == names(tree) | {"uninstall.exe", *besides}, "what is installed is not what was packed")
    need(
        windows.links() == [windows.menu, *([windows.desktop] if on_desktop else [])],
        "it is not in the Start menu, or has gone from the desktop, or come there unasked",
    )
    entry = windows.entry()
    need(entry.get("DisplayVersion") == version, "the entry among the installed programs names no version, or another")
    for name in ("DisplayName", "Publisher", "EstimatedSize", "DisplayIcon", "UninstallString", "InstallLocation"):
        need(entry.get(name), f"the entry among the installed programs has no {name}")


def open_and_close(windows: Windows, setup: Path) -> None:
    """Check that the setup program refuses while the game is open; then close the game's window."""
    status = windows.run(setup, "/S").returncode
    windows.run("taskkill", "/im", "Scopa.exe")
    need(status == OPEN, f"the setup program ends with status {status} while the game is open")


def refused_over_a_newer_one(windows: Windows, setup: Path, place: Path, version: str) -> None:
    """Check that installing an older version over a newer one changes nothing."""
    was = contents(place)
    windows.run("reg", "add", ENTRY, "/v", "DisplayVersion", "/d", f"{int(version.partition('.')[0]) + 10}.0.0", "/f")
    status = windows.run(setup, "/S").returncode
    need(status == NEWER, f"the setup program ends with status {status} where a newer version is installed")
    need(contents(place) == was, "the setup program changes a newer version")
    windows.run("reg", "add", ENTRY, "/v", "DisplayVersion", "/d", version, "/f")


def uninstall(windows: Windows, place: Path) -> None:
    """Run the uninstaller, which continues in a copy of itself, and wait for it."""
    done = windows.run(place / "uninstall.exe", "/S")
    need(done.returncode == 0, f"the uninstaller ends with status {done.returncode}")
    until = time.monotonic() + LONG
    while (names(place) - {"left.txt"} or windows.entry()) and time.monotonic() < until:
        time.sleep(0.2)


@contextlib.contextmanager
def as_wine_can_run(place: Path) -> Iterator[None]:
    """Change the installed game, while the context lasts, in the two places where Wine 8 lacks something."""
    with without(place / "python" / STICKS), contextlib.ExitStack() as later:
        for module in (place / "python" / "Lib" / "numpy").rglob("*.pyd"):
            if LACKED & set(functions_needed_by(module)):
                later.enter_context(with_arithmetic(module))
        yield


def functions_needed_by(module: Path) -> list[str]:
    """Return the functions of ARITHMETIC that a module needs."""
    listed = subprocess.run([OBJECTS, "-p", str(module)], capture_output=True, text=True, check=True).stdout
    return re.findall(
        r"^\t\S+\s+\d+\s+(\w+)$", listed.partition(f"DLL Name: {ARITHMETIC}")[2].partition("\n\n")[0], re.MULTILINE
    )


@contextlib.contextmanager
def with_arithmetic(module: Path) -> Iterator[None]:
    """Let a module use a library that has the functions Wine lacks and passes all others on to Wine's."""
    content, own = module.read_bytes(), module.with_name(OWN)
    lines = [f"  {name}\n" if name in LACKED else f"  {name}=ucrtbase.{name}\n" for name in functions_needed_by(module)]
    definition = own.with_suffix(".def")
    definition.write_text(f"LIBRARY {OWN}\nEXPORTS\n{''.join(lines)}", encoding="ascii")
    bundle.run(
        bundle.COMPILER,
        "-shared",
        "-nostdlib",
        "-fno-builtin",
        str(bundle.WINDOWS / "lacking.c"),
        str(definition),
        "-o",
        str(own),
    )
    module.write_bytes(content.replace(ARITHMETIC.encode(), OWN.encode().ljust(len(ARITHMETIC), b"\0")))
    try:
        yield
    finally:
        module.write_bytes(content)
        for file in (own, definition):
            file.unlink()


@contextlib.contextmanager
def without(file: Path) -> Iterator[None]:
    """Rename a file while the context lasts."""
    aside = file.with_name(f"{file.name}.aside")
    file.rename(aside)
    try:
        yield
    finally:
        aside.rename(file)


def names(folder: Path) -> set[str]:
    """Return the relative paths of the files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def contents(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files in a folder, by their relative paths."""
    return {name: (folder / name).read_bytes() for name in names(folder)}
