"""Names of the opponents, which other packages know only by keys. At larger tables they have companions."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from scopa_gui.game.persons import HUMAN, are_several, is_person, person_name
from scopa_gui.store import program_texts
from scopa_gui.ui.words.translation import _, has_french_names, pgettext

COMPANIONS: Mapping[str, tuple[str, ...]] = {
    "pierino": ("Pierino", "Ninetta", "Gigino", "Lella", "Totò", "Mimì"),
    "carmela": ("Carmela", "Nunzia", "Filomena", "Concetta", "Sisina", "Titina"),
    "gennaro": ("Gennaro", "Mimmo", "Peppino", "Salvatore", "Tonino", "Lello"),
    "rosa": ("Rosa", "Assunta", "Vincenzo", "Ines", "Pasquale", "Amalia"),
    "don_ciro": ("Don Ciro", "Don Aldo", "Donna Ada", "Don Mario", "Donna Lina", "Don Gaetano"),
    "professoressa": ("La Prof", "Il Notaio", "La Preside", "Il Dottore", "La Giudice", "Il Colonnello"),
    "maestro": ("Maestro", "Mastro Elia", "Mastro Vito", "Mastro Pino", "Mastro Gino", "Mastro Lino"),
    "principiante": ("Nino", "Pina", "Gigi", "Lella", "Beppe", "Rino"),
    "esperto": ("Rosa", "Tonio", "Carmela", "Ciro", "Ines", "Elia"),
}
"""Names by level: the level's own, then companions, the last one for a partner. Only former levels share names."""
WOMEN = frozenset(
    {
        "Ninetta",
        "Lella",
        "Carmela",
        "Nunzia",
        "Filomena",
        "Concetta",
        "Sisina",
        "Titina",
        "Rosa",
        "Assunta",
        "Ines",
        "Amalia",
        "Donna Ada",
        "Donna Lina",
        "La Prof",
        "La Preside",
        "La Giudice",
        "Pina",
        "Dina",
        "Mara",
        "Livia",
    }
)
STRANGERS = ("Renzo", "Dina", "Elio", "Mara", "Sandro", "Livia")
ME = "you"
"""Portrait of a player who has not chosen a face: the coin."""
_ALIKE: Mapping[str, str] = {
    "nino": "pierino",
    "pina": "ninetta",
    "gigi": "gigino",
    "beppe": "toto",
    "rino": "lello",
    "tonio": "tonino",
    "ciro": "don_ciro",
    "elia": "mastro_elia",
    "renzo": "mimmo",
    "dina": "concetta",
    "elio": "peppino",
    "mara": "sisina",
    "sandro": "salvatore",
    "livia": "amalia",
}
"""Portraits for people without their own: those of former levels, and strangers. They differ at one table."""


def portrait_of(name: str) -> str:
    """Return the portrait of a name: the name in small letters without accents, for example "don_ciro"."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    key = plain.lower().replace(" ", "_")
    return _ALIKE.get(key, key)


@cache
def faces() -> Mapping[str, str]:
    """Return the names of the people whose faces a player can choose, by portrait, from the weakest level."""
    found: dict[str, str] = {}
    for people in COMPANIONS.values():
        for name in people:
            found.setdefault(portrait_of(name), name)
    return found


def face_of(chosen: str) -> str:
    """Return the portrait for the face that a player has chosen: the coin, ME, for none and for an unknown one."""
    return chosen if chosen in faces() else ME


def portraits_of(names: Sequence[str], seats: Sequence[str] = (HUMAN,), face: str = "") -> tuple[str, ...]:
    """Return the portrait for every seat of a table: the player's at seat 0, "" for a person at another seat.

    `seats` say where people sit, from seat 0; where they end, the computer's players go on. `face` is the one that the
    player has chosen. The player has the coin, ME, without a face, at a table where somebody else has the same one,
    and where several people play: any of them may sit in front.
    """
    people = [is_person(seat) for seat in seats]
    found = ["" if seat < len(people) and people[seat] else portrait_of(name) for seat, name in enumerate(names)]
    if people and people[0]:
        found[0] = ME if face in found or are_several(seats) else face_of(face)
    return tuple(found)


def partner_word(name: str) -> str:
    """Return the word for a partner of this name: "compagno" or "compagna"."""
    return pgettext("a woman", "partner") if name in WOMEN else _("partner")


def level_name(key: str) -> str:
    """Return the name of the player at a seat: a level's or a person's; an unknown key is returned as it is."""
    if is_person(key):
        return person_name(key) or _("a person")
    former = {"principiante": _("Beginner"), "esperto": _("Regular")}
    return former.get(key) or COMPANIONS.get(key, (key,))[0]


class LevelText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of a level, as levels.toml describes them; "" for those that it lacks."""

    kind: str = ""
    line: str = ""
    french_kind: str = ""
    french_line: str = ""


class LevelTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts of all levels."""

    level: dict[str, LevelText] = {}

    def mistaken(self) -> set[str]:
        """Return the keys of the levels without texts, and of texts that belong to no level."""
        return self.level.keys() ^ COMPANIONS.keys()


@cache
def level_texts() -> LevelTexts:
    """Return all texts of the levels; none if the file is missing or damaged."""
    return program_texts.load_or_empty("levels", LevelTexts)


def level_kind(key: str) -> str:
    """Describe the kind of player of a level, in two or three words.

    For any other key return its name, or the key itself if it is unknown.
    """
    text = level_texts().level.get(key, LevelText())
    french = text.french_kind if has_french_names() else ""
    return _(french or text.kind) or level_name(key)


def level_line(key: str) -> str:
    """Describe the player of a level and the player's weak points in one line; "" for an unknown key."""
    text = level_texts().level.get(key, LevelText())
    french = text.french_line if has_french_names() else ""
    return _(french or text.line)


def level_keys() -> tuple[str, ...]:
    """Return the keys of the levels, from the weakest."""
    from scopa_gui.ai.levels import LEVELS

    return tuple(LEVELS)
