"""Settings of a player, in a file that a person can read and edit. Begin with load() and save().

Each value is checked by itself; a bad one is replaced by its default. Keys that this program does not know, for example
those of a newer version, stay in the file. For names of decks, backs, levels and variants only the characters are
checked; the code that uses a name decides what to do if it no longer exists.
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
"""Version of the file format; it is raised when a key changes its meaning. In version 2 the levels are others."""

_LEVELS_OF_1 = {"principiante": "carmela", "esperto": "rosa", "maestro": "don_ciro"}
"""Present levels that play most like those of version 1."""

_NOT_SETTINGS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Errors that a text raises if it is no JSON object."""

_MOST = 1 << 20
"""Most bytes of a file that are read; settings are never that long."""

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
    """Settings of the memory aids at the table, a field for each."""

    counters: Literal["none", "piles", "keys", "full"] = "piles"
    """Cards counted for the player: none, those in the piles, also primiera cards and coins, or all forty."""
    grid: bool = False
    """True if the cards that other players may hold are shown."""
    race: bool = False
    """True if the race for the primiera is shown."""


class Settings(AidSettings, frozen=True, kw_only=True):
    """Everything that is remembered between two starts. Change it with `msgspec.structs.replace`."""

    language: Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2,3}(_[A-Z]{2})?)?\Z")] = ""
    """"it", "en", "de" and so on; empty for the language of the system."""
    deck: Name = "neapolitan"
    """Deck in use now."""
    escoba_deck: Name = "spanish"
    """Deck last used for Escoba."""
    usual_deck: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """Deck for all other games while Escoba is the game; empty while another game is."""
    back: Name = "maiolica"
    index: Literal["off", "small", "large"] = "small"
    """Corner indices on all cards but the French ones; "off" shows the cards as they are printed."""
    four_colours: bool = False
    """True if each suit of the French deck has a colour of its own."""
    large_index: bool = False
    """True if the French deck has large indices, which are easier to see."""
    table: Name = "baize"
    speed: Speed = "normal"
    reduced_motion: bool | None = None
    """True if cards fade instead of flying; None follows the system."""
    contrast: Literal["system", "on", "off"] = "system"
    """Strong contrast for everything: on, off, or as the system has it."""
    capture_stop: CaptureStopChoice = "never"
    """Pause to look at a capture of another player: none, short, long, or until a click."""
    show_captures: bool = True
    """True if a card under the pointer shows what it would take."""
    face: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """Portrait that stands for the player; empty for the coin, which also stands for one that no longer exists."""
    table_talk: bool = True
    """True if the opponents say something now and then."""
    coach: bool = False
    """True if the coach stops bad moves before they count."""
    memory_questions: bool = False
    """True if the table sometimes asks what has been played."""
    text_scale: Annotated[float, msgspec.Meta(ge=0.75, le=2.5)] = 1.0
    volume: Volume = 0.7
    """Volume of cards and coins."""
    music: Volume = 0.7
    """Volume of the musical cues."""
    background_music: Volume = 0.0
    """Volume of the background music; off unless the player wants it."""
    muted: bool = False
    background_sound: bool = True
    """True if the game has sound while another window has the keyboard."""
    fullscreen: bool = False
    window_size: tuple[Extent, Extent] | None = None
    """Size of the window in pixels when it does not fill the screen."""
    window_position: tuple[Coordinate, Coordinate] | None = None
    window_maximised: bool = False
    level: Name = "rosa"
    partner: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """Level of the partners; empty for that of the opponents."""
    variant: Name = "scopa"
    """Game of the last new match, which also had `level`, `partner`, `players` and `target`."""
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    target: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Points to win; 0 for the usual number of the variant."""
    company: Annotated[tuple[PersonName, ...], msgspec.Meta(max_length=MOST_COMPANY)] = ()
    """Names of people who shared this computer in a match, the last ones first."""
    watch_open: bool = True
    """True if all hands are open in a match of computer players."""
    watched: Annotated[tuple[Name, ...], msgspec.Meta(max_length=6)] = ()
    """Levels in the last match of computer players, beginning with the seat at the front."""
    first_steps: FirstSteps = "unasked"
    """Progress of a newcomer: not asked yet, in the first lessons, in the first match with help, or no longer new."""

    knows_smazzata: bool = False
    """True if a count has explained the word smazzata, which happens once."""


_UNCHOSEN = ("reduced_motion",)
"""Settings that are written only when they have been chosen, because earlier versions do not know None."""


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
"""Most of these settings that a damaged file lacks; a file that lacks more was written by hand."""
_NEARLY = 2
"""Most letters in which a damaged name differs from that of a setting."""


class Loaded(msgspec.Struct, frozen=True):
    """Settings that were read, and notices for the player."""

    settings: Settings
    notices: tuple[Notice, ...] = ()


def load(paths: Paths) -> Loaded:
    """Read the player's settings, or those of the copy if the file is damaged; never raises."""
    path = paths.settings
    try:
        text = files.read(path, _MOST)
        loaded = read(text)
        if _plain(text).keys() & set(Settings.__struct_fields__) or _backed_up(paths) is None:
            return loaded  # otherwise the file has lost all settings, and the copy has some
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
    with suppress(OSError):  # it is written again when the program ends
        files.write(path, backup)
    return Loaded(read(backup).settings, (Notice(NoticeKey.SETTINGS_RESTORED, arguments),))


