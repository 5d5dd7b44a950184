"""Every text of the window is translated, and the compiled catalogues are those of today."""

import ast
import re
import string
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest
from babel.messages import catalog, plurals

from scopa_gui.engine.cards import DECK, cards_of
from scopa_gui.store.paths import assets
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.level_names import COMPANIONS, STRANGERS, WOMEN, partner_word
from tests.sources import tree_of

PROJECT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in translation.LANGUAGES if language != "en"]


@pytest.fixture(scope="module")
def tool():
    sys.path.insert(0, str(PROJECT / "packaging"))
    try:
        import words as program
    finally:
        sys.path.pop(0)
    program.updated = cache(program.updated)
    yield program
    program.updated = program.updated.__wrapped__


def texts_in(path):
    """The texts that a source file gives to `_` and `ngettext`, wherever the call stands."""
    for node in ast.walk(tree_of(path)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("_", "ngettext", "pgettext")
        ):
            yield from (
                arg.value for arg in node.args[node.func.id == "pgettext" :][:1] if isinstance(arg, ast.Constant)
            )


def test_every_text_of_the_source_is_in_the_catalogue(tool):
    """Babel overlooks a call inside an f-string."""
    known = {message.id[0] if isinstance(message.id, tuple) else message.id for message in tool.updated("it")}
    missing = {text for path in (PROJECT / "scopa_gui").rglob("*.py") for text in texts_in(path)} - known
    assert not missing


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_a_translation(tool, language):
    assert tool.untranslated(tool.updated(language)) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("ending", ["po", "mo"])
def test_the_catalogues_on_disk_are_up_to_date(tool, language, ending):
    wanted = {"po": tool.as_po, "mo": tool.as_mo}[ending](tool.updated(language))
    assert tool.path_of(language, ending).read_bytes() == wanted, "run python packaging/words.py"


@pytest.mark.parametrize("check", [[], ["--check"]])
def test_of_a_new_language_ten_texts_are_listed_and_all_are_counted(tool, tmp_path, monkeypatch, capsys, check):
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "LANGUAGES", {"en": "English", "fr": "Français"})
    assert tool.main(check) == 1
    head, *listed = capsys.readouterr().out.splitlines()
    texts = tool.untranslated(tool.updated("fr"))
    assert head == f"fr: not translated: {len(texts)}, for example"
    assert [line.strip() for line in listed if "out of date" not in line] == texts[:10]
    assert tool.path_of("fr", "po").exists() == (not check)


@pytest.mark.rotating
@pytest.mark.parametrize("ending", ["po", "mo"])
def test_another_babel_writes_the_same_catalogue(tool, ending, monkeypatch):
    """Babel 2.19 knows three forms of Italian numbers; the catalogue says that it has two."""
    monkeypatch.setattr(catalog, "VERSION", "99.9")
    monkeypatch.setitem(plurals.PLURALS, "it", ("3", "(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2)"))
    written = {"po": tool.as_po, "mo": tool.as_mo}[ending](tool.updated.__wrapped__("it"))
    assert tool.path_of("it", ending).read_bytes() == written


