"""The player's choices, in a file that a person can read and mend.

Each value is checked by itself: a bad one falls back to its default and the rest is saved. Keys this program does not
know, for example of a newer one, stay in the file. Names of decks, backs, levels and variants are checked only for
their shape; the code that uses one decides what to do about a name that no longer exists.
"""

from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from scopa_gui.store import files
from scopa_gui.store.notices import Argument, Notice, NoticeKey, reason_of, shown
from scopa_gui.store.paths import Paths

VERSION = 2
"""Version of the file, raised if a key changes its meaning. Since 2 there are seven levels; "maestro" is another."""

_LEVELS_OF_1 = {"principiante": "carmela", "esperto": "rosa", "maestro": "don_ciro"}
"""Levels that play most like those that a file of version 1 names."""

_NOT_SETTINGS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""No JSON object: broken text, bytes that are no letters, another kind of value, brackets without end."""

_MOST = 1 << 20
"""Bytes: no settings are so long, and what goes on behind them is not read."""

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MOST_COMPANY = 12
Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
Extent = Annotated[int, msgspec.Meta(ge=100, le=100_000)]
Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Speed = Literal["instant", "fast", "normal", "slow", "very_slow"]
CaptureStopChoice = Literal["never", "short", "long", "click"]
FirstSteps = Literal["unasked", "lessons", "first_match", "over"]
SPEEDS: tuple[Speed, ...] = ("instant", "fast", "normal", "slow", "very_slow")


class AidSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Which aids are on at the table: a field for each."""

    counters: Literal["none", "piles", "keys", "full"] = "piles"
    """Cards counted for me: none, those in the piles, also primiera cards and coins, or all forty."""
    grid: bool = False
    """True if the cards that the others can hold are shown."""
    race: bool = False
    """The race for the primiera is shown."""


