"""Search for a shared text in a mail, a message or a forum post. Begin with found_in().

There may be any words before and after it. Inside it, lines may be quoted or broken within words, letters may be upper
or lower case, and there may be invisible characters. All this is repaired, and the checksum proves that the repair is
right. found_in() returns the first text that can be read; if there is none, the error has the fault of the first.
"""

import codecs
import html
import re
import unicodedata
from collections.abc import Iterator
from itertools import combinations, islice

from scopa_gui.game.notation.envelope import (
    LONGEST,
    VERSION,
    Fault,
    OpenedText,
    Parts,
    SharedTextError,
    checksum,
    opened,
)

MOST_AROUND = 400_000
"""Most characters that are searched."""
_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""Encoding by the byte order mark of a file; UTF-32 comes first because its mark begins like that of UTF-16."""
_MOST_TEXTS = 20
"""Most beginnings of texts that are tried."""
_EFFORT = 300_000
"""Most characters that are summed while different ways of joining torn words are tried."""
_NAMES = (
    "rules|deal|dealer|seats|result|table|moves|hands?|totals|turn|piles|taker|scope|stock|first|name|best|tempting|"
    "theme|part|difficulty"
)
"""Names of parts, except the numbered ones."""


def _spaced(word: str) -> str:
    """Return a pattern for a word with line breaks or quoting bars inside."""
    return r"[\s|]*".join(map(re.escape, word))


_START = re.compile(
    rf"{_spaced('scopa')}[\s|]+([1-9][0-9]{{0,8}})[\s|]+[a-z][a-z\s|]{{0,30}}?[\s|]*{_spaced('rules:')}",
    re.IGNORECASE | re.ASCII,
)
"""Beginning of a text of any kind, up to its rules."""
_CHECK = re.compile(
    rf"{_spaced('check:')}[\s|]*((?:[0-9a-f][\s|]*){{7}}[0-9a-f])(?!(?!scopa)[0-9a-z])", re.IGNORECASE | re.ASCII
)
"""End of a text: its checksum."""
_FOREIGN = re.compile(r"[^A-Za-z0-9:=+|./_~%,\s-]")
"""Character that no shared text has."""
_TAG = re.compile(r"<[/a-zA-Z][^<>\n]{0,200}>")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
_QUOTING_BAR = re.compile(r"^[ \t]*\|", re.MULTILINE)
_GLUED = re.compile(rf"(?<=[^\s])((?:{_NAMES}):)|(?<=[DCBS|-])([1-9][0-9]{{0,2}}:)")
"""Name of a part without a space before it."""
_QUOTED_PRINTABLE = re.compile(r"=(?:[ \t]*\r?\n|([0-9A-F]{2}))")
"""Escape of a mail in quoted-printable."""
_RANK = "[A2-7FCR]"
_SUIT = "[DCBS]"
_CARD = f"{_RANK}{_SUIT}"
_MOVE = re.compile(f"{_CARD}(?:={_CARD}(?:\\+{_CARD})*)?", re.IGNORECASE)
_WORD = re.compile(
    rf"{_CARD}(?:={_CARD}(?:\+{_CARD})*)?|(?:{_NAMES}|[1-9][0-9]{{0,2}}):|[|-]|0|[1-9][0-9]*|[0-9a-f]{{1,64}}|"
    r"[a-z_]+|[a-z_]+=[a-z0-9_,/-]+"
)
"""Complete word of a shared text."""
_BEGUN = re.compile(f"{_CARD}=(?:{_CARD}\\+)*(?:{_RANK}{_SUIT}?)?|{_RANK}")
"""Beginning of a torn move."""


def found_in(text: str) -> OpenedText:
    """Return the first shared text in another text; raises SharedTextError."""
    if len(text) > MOST_AROUND:
        raise SharedTextError(Fault.TOO_LONG)
    try:
        return opened(text)
    except SharedTextError as error:
        fault = error.fault
    # Tags, invisible characters, and characters that no shared text has are removed.
    plain = html.unescape(_TAG.sub("\n", text)).replace("\r\n", "\n")
    plain = "".join(letter for letter in plain if letter in "\n\t" or unicodedata.category(letter) not in ("Cf", "Cc"))
    clean = _FOREIGN.sub(" ", unicodedata.normalize("NFKC", plain).translate(_DASHES))
    faults: list[Fault] = []
    for each in dict.fromkeys((clean, _QUOTED_PRINTABLE.sub(_unquoted, clean))):
        starts = list(islice(_START.finditer(each), _MOST_TEXTS + 1))
        ends = list(_CHECK.finditer(each))
        for start, following in zip(starts[:_MOST_TEXTS], [*starts[1:], None], strict=False):
            end = next((end for end in ends if end.start() > start.start()), None)
            found = _open_repaired(each, start, end, following)
            if isinstance(found, OpenedText):
                return found
            faults.append(found)
    if not faults and fault is Fault.NO_SCOPA and _CHECK.search(clean):
        fault = Fault.NO_BEGINNING
    raise SharedTextError(faults[0] if faults else fault)


def decoded(held: bytes) -> str:
    """Return the text of a file in UTF-8, UTF-16 or UTF-32, with or without a byte order mark; otherwise Latin 1."""
    encoding = next((encoding for mark, encoding in _MARKS.items() if held.startswith(mark)), "")
    if not encoding and b"\0" in held[:64]:
        encoding = "utf-16-be" if held[:1] == b"\0" else "utf-16-le"
    for each in filter(None, (encoding, "utf-8")):
        try:
            return held.decode(each)
        except UnicodeDecodeError:
            continue
    return held.decode("latin-1")


def _open_repaired(
    clean: str, start: re.Match[str], end: re.Match[str] | None, following: re.Match[str] | None
) -> OpenedText | Fault:
    """Return the text from a start to its end, or its fault; ``following`` is the start of the next text."""
    if int(start[1]) > VERSION:
        return Fault.NEWER
    if end is None or (following is not None and following.start() < end.start()):
        return Fault.NOT_WHOLE
    held = clean[start.start() : end.start()]
    if len(held) > LONGEST:
        return Fault.TOO_LONG
    check = "".join(re.findall("[0-9a-f]", end[1].lower()))
    for words in _readings(held):
        whole = _join_torn_words(words, check)
        if whole is not None:
            return OpenedText(whole[2], Parts(whole[3:]), check)
    return Fault.DAMAGED


def _readings(held: str) -> Iterator[list[str]]:
    """Yield the words that the writer may have written, the likeliest first."""
    texts = [held, _QUOTING_BAR.sub("", held)]
    texts += [_GLUED.sub(r" \1\2", each) for each in texts]
    for each in dict.fromkeys(texts):
        first, *words = each.split()
        yield [first.lower(), *words]
        yield [word.upper() if _MOVE.fullmatch(word) else word.lower() for word in (first, *words)]


def _unquoted(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else ""


def _join_torn_words(words: list[str], check: str) -> list[str] | None:
    """Return the words with torn ones joined so that the checksum is right; None if no way does it."""
    if checksum(words) == check:
        return words
    joined, doubts = _join_certain(words)
    ways = (chosen for count in range(len(doubts) + 1) for chosen in combinations(doubts, count))
    for chosen in islice(ways, max(1, _EFFORT // sum(map(len, words)))):
        whole: list[str] = []
        for place, word in enumerate(joined):
            if place in chosen:
                whole[-1] += word
            else:
                whole.append(word)
        if checksum(whole) == check:
            return whole
    return None


def _join_certain(words: list[str]) -> tuple[list[str], list[int]]:
    """Return the words, with pieces joined that are no words alone.

    Also return the indexes of words that may belong to the word before.
    """
    whole: list[str] = []
    doubts: list[int] = []
    in_name = False
    for word in words:
        before = whole[-1] if whole else ""
        both = before + word
        are_words = bool(_WORD.fullmatch(before) and _WORD.fullmatch(word))
        is_word = bool(_WORD.fullmatch(both))
        if before and not in_name and not are_words and (is_word or _BEGUN.fullmatch(both)):
            whole[-1] = both
        else:
            if in_name or (before and (is_word or not are_words)):
                doubts.append(len(whole))
            whole.append(word)
        in_name = in_name or whole[-1] == "name:"
    return whole, doubts