def fields(text):
    return {name for _literal, name, _spec, _conversion in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_translations_name_the_same_things_in_braces(tool, language):
    for message in tool.updated(language):
        if message.id and message.string and all(message.string):
            originals = message.id if isinstance(message.id, tuple) else (message.id,)
            translations = message.string if isinstance(message.string, tuple) else (message.string,)
            for text in translations:
                assert fields(text) <= fields(originals[-1]), message.id
                assert fields(originals[-1]) - fields(text) <= ({"count"} if len(originals) > 1 else set()), message.id


@pytest.mark.parametrize("language", OTHERS)
def test_translations_begin_and_end_like_the_original(tool, language):
    for message in tool.updated(language):
        if isinstance(message.id, str) and message.id and message.string:
            assert message.id.strip() == message.id
            assert message.string.strip() == message.string, message.id
            alike = message.string.endswith((".", "…")) == message.id.endswith((".", "…"))
            assert alike or message.context == "decimal mark", message.id


@pytest.mark.rotating
@pytest.mark.parametrize("language", OTHERS)
def test_a_list_of_forms_to_be_found_is_never_shown_as_a_word(tool, language):
    """A translation may have more forms than the English word: such a text belongs to the glossary alone."""
    shown = {
        text for path in (PROJECT / "scopa_gui").rglob("*.py") if path.name != "glossary.py" for text in texts_in(path)
    }
    lists = {message.id for message in tool.updated(language) if "|" in message.string}
    assert len(lists) >= 10
    assert not lists & shown


def german(tool):
    """Every German text."""
    for message in tool.updated("de"):
        if message.id:
            yield from message.string if isinstance(message.string, tuple) else (message.string,)


def test_german_has_one_kind_of_quotation_marks_and_of_ellipsis(tool):
    wrong = [
        text for text in german(tool) if re.search(r"[«»\"”]|\.\.\.|\w…", text) or text.count("„") != text.count("“")
    ]
    assert not wrong


def test_german_has_one_word_for_one_thing(tool):
    """Stich, Kampf, Archiv, speichern, Im Voraus, beurteilen: and none of the words that were there beside them."""
    other = re.compile(
        r"\b(Fang(?! klein)|Fänge|Fangs|Rennen|Rennens|gesichert|Vorab|Gleichstehende)\b|[Vv]erzeichnis|Als Datei "
        r"sichern|[Bb]ewertet"
    )
    assert not [text for text in german(tool) if other.search(text)]


def italian(tool):
    """Every Italian text and its English."""
    for message in tool.updated("it"):
        if message.id:
            english = message.id if isinstance(message.id, str) else message.id[-1]
            yield from (
                (english, text) for text in (message.string if isinstance(message.string, tuple) else (message.string,))
            )


def test_italian_has_one_kind_of_quotation_marks_of_apostrophe_and_of_ellipsis(tool):
    wrong = [
        text
        for _english, text in italian(tool)
        if re.search(r"[\"'“”„\N{LEFT SINGLE QUOTATION MARK}]|\.\.\.|\w …", text) or text.count("«") != text.count("»")
    ]
    assert not wrong


def test_italian_has_one_word_for_one_thing(tool):
    """Registro, pariglia, conteggio, scartare, aiuti, risolto, a 11, giocata.

    A partner who is named may be a woman.
    """
    other = re.compile(
        r"[Aa]rchivio|[Aa]ppaiat|accoppiat|[Aa]i \{(points|target)|\b(la conta|conto, mani|calare|L.hai trovata|su "
        r"\{count\} trovate)\b|[Cc]on aiuto|senza aiuto|\b[Mm]oss[ae]\b"
    )
    assert not [text for _english, text in italian(tool) if other.search(text)]
    assert not [
        text
        for english, text in italian(tool)
        if re.search(r"\{(name|partner)\}", english) and re.search(r"\bcompagno\b|\ba lui\b", text)
    ]


@pytest.mark.parametrize("language", translation.LANGUAGES)
@pytest.mark.parametrize("deck", ["neapolitan", "french"])
def test_the_forty_cards_have_forty_names(language, deck):
    translation.use(language, assets() / "locale")
    translation.use_deck(deck)
    names = [translation.card_name(card) for card in cards_of(DECK)]
    assert len(set(names)) == 40


def test_the_settebello_in_three_languages():
    spoken = {}
    for language in ("en", "it", "de"):  # what is told of each below
        translation.use(language, assets() / "locale")
        translation.use_deck("neapolitan")
        settebello = translation.card_name(6)
        translation.use_deck("french")
        spoken[language] = (settebello, translation.card_name(17))
    assert spoken == {
        "en": ("7 of coins", "jack of hearts"),
        "it": ("7 di denari", "fante di cuori"),
        "de": ("Münz-7", "Herz-Bube"),
    }


def test_after_a_verb_a_card_has_its_article_and_its_case():
    spoken = {}
    for language in ("en", "it", "de"):  # what is told of each below
        translation.use(language, assets() / "locale")
        translation.use_deck("neapolitan")
        spoken[language] = [translation.the_card(card) for card in (6, 10, 38)]
        translation.use_deck("french")
        spoken[language] += [translation.the_card(card) for card in (17, 8)]
    assert spoken == {
        "en": [
            "the 7 of coins",
            "the ace of cups",
            "the knight of swords",
            "the jack of hearts",
            "the queen of diamonds",
        ],
        "it": [
            "il 7 di denari",
            "l\u2019asso di coppe",
            "il cavallo di spade",
            "il fante di cuori",
            "la donna di quadri",
        ],
        "de": ["die Münz-7", "das Kelch-Ass", "den Schwert-Reiter", "den Herz-Buben", "die Karo-Dame"],
    }


def test_an_unknown_language_falls_back_to_the_systems(monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert translation.use("xx", assets() / "locale") == "de"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert translation.use("", assets() / "locale") == "en"


def test_a_partner_is_called_as_she_or_he_is():
    spoken = {}
    for language in ("en", "it", "de"):  # what is told of each below
        translation.use(language, assets() / "locale")
        spoken[language] = (partner_word("Rosa"), partner_word("Don Ciro"))
    assert spoken == {"en": ("partner", "partner"), "it": ("compagna", "compagno"), "de": ("Partnerin", "Partner")}


def test_everybody_who_may_be_a_partner_is_a_woman_or_a_man_as_the_portrait_shows():
    people = {name for names in COMPANIONS.values() for name in names} | set(STRANGERS)
    assert people > WOMEN
    assert {name for name in people if name.startswith(("Donna ", "La "))} <= WOMEN
    assert not {name for name in people if name.startswith(("Don ", "Il ", "Mastro "))} & WOMEN


def test_plurals():
    translation.use("it", assets() / "locale")
    assert translation.ngettext("{count} player", "{count} players", 1).format(count=1) == "1 giocatore"
    assert translation.ngettext("{count} player", "{count} players", 4).format(count=4) == "4 giocatori"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0.5", "\N{MINUS SIGN}1.25", "+2.0"]),
        ("it", ["0,5", "\N{MINUS SIGN}1,25", "+2,0"]),
        ("de", ["0,5", "\N{MINUS SIGN}1,25", "+2,0"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language, said):
    translation.use(language, assets() / "locale")
    try:
        assert [translation.decimal(0.5), translation.decimal(-1.25, 2), translation.decimal(2, signed=True)] == said
    finally:
        translation.use("en", assets() / "locale")


def test_in_italian_a_preposition_and_the_article_of_a_name_are_one_word():
    translation.use("it", assets() / "locale")
    said = [
        translation.joined(text)
        for text in (
            "il punto va a La Prof",
            "la primiera di Il Notaio",
            "In mano a La Giudice",
            "La Prof gioca da Lina",
            "la mano di La Prof e di Il Dottore",
        )
    ]
    assert said == [
        "il punto va alla Prof",
        "la primiera del Notaio",
        "In mano alla Giudice",
        "La Prof gioca da Lina",
        "la mano della Prof e del Dottore",
    ]
    translation.use("de", assets() / "locale")
    assert translation.joined("der Punkt geht an La Prof, a La Prof") == "der Punkt geht an La Prof, a La Prof"


@pytest.mark.whole
def test_whatever_italian_sentence_has_a_preposition_before_a_name_is_joined(tool):
    """`joined` is used where such a text is written, in the same function or module, or where its file is read."""
    told = set()
    for message in tool.updated("it"):
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        if any(re.search(r"\b(a|di|da|su|in|con) \{(name|partner)\}", text) for text in texts):
            told.add(message.id[0] if isinstance(message.id, tuple) else message.id)
    assert len(told) >= 10
    found = set()
    for path in sorted((PROJECT / "scopa_gui").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        within = {
            id(node): scope
            for scope in ast.walk(tree)
            if isinstance(scope, ast.FunctionDef)
            for node in ast.walk(scope)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in told:
                found.add(node.value)
                inside = ast.unparse(within[id(node)]) if id(node) in within else source
                assert "joined(" in inside, f"{path.name}: {node.value}"
    for name, reader in {"tactics": "sentences.py"}.items():
        texts = tool.texts_in(tomllib.loads((assets() / "texts" / f"{name}.toml").read_text(encoding="utf-8")))
        found |= told & {text[0] if isinstance(text, tuple) else text for text in texts}
        assert "joined(" in (PROJECT / "scopa_gui" / "ui" / "words" / reader).read_text(encoding="utf-8")
    assert found == told