class Settings(AidSettings, frozen=True, kw_only=True):
    """Everything that is remembered between two starts. Change with `msgspec.structs.replace`."""

    language: Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2,3}(_[A-Z]{2})?)?\Z")] = ""
    """"it", "en", "de" ...; empty: as the system speaks."""
    deck: Name = "neapolitan"
    """Deck that is played with now."""
    escoba_deck: Name = "spanish"
    """Deck that Escoba was played with last."""
    usual_deck: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """While Escoba is the game, what the others are played with; empty: one of the others is."""
    back: Name = "maiolica"
    index: Literal["off", "small", "large"] = "small"
    """Corner indices on all but the French cards: on until switched off, which leaves what the pack has printed. Who
    saved "off" once, or never chose, keeps it.
    """
    four_colours: bool = False
    """True if each suit of the French deck has a colour of its own."""
    large_index: bool = False
    """True if the French deck has large indices, for weak eyes."""
    table: Name = "baize"
    speed: Speed = "normal"
    reduced_motion: bool | None = None
    """Cards fade and do not fly, or they fly, as chosen; None: as the system has it."""
    contrast: Literal["system", "on", "off"] = "system"
    """Everything with strong contrast: as the system has it, or as chosen."""
    capture_stop: CaptureStopChoice = "never"
    """Time that somebody else's capture stays in view: none, a moment, longer, or until a click."""
    show_captures: bool = True
    """A card pointed at shows what it would take."""
    coach: bool = False
    """A bad move is stopped before it counts."""
    memory_questions: bool = False
    """Now and then, at the table, a question on what has been played."""
    text_scale: Annotated[float, msgspec.Meta(ge=0.75, le=2.5)] = 1.0
    volume: Volume = 0.7
    """Volume of cards and coins."""
    music: Volume = 0.7
    """Volume of the musical cues."""
    background_music: Volume = 0.0
    """Volume of the bed of music; off until it is wanted."""
    muted: bool = False
    background_sound: bool = True
    """True if the game is heard while another window has the keyboard."""
    fullscreen: bool = False
    window_size: tuple[Extent, Extent] | None = None
    """Size of the window when it does not fill the screen."""
    window_position: tuple[Coordinate, Coordinate] | None = None
    window_maximised: bool = False
    level: Name = "rosa"
    partner: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """The level of those on my side; empty: as the opponents."""
    variant: Name = "scopa"
    """This, `level`, `partner` and the two below: the last new match."""
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    target: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Points to win; 0: as the variant has it."""
    company: Annotated[tuple[PersonName, ...], msgspec.Meta(max_length=MOST_COMPANY)] = ()
    """The names of others who played at this computer together, the last ones first."""
    watch_open: bool = True
    """True if all hands are open where only the computer plays."""
    watched: Annotated[tuple[Name, ...], msgspec.Meta(max_length=6)] = ()
    """Levels of the players that were watched last, beginning with the seat at the front."""
    first_steps: FirstSteps = "unasked"
    """Progress of a newcomer: not asked yet, in the first lessons, in the first match with help, or no longer new."""

    knows_smazzata: bool = False
    """True if a count has said what a smazzata is: once is enough."""


_UNCHOSEN = ("reduced_motion",)
"""Settings that a file lacks until they are chosen: earlier versions know on and off, and off where there is nothing.
"""


_ALWAYS = (
    {
        *("language", "deck", "back", "speed", "show_captures", "volume", "muted", "fullscreen", "window_size"),
        *("text_scale", "level", "variant", "players", "target"),
    },
    {
        *("table", "coach", "counters", "four_colours", "grid", "index", "large_index", "memory_questions", "music"),
        *("partner", "race", "window_maximised"),
    },
)
"""Settings that every version writes, and those that every version from 0.2.0 on writes."""
_FEW = 3
"""Number of them, at most, that are lost when a file is damaged; a file that lacks more was written by hand."""
_NEARLY = 2
"""Letters in which the name of a setting and a damaged one differ."""


class Loaded(msgspec.Struct, frozen=True):
    """Settings to go on with, and what to tell the player, if anything."""

    settings: Settings
    notices: tuple[Notice, ...] = ()


def load(paths: Paths) -> Loaded:
    """Read the player's settings, those of the backup where they cannot be read; never raises."""
    path = paths.settings
    try:
        text = files.read(path, _MOST)
        loaded = read(text)
        if _plain(text).keys() & set(Settings.__struct_fields__) or _backed_up(paths) is None:
            return loaded  # else nothing is left of what the backup had
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return _unreadable(paths, error)
    except _NOT_SETTINGS:
        pass
    try:
        aside = files.set_aside(path)
    except OSError as error:
        return _unreadable(paths, error)
    arguments = {"file": shown(path), "aside": shown(aside)}
    backup = _backed_up(paths)
    if backup is None:
        return Loaded(Settings(), (Notice(NoticeKey.SETTINGS_BROKEN, arguments),))
    with suppress(OSError):  # or it is written when the program ends
        files.write(path, backup)
    return Loaded(read(backup).settings, (Notice(NoticeKey.SETTINGS_RESTORED, arguments),))


def _unreadable(paths: Paths, error: OSError) -> Loaded:
    """Return what there is to go on with where the file is left as it is."""
    backup = _backed_up(paths)
    arguments: dict[str, Argument] = {"file": shown(paths.settings), "reason": reason_of(error)}
    notices = (Notice(NoticeKey.SETTINGS_UNREADABLE, arguments),)
    return Loaded(Settings() if backup is None else read(backup).settings, notices)


def _backed_up(paths: Paths) -> bytes | None:
    """Return the text of the backup; `None` if it holds no settings."""
    try:
        text = files.read(_backup(paths), _MOST)
        read(text)
    except (OSError, *_NOT_SETTINGS):
        return None
    return text


def glanced(paths: Paths) -> Settings:
    """Return the settings of a player who is not playing now; the defaults if they cannot be read.

    Nothing is changed or reported.
    """
    try:
        return read(files.read(paths.settings, _MOST)).settings
    except (OSError, *_NOT_SETTINGS):
        return Settings()


