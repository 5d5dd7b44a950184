"""Names of the opponents, which other packages know only by keys. At larger tables they have companions."""

from collections.abc import Mapping, Sequence

from scopa_gui.game.persons import HUMAN, is_person, person_name
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
"""Portrait of the player."""
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


def portraits_of(names: Sequence[str], seats: Sequence[str] = (HUMAN,)) -> tuple[str, ...]:
    """Return the portrait for every seat of a table: ME for a person at seat 0, "" for a person at another seat.

    `seats` say where people sit, from seat 0; where they end, the computer's players go on.
    """
    people = [is_person(seat) for seat in seats]
    return tuple(
        portrait_of(name) if seat >= len(people) or not people[seat] else "" if seat else ME
        for seat, name in enumerate(names)
    )


def partner_word(name: str) -> str:
    """Return the word for a partner of this name: "compagno" or "compagna"."""
    return pgettext("a woman", "partner") if name in WOMEN else _("partner")


def level_name(key: str) -> str:
    """Return the name of the player at a seat: a level's or a person's; an unknown key is returned as it is."""
    if is_person(key):
        return person_name(key) or _("a person")
    former = {"principiante": _("Beginner"), "esperto": _("Regular")}
    return former.get(key) or COMPANIONS.get(key, (key,))[0]


def level_kind(key: str) -> str:
    """Describe the kind of player of a level, in two or three words.

    For any other key return its name, or the key itself if it is unknown.
    """
    kinds = {
        "pierino": _("a child"),
        "carmela": _("diamond fan") if has_french_names() else _("loves coins"),
        "gennaro": _("in a hurry"),
        "rosa": _("forgetful"),
        "don_ciro": _("an old hand"),
        "professoressa": _("calculates"),
        "maestro": _("the master"),
    }
    return kinds.get(key) or level_name(key)


def level_line(key: str) -> str:
    """Describe the player of a level and the player's weak points in one line; "" for an unknown key."""
    diamonds = _("Sees only diamonds, forgets the rest and gives scopas away.")
    coins = _("Sees only coins, forgets the rest and gives scopas away.")
    lines = {
        "pierino": _("A child: plays any card, but has an eye for a scopa."),
        "carmela": diamonds if has_french_names() else coins,
        "gennaro": _("Plays in a hurry and never counts the primiera."),
        "rosa": _("Plays soundly, but forgets cards played long ago."),
        "don_ciro": _("Remembers every card and knows the old tricks."),
        "professoressa": _("Calculates quickly, but hardly notices how you play."),
        "maestro": _("Thinks every card through; nothing escapes him."),
        "principiante": _("Grabs what’s there and forgets what was played."),
        "esperto": _("Plays soundly, but forgets cards played long ago."),
    }
    return lines.get(key, "")


def level_keys() -> tuple[str, ...]:
    """Return the keys of the levels, from the weakest."""
    from scopa_gui.ai.levels import LEVELS

    return tuple(LEVELS)
