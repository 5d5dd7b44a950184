"""Search for a shared text among other words, as mails, messengers and forums leave it.

Anything may surround it; within it lines may be quoted or broken inside a word, letters may be large or small, and
invisible characters may have come between. Whatever is mended, the sum must be right: nothing is guessed that was not
written. The first text that can be read is the one that is meant; else the error says what is wrong with the first.
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
"""Characters that are looked through at most."""
_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""First bytes of a file by its coding; that of UTF-32 begins as that of UTF-16 does, and so comes first."""
_MOST_TEXTS = 20
"""Beginnings that are looked at."""
_EFFORT = 300_000
"""Letters that are summed, while words in doubt are joined in one way after the other, before a text counts as damaged.
"""
_NAMES = (
    "rules|deal|dealer|seats|result|table|moves|hands?|totals|turn|piles|taker|scope|stock|first|name|best|tempting|"
    "theme|part|difficulty"
)
"""Names of parts, but for the numbered ones."""


def _spaced(word: str) -> str:
    """A pattern for a word with breaks inside, or bars of a quoted line."""
    return r"[\s|]*".join(map(re.escape, word))


_START = re.compile(
    rf"{_spaced('scopa')}[\s|]+([1-9][0-9]{{0,8}})[\s|]+[a-z][a-z\s|]{{0,30}}?[\s|]*{_spaced('rules:')}",
    re.IGNORECASE | re.ASCII,
)
"""Every kind begins with its rules."""
_CHECK = re.compile(
    rf"{_spaced('check:')}[\s|]*((?:[0-9a-f][\s|]*){{7}}[0-9a-f])(?!(?!scopa)[0-9a-z])", re.IGNORECASE | re.ASCII
)
_NO_WORD_OF_OURS = re.compile(r"[^A-Za-z0-9:=+|./_~%,\s-]")
_TAG = re.compile(r"<[/a-zA-Z][^<>\n]{0,200}>")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
_BAR_OF_A_QUOTE = re.compile(r"^[ \t]*\|", re.MULTILINE)
_GLUED = re.compile(rf"(?<=[^\s])((?:{_NAMES}):)|(?<=[DCBS|-])([1-9][0-9]{{0,2}}:)")
_QUOTED_PRINTABLE = re.compile(r"=(?:[ \t]*\r?\n|([0-9A-F]{2}))")
_RANK = "[A2-7FCR]"
_SUIT = "[DCBS]"
_CARD = f"{_RANK}{_SUIT}"
_MOVE = re.compile(f"{_CARD}(?:={_CARD}(?:\\+{_CARD})*)?", re.IGNORECASE)
_WORD = re.compile(
    rf"{_CARD}(?:={_CARD}(?:\+{_CARD})*)?|(?:{_NAMES}|[1-9][0-9]{{0,2}}):|[|-]|0|[1-9][0-9]*|[0-9a-f]{{1,64}}|"
    r"[a-z_]+|[a-z_]+=[a-z0-9_,/-]+"
)
_BEGUN = re.compile(f"{_CARD}=(?:{_CARD}\\+)*(?:{_RANK}{_SUIT}?)?|{_RANK}")


def found_in(text: str) -> OpenedText:
    """The first shared text in another one; raises SharedTextError with what is wrong."""
    if len(text) > MOST_AROUND:
        raise SharedTextError(Fault.TOO_LONG)
    try:
        return opened(text)
    except SharedTextError as error:
        fault = error.fault
    clean = _cleaned(text)
    faults: list[Fault] = []
    for each in dict.fromkeys((clean, _QUOTED_PRINTABLE.sub(_unquoted, clean))):
        for found in _all_in(each):
            if isinstance(found, OpenedText):
                return found
            faults.append(found)
    if not faults and fault is Fault.NO_SCOPA and _CHECK.search(clean):
        fault = Fault.NO_BEGINNING
    raise SharedTextError(faults[0] if faults else fault)


def decoded(held: bytes) -> str:
    """The text in the bytes of a file: UTF-8, UTF-16 or UTF-32, with a mark at the front or without; else Latin 1."""
    coding = next((coding for mark, coding in _MARKS.items() if held.startswith(mark)), "")
    if not coding and b"\0" in held[:64]:
        coding = "utf-16-be" if held[:1] == b"\0" else "utf-16-le"
    for each in filter(None, (coding, "utf-8")):
        try:
            return held.decode(each)
        except UnicodeDecodeError:
            continue
    return held.decode("latin-1")


def _all_in(clean: str) -> Iterator[OpenedText | Fault]:
    """The shared texts in a text, the first one first, or what is wrong with each."""
    starts = list(islice(_START.finditer(clean), _MOST_TEXTS + 1))
    ends = list(_CHECK.finditer(clean))
    for start, following in zip(starts[:_MOST_TEXTS], [*starts[1:], None], strict=False):
        end = next((end for end in ends if end.start() > start.start()), None)
        yield _opened(clean, start, end, following)


def _opened(
    clean: str, start: re.Match[str], end: re.Match[str] | None, following: re.Match[str] | None
) -> OpenedText | Fault:
    """The text from a start to its end, or what is wrong with it."""
    if int(start[1]) > VERSION:
        return Fault.NEWER
    if end is None or (following is not None and following.start() < end.start()):
        return Fault.NOT_WHOLE
    held = clean[start.start() : end.start()]
    if len(held) > LONGEST:
        return Fault.TOO_LONG
    check = "".join(re.findall("[0-9a-f]", end[1].lower()))
    for words in _readings(held):
        whole = _joined(words, check)
        if whole is not None:
            return OpenedText(whole[2], Parts(whole[3:]), check)
    return Fault.DAMAGED


def _cleaned(text: str) -> str:
    """The text without tags, letters that cannot be seen, and all that no shared text can hold."""
    plain = html.unescape(_TAG.sub("\n", text)).replace("\r\n", "\n")
    plain = "".join(letter for letter in plain if letter in "\n\t" or unicodedata.category(letter) not in ("Cf", "Cc"))
    return _NO_WORD_OF_OURS.sub(" ", unicodedata.normalize("NFKC", plain).translate(_DASHES))


def _readings(held: str) -> Iterator[list[str]]:
    """The words of a text, as they may have been written, the likeliest first."""
    texts = [held, _BAR_OF_A_QUOTE.sub("", held)]
    texts += [_GLUED.sub(r" \1\2", each) for each in texts]
    for each in dict.fromkeys(texts):
        first, *words = each.split()
        yield [first.lower(), *words]
        yield [word.upper() if _MOVE.fullmatch(word) else word.lower() for word in (first, *words)]


def _unquoted(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else ""


def _joined(words: list[str], check: str) -> list[str] | None:
    """The words with those joined that were torn, so that the sum is right; None if there is no such way."""
    if checksum(words) == check:
        return words
    mended, doubts = _mended(words)
    ways = (chosen for count in range(len(doubts) + 1) for chosen in combinations(doubts, count))
    for chosen in islice(ways, max(1, _EFFORT // sum(map(len, words)))):
        whole: list[str] = []
        for place, word in enumerate(mended):
            if place in chosen:
                whole[-1] += word
            else:
                whole.append(word)
        if checksum(whole) == check:
            return whole
    return None


def _mended(words: list[str]) -> tuple[list[str], list[int]]:
    """The words, joined where they are none alone, and the places of those that may belong to the one before."""
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