def _unreadable(paths: Paths, error: OSError) -> Loaded:
    """Return the settings of the copy, or the defaults, for a file that cannot be read and stays as it is."""
    backup = _backed_up(paths)
    arguments: dict[str, Argument] = {"file": shown(paths.settings), "reason": reason_of(error)}
    notices = (Notice(NoticeKey.SETTINGS_UNREADABLE, arguments),)
    return Loaded(Settings() if backup is None else read(backup).settings, notices)


def _backed_up(paths: Paths) -> bytes | None:
    """Return the text of the copy; None if it has no settings."""
    try:
        text = files.read(_backup(paths), _MOST)
        read(text)
    except (OSError, *_NOT_SETTINGS):
        return None
    return text


def settings_of(paths: Paths) -> Settings:
    """Return the settings of a player who is not playing now, or the defaults; changes and reports nothing."""
    try:
        return read(files.read(paths.settings, _MOST)).settings
    except (OSError, *_NOT_SETTINGS):
        return Settings()


def save(paths: Paths, settings: Settings) -> Notice | None:
    """Write the settings and their copy; return a Notice if that failed."""
    path = paths.settings
    known = _plain(msgspec.json.encode(settings))
    try:
        try:
            there = _plain(files.read(path, _MOST))
        except FileNotFoundError:
            there = {}
        except _NOT_SETTINGS:  # damaged since it was loaded, perhaps while somebody edited it
            files.set_aside(path)
            there = {}
        # Settings at their default that the file did not have are left out. One with a damaged name in the file is
        # written, or it would be reported as lost at every start.
        names = set(Settings.__struct_fields__)
        at_default = {name for name in names if getattr(settings, name) == getattr(Settings(), name)}
        absent = names - there.keys() | set(_UNCHOSEN)
        left_out = at_default.intersection(absent).difference(*_ALWAYS, _nearly_named(there))
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


def _backup(paths: Paths) -> Path:
    return paths.settings.with_name("settings.backup.json")


def _plain(text: bytes) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def read(text: bytes) -> Loaded:
    """Return the settings in the text of a file, each value checked by itself; raises one of _NOT_SETTINGS."""
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
    """Return the settings whose names are damaged: the file should have them, or has a name that is nearly theirs."""
    names = Settings.__struct_fields__
    missing = [name for name in names if name not in there and name not in bad]
    nearly = [always for always in _ALWAYS if len(always - there.keys()) <= _FEW]
    lost = [name for name in missing if any(name in always for always in nearly)]
    nearly_named = _nearly_named(there)
    return lost + [name for name in missing if name not in lost and name in nearly_named]


def _nearly_named(there: Mapping[str, object]) -> set[str]:
    """Return the settings whose name is nearly the same as an unknown name in the file."""
    names = Settings.__struct_fields__
    unknown = [key for key in there if key not in names and key != "version"]
    return {name for name in names if any(_is_nearly(name, key) for key in unknown)}


def _is_nearly(name: str, other: str) -> bool:
    """Return True if two names differ in one place, by at most _NEARLY letters."""
    first = _common_start(name, other)
    last = _common_start(name[first:][::-1], other[first:][::-1])
    return max(len(name), len(other)) - first - last <= _NEARLY


def _common_start(name: str, other: str) -> int:
    """Return the number of letters with which both names begin."""
    pairs = enumerate(zip(name, other, strict=False))
    return next((place for place, (one, two) in pairs if one != two), min(len(name), len(other)))
