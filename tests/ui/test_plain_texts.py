"""Texts are plain: words that nobody says at a table do not come back, and no sentence at the table is long."""

import re

import pytest

from tests.conftest import PROJECT
from tests.ui.test_words import tool as tool  # noqa: PLC0414 - the fixture, used here too

ENGLISH = {
    r"(?<!\()(?<!\(a )(?<!\|)\bsmazzat\w*\b(?!\|)": "round",
    r"(?<!\{)\b[Ss]cope\b(?!\})": "scopas",
    r"\bprimiere\b": "primieras",
    r"\b[Aa](new|fresh)\b": "again",
    r"\b([Pp]ut|puts) away\b": "set aside",
    r"\b[Tt]aken? up\b|\b[Tt]ake up again\b": "restored",
    r"\b([Bb]rought|[Bb]ring) (in|back)\b": "imported, restored",
    r"\b(is|are|were|was|be) kept\b(?! (for|in hand|back|paired|free))": "saved",
    r"\bfirst table\b": "the first four cards",
    r"\b[Ff]igures?\b": "court cards",
    r"\blies\b|\b[Ll]ay there\b|\blying\b": "is on the table",
    r"\b([Ss]till|[Ii]s|[Aa]re|[Cc]ards) out\b(?! of)": "played, or unplayed",
    r"\blooked at\b": "reviewed",
    r"\bTitle\b|\bthe title\b|\b([Tt]itle|[Ss]tart|[Hh]ome|[Oo]pening) (screen|page|menu)\b": "Main menu",
    r"\b[Ww]hoever\b|^Who (lay|play|took|take|did|has|hold)\w* [^?]*\.$": "the player who, anyone who",
    r"\b[Ss]o many\b": "the number",
    r"\bstands?\b (in|on|under|beside|here|there)\b": "is",
    r"\bdear(est)?\b|\breckon|\bseldom\b|\bof late\b|\bcounted out\b": "valuable, work out, rarely, lately",
    r"\b[Cc]overed (card|hand)|\b(is|are|stays?) covered\b": "hidden, face down",
    r"\b(its|the|an|three|no) equals?\b(?! (size|number))": "twin, the same rank",
    r"\d %|\} %": "70%",
    r"\.\.\.|\s…": "an ellipsis without a space",
    r"[\"']": "curly quotes",
    r"\b[Aa]n? \{(percent|share|count|number|points)\}": "no article before a number: an 8, a 7",
}
ITALIAN = {
    r"\b[Mm]oss[ae]\b": "giocata",
    r"\b[Cc]artin[ae]\b": "carta bassa, scartina",
    r"\b[Rr]iprend(i|ere)\b (la|le|una) (giocata|partita)": "annulla, continua, ripristina",
    r"\b[Mm]ess[ae] via\b|\b[Mm]etti via\b": "messa da parte",
    r"\b([Ss]chermata|[Mm]enu|[Pp]agina) (iniziale|di avvio|del titolo)\b|\b[Tt]orna(re)? al titolo": "Menu principale",
    r"\d %|\} %|\.\.\.|\s…": "70%, an ellipsis without a space",
    r"\b([dnsc]?[ae]l|il) \{(percent|share|count|number|points)\}": "no article before a number: l'8, il 7",
}
GERMAN = {
    r"(?<!\()(?<!\|)\bSmazzat[ae](?!\|)": "Runde",
    r"(?<!\{)\bScope\b(?!\})": "Scopas",
    r"\bFigur": "Bild, Bilder",
    r"(?i)\b(start|titel|begrüßungs)(bild|bildschirm|seite|menü)\b|\bzum Titel\b": "Hauptmenü",
    r"\b([Ff]eg|[Gg]efegt)": "abräumen",
    r"\b([Dd]ein|[Ee]igen)en?[rm]? Seite\b": "dein Partner",
}
WORDS = [("en", *pair) for pair in ENGLISH.items()]
WORDS += [("it", *pair) for pair in ITALIAN.items()]
WORDS += [("de", *pair) for pair in GERMAN.items()]


def texts_of(tool, language):
    for message in tool.updated("it" if language == "en" else language):
        if message.id and message.context != "decimal mark":
            texts = message.id if language == "en" else message.string
            yield from texts if isinstance(texts, tuple) else (texts,)


@pytest.mark.rotating
@pytest.mark.parametrize(("language", "word", "better"), WORDS)
def test_words_that_nobody_says_do_not_come_back(tool, language, word, better):
    assert [text for text in texts_of(tool, language) if re.search(word, text)] == [], better


def test_each_button_that_leads_back_to_the_main_menu_says_so(tool):
    sources = [path.read_text(encoding="utf-8") for path in (PROJECT / "scopa_gui" / "ui").rglob("*.py")]
    labels = [label for source in sources for label in re.findall(r'"\w+", _\("([^"]+)"\), Home\b', source)]
    assert labels
    assert set(labels) == {"Main menu"}
    assert translated(tool, "it", "Main menu") == "Menu principale"
    assert translated(tool, "de", "Main menu") == "Hauptmenü"


def translated(tool, language, text):
    return next(message.string for message in tool.updated(language) if message.id == text)


def test_no_english_sentence_has_more_than_25_words(tool):
    sentences = [
        sentence
        for text in texts_of(tool, "en")
        if " = " not in text
        for sentence in re.split(r"(?<=[.!?:…])\s+", text)
    ]
    assert [sentence for sentence in sentences if len(sentence.split()) > 25] == []