def save(paths: Paths, settings: Settings) -> Notice | None:
    """Write the settings and their copy; what went wrong, if anything did, without raising."""
    path = paths.settings
    known = _plain(msgspec.json.encode(settings))
    try:
        try:
            there = _plain(files.read(path, _MOST))
        except FileNotFoundError:
            there = {}
        except _NOT_SETTINGS:  # broken since it was loaded, by a hand that edits it perhaps
            files.set_aside(path)
            there = {}
        left_out = _left_out(settings, there)
        version = there.get("version")
        newer = isinstance(version, int) and version > VERSION
        merged = {
            "version": version if newer else VERSION,
            **{key: there[key] for key in there if key not in ("version", *left_out)},
            **{key: known[key] for key in known if key not in left_out},
        }
        if merged != there:
            files.write_twice(path, _backup(paths), msgspec.json.format(msgspec.json.encode(merged)) + b"\n")
    except OSError as error:
        return Notice(NoticeKey.SETTINGS_NOT_SAVED, {"file": shown(path), "reason": reason_of(error)})
    return None


def _left_out(settings: Settings, there: Mapping[str, object]) -> set[str]:
    """Return the settings that the file goes without: those at their default that it has not held so far.

    One whose damaged name is in the file is written, or it would be reported as lost at every start.
    """
    usual = Settings()
    at_default = {name for name in Settings.__struct_fields__ if getattr(settings, name) == getattr(usual, name)}
    not_held = set(Settings.__struct_fields__) - there.keys() | set(_UNCHOSEN)
    return at_default.intersection(not_held).difference(*_ALWAYS, _nearly_named(there))


def _backup(paths: Paths) -> Path:
    return paths.settings.with_name("settings.backup.json")


def _plain(text: bytes) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def read(text: bytes) -> Loaded:
    """The settings in a file's text, each value checked by itself; raises one of `_NOT_SETTINGS` when it holds none."""
    there = _plain(text)
    good = {}
    bad = []
    if there.get("version") == 1 and "level" in there:
        there = {**there, "level": _LEVELS_OF_1.get(str(there["level"]), there["level"])}
    for field in msgspec.structs.fields(Settings):
        if field.name in there:
            try:
                good[field.name] = msgspec.convert(there[field.name], field.type)
            except msgspec.ValidationError:
                bad.append(field.name)
    bad += _lost(there, bad)
    return Loaded(Settings(**good), (Notice(NoticeKey.SETTINGS_PARTLY_BAD, {"fields": ", ".join(bad)}),) if bad else ())


def _lost(there: Mapping[str, object], bad: Collection[str]) -> list[str]:
    """Return the settings whose names are damaged: every version writes them, or another name is nearly theirs."""
    names = Settings.__struct_fields__
    missing = [name for name in names if name not in there and name not in bad]
    nearly = [always for always in _ALWAYS if len(always - there.keys()) <= _FEW]
    lost = [name for name in missing if any(name in always for always in nearly)]
    nearly_named = _nearly_named(there)
    return lost + [name for name in missing if name not in lost and name in nearly_named]


def _nearly_named(there: Mapping[str, object]) -> set[str]:
    """Return the settings whose name another name in the file is nearly."""
    names = Settings.__struct_fields__
    unknown = [key for key in there if key not in names and key != "version"]
    return {name for name in names if any(_is_nearly(name, key) for key in unknown)}


def _is_nearly(name: str, other: str) -> bool:
    """Return True if two names differ in one place of a letter or two."""
    first = _alike(name, other)
    last = _alike(name[first:][::-1], other[first:][::-1])
    return max(len(name), len(other)) - first - last <= _NEARLY


def _alike(name: str, other: str) -> int:
    """Return the number of letters with which both begin."""
    pairs = enumerate(zip(name, other, strict=False))
    return next((place for place, (one, two) in pairs if one != two), min(len(name), len(other)))
