"""Make the package for Debian and Ubuntu from the one-folder program; debian.py starts this in the build environment.

The package has only files and no scripts, so that removing it leaves nothing but the player's own files.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import debcopyright
import debnames
import notes
import wanted

TOP = Path(__file__).resolve().parent.parent
NAME = "scopa-gui"
PROGRAMS = ("scopa-gui", "scopa-engine")
PLACE = f"usr/lib/{NAME}"
MAINTAINER = (
    f"{os.environ.get('DEBFULLNAME', 'the Scopa contributors')} "
    f"<{os.environ.get('DEBEMAIL', 'contributors@scopa-gui.invalid')}>"
)
"""The address does not exist; whoever distributes the package must give one."""
NOT_NEEDED = ("share", "add-to-menu")
"""Files of the folder that a package does not need, because it has them in the system's folders."""
DESCRIPTION = """\
Italian card games Scopa and Scopone
 A table for two, three, four or six, with Italian, Spanish or French cards.
 The computer opponents see only what you would see in their seat.
 .
 Scopa, Scopone, scientifico, trentino, Scopa d'Assi, di quindici, Escoba and
 more; a teacher who says what a move costs and why; lessons, puzzles, and a
 review of every match. In English, Italian and German. Every move is saved:
 quit at any time and continue later. Nothing is sent anywhere."""


def version_of(number: str, changelog: str) -> str:
    """Return the package's version; with unreleased changes, one between this version and the next."""
    return number + ("+unreleased" if unreleased(changelog) else "")


def unreleased(changelog: str) -> bool:
    """Return whether the changelog has unreleased changes."""
    first = notes.versions(changelog)[0]
    return first.number == notes.UNRELEASED and first.has_changes


def debian_changelog(changelog: str, version: str, day: datetime) -> str:
    """Return the summaries in Debian's form: the package's own version first, then the versions before."""
    entries = []
    known = [found for found in notes.versions(changelog) if found.has_changes]
    for index, found in enumerate(known):
        number = version if index == 0 else found.number
        when = datetime.fromisoformat(found.day).replace(hour=12, tzinfo=UTC) if found.day else day
        changes = "\n".join(wrapped(line) for line in found.lines())
        entries.append(
            f"{NAME} ({number}) unstable; urgency=medium\n\n{changes}\n\n -- {MAINTAINER}  {format_datetime(when)}\n"
        )
    return "\n".join(entries)


def wrapped(line: str) -> str:
    """Return a change as an item of Debian's changelog, in lines for a terminal."""
    import textwrap

    return textwrap.fill(
        line, 78, initial_indent="  * ", subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )


def control(folder: Path, version: str, kilobytes: int) -> str:
    """Return the package's control file."""
    fields = {
        "Package": NAME,
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": machine(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(debnames.depends(folder)),
        "Recommends": ", ".join(debnames.recommends(folder)),
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def machine() -> str:
    """Return Debian's name of this kind of processor."""
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def lay_out(folder: Path, tree: Path, version: str, changelog: str, day: datetime) -> None:
    """Copy everything to its place in the folder `tree`."""
    place = tree / PLACE
    shutil.copytree(folder, place, symlinks=True, ignore=lambda at, names: NOT_NEEDED if Path(at) == folder else ())
    for program in PROGRAMS:
        link = tree / "usr/games" / program
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(f"../lib/{NAME}/{program}")
        zipped(
            tree / f"usr/share/man/man6/{program}.6.gz",
            (TOP / f"packaging/linux/{program}.6").read_text(encoding="utf-8"),
        )
    for source, target in wanted.project_file(TOP)["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"].items():
        (tree / "usr" / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / source, tree / "usr" / target)
    point_at_the_program(next((tree / "usr/share/applications").iterdir()))
    papers = tree / f"usr/share/doc/{NAME}"
    zipped(papers / "changelog.gz", debian_changelog(changelog, version, day))
    (papers / "copyright").write_text(debcopyright.copyright_of(folder, PLACE), encoding="utf-8")
    overrides = tree / f"usr/share/lintian/overrides/{NAME}"
    overrides.parent.mkdir(parents=True)
    shutil.copy(TOP / "packaging/linux/lintian-overrides", overrides)
    settle_modes(tree)


def point_at_the_program(desktop: Path) -> None:
    """Write the full path of the program, because not every session finds /usr/games."""
    text = desktop.read_text(encoding="utf-8")
    desktop.write_text(text.replace(f"Exec={NAME}", f"Exec=/usr/games/{NAME}"), encoding="utf-8")


def zipped(path: Path, text: str) -> None:
    """Write a compressed text without the present time in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def settle_modes(tree: Path) -> None:
    """Set the permissions of all folders, programs and other files."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or (path.parent == tree / PLACE and path.name in PROGRAMS) else 0o644)


def sums(tree: Path) -> str:
    """Return the checksums of all files, as dpkg checks them."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    )


def make(folder: Path, tree: Path, number: str, out: Path) -> Path:
    """Make the package in the folder `out`; return its path."""
    changelog = notes.CHANGELOG.read_text(encoding="utf-8")
    version = number or version_of(package_version(), changelog)
    day = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", notes.CHANGELOG.stat().st_mtime)), UTC)
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(folder, tree, version, changelog, day)
    checksums = sums(tree)
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in tree.rglob("*"))
    about = tree / "DEBIAN"
    about.mkdir(mode=0o755)
    (about / "control").write_text(control(folder, version, kilobytes), encoding="utf-8")
    (about / "md5sums").write_text(checksums, encoding="utf-8")
    for path in about.iterdir():
        path.chmod(0o644)
    words = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(out)]
    subprocess.run(
        words, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(int(day.timestamp()))}
    )
    return out / f"{NAME}_{version}_{machine()}.deb"


def package_version() -> str:
    """Return the version of the game."""
    sys.path.insert(1, str(TOP))
    from scopa_gui import __version__

    return __version__


def main(folder: str, tree: str, out: str, number: str) -> int:
    """Make the package and print its path; if that fails, say why and return 1."""
    try:
        print(make(Path(folder), Path(tree), number, Path(out)))
    except (debnames.UnknownLibraryError, OSError, subprocess.CalledProcessError) as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
