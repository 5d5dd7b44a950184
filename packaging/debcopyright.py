"""Copyright file of the package for Debian and Ubuntu: owner and licence of each file, with the full texts.

It has Debian's machine-readable form; its contents come from papers.py.
"""

import re
from pathlib import Path, PurePosixPath

import papers

FORM = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
MODULES = {"pygame-ce": "pygame", "pillow": "PIL", "pyinstaller": None}
"""Folders of libraries that have another name than the library."""
BOOTLOADER = ("scopa-gui", "scopa-engine")
_OWNERS = 12
"""Most copyright lines that are taken from a text; the text itself has all of them."""


def copyright_of(tree: Path, top: str) -> str:
    """Return the copyright file for the files in the folder `tree`, which the package has as `top`."""
    files = [
        path.relative_to(tree).as_posix() for path in sorted(tree.rglob("*")) if path.is_file() or path.is_symlink()
    ]
    own = (papers.TOP / "LICENSE").read_text(encoding="utf-8")
    head = (
        f"Format: {FORM}\nUpstream-Name: Scopa\n"
        "Comment: The package brings Python and its libraries along, as they are given out ready made."
    )
    stanzas = [head, _files(["*"], _owners(own, ""), "Expat", own.partition("\n\n")[2].partition("\n\n")[2])]
    stanzas += _faces(files, top) + _libraries(files, top)
    named, texts = _parts(files, top)
    return "\n\n".join(stanzas + named + texts) + "\n"


def _faces(files: list[str], top: str) -> list[str]:
    found = []
    for path in sorted(papers.FACES.glob("LICENCE-*.txt")):
        text = path.read_text(encoding="utf-8")
        stem = path.stem.removeprefix("LICENCE-")
        found.append(
            _files(
                [f"{top}/{file}" for file in files if PurePosixPath(file).name.startswith(stem)],
                _owners(text, stem),
                f"OFL-1.1-{stem}",
                text,
            )
        )
    return found


def _libraries(files: list[str], top: str) -> list[str]:
    """Return a paragraph for each library of Python; later paragraphs for its compiled parts override it."""
    found = []
    for name in papers.LIBRARIES:
        module = MODULES.get(name, name)
        mine = [
            file
            for file in files
            if module and re.match(rf"(.*/)?{module}(-[^/]*|\.libs|_ce\.libs|\.py|/.*)?(/.*)?$", file)
        ]
        mine = mine if module else [file for file in files if file in BOOTLOADER]
        text = "\n\n".join(papers.own_texts(name)) or _text_of(papers.WITHOUT_TEXT.get(name, ""))
        if mine:
            found.append(_files(_folders(mine, top), _owners(text, name), f"licence-of-{name}", text))
    return found


def _parts(files: list[str], top: str) -> tuple[list[str], list[str]]:
    """Return a paragraph for each compiled part, and one for each licence that they refer to."""
    named, texts = [], {}
    for part in papers.PARTS:
        mine = [f"{top}/{file}" for file in files if papers.is_library(file) and papers.part_of(file) is part]
        if not mine and part.name in papers.ALWAYS:
            mine = [
                f"{top}/{file}"
                for file in files
                if papers.is_library(file) and re.match(r"python", papers.stem_of(file))
            ]
        if not mine:
            continue
        label = re.sub(r"[^A-Za-z0-9.+-]+", "-", part.licence.replace("-or-later", "+"))
        library, _, where = part.text.partition(": ")
        text = (
            f"The text is in the paragraph licence-of-{library} above, under {where}." if where else _text_of(part.text)
        )
        if where or not part.licence.startswith("LGPL"):
            label += "-" + re.sub(r"[^A-Za-z0-9]+", "-", part.name).strip("-")
        owners = part.owner or _owners(
            section("\n".join(papers.own_texts(library)), where) if where else text, f"those who wrote {part.name}"
        )
        named.append(_files(mine, owners, label, "", part.name))
        texts[label] = f"License: {label}\n{_indented(text)}"
    return _of_the_same_files(named), list(texts.values())


def _of_the_same_files(stanzas: list[str]) -> list[str]:
    """Join paragraphs about the same files, which are those of parts compiled into Python."""
    grouped: dict[str, list[dict[str, str]]] = {}
    for stanza in stanzas:
        fields = dict(re.findall(r"^(\w+): ?((?:.|\n )*)", stanza, re.MULTILINE))
        grouped.setdefault(fields["Files"], []).append(fields)
    return [
        "\n".join([
            f"Files: {files}",
            "Copyright: " + "\n ".join(fields["Copyright"] for fields in group),
            "License: " + " and ".join(fields["License"] for fields in group),
            "Comment: " + ", ".join(fields["Comment"] for fields in group),
        ])
        for files, group in grouped.items()
    ]  # fmt: skip


def _files(places: list[str], owners: str, licence: str, text: str, comment: str = "") -> str:
    lines = ["Files: " + "\n ".join(places), f"Copyright: {owners}", f"License: {licence}"] + (
        [_indented(text)] if text else []
    )
    return "\n".join(lines + ([f"Comment: {comment}"] if comment else []))


def _folders(files: list[str], top: str) -> list[str]:
    """Return the folders of these files as patterns, and the files without a folder of their own."""
    shown = {re.sub(r"^(_internal/[^/]+/).*", r"\1*", file) for file in files}
    return sorted(f"{top}/{place}" for place in shown)


def section(text: str, name: str) -> str:
    """Return the section of a library's own text about a part; nothing if there is none."""
    parts = re.split(r"^----$|^(?=Name: )", text, flags=re.MULTILINE)
    return next((part for part in parts if part.strip().partition("\n")[0].removeprefix("Name: ") == name), "")


def _text_of(file: str) -> str:
    return (papers.TEXTS / file).read_text(encoding="utf-8") if file else "As its maker gives it away."


def _owners(text: str, otherwise: str) -> str:
    """Return the copyright lines of a text, or `otherwise` if it has none."""
    lines = [line.strip(" *#;/\t") for line in re.sub(r"\bby\n[\s*#;/]*", "by ", text).splitlines()]
    found = [
        re.sub(r"^(copyright\b:?\s*)?(\(c\)|©)?\s*", "", line, flags=re.IGNORECASE)
        for line in lines
        if re.match(r"(copyright\b.*\d{4}|\(c\) ?\d{4}|©)", line, re.IGNORECASE)
    ]
    return "\n ".join(list(dict.fromkeys(filter(None, found)))[:_OWNERS]) or otherwise


def _indented(text: str) -> str:
    """Return a text for a field: a space before each line, and a full stop for an empty one."""
    lines = [line.rstrip() for line in text.replace("\f", "").strip().splitlines()]
    return "\n".join(f" {line}" if line else " ." for line in lines)
