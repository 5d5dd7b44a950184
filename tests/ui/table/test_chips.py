"""The chips tell of every option that differs from plain Scopa to 11, and of nothing else."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.engine.options import Dealing
from scopa_gui.engine.rules import CHOICES, DEFAULT, OPTIONS, Rules
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from scopa_gui.store.paths import assets
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.regions import regions_of
from scopa_gui.ui.table.paint.labels import draw_chips, lay_chips
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.rule_chips import rules_chips
from tests.ui.contract import SIZES

PARENTS = {
    "asso_with_ace": {"asso": True},
    "asso_empty": {"asso": True},
    "asso_self_always": {"asso": True},
    "asso_scopa": {"asso": True},
}
"""Options that make a difference only together with another."""
NO_DIFFERENCE = {("deal", deal) for deal in Dealing if deal.hand == DEFAULT.deal.hand}
OTHER_VALUES = {
    "redeal_sum_max": (10,),
    "target": (16, 21),
    "dealer_bonus": (((15, 1), (30, 2)),),
    "players": (3, 4, 6),
    "sides": (2,),
}


def test_plain_scopa_has_none():
    for players, rules in VARIANTS["scopa"].rules_by_players.items():
        assert rules_chips(rules) == [], players


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_option_is_told(option):
    basis = (
        Rules(players=4, sides=4, **PARENTS.get(option, {})) if option == "sides" else Rules(**PARENTS.get(option, {}))
    )
    usual = rules_chips(basis)
    told = [tuple(usual)]
    for value in CHOICES.get(option, OTHER_VALUES.get(option, ())):
        if value == getattr(basis, option) or (option, value) in NO_DIFFERENCE:
            continue
        changes = {"players": value, "sides": 0} if option == "players" else {option: value}
        if option == "deal":
            changes = {"deal": value, "players": 4, "sides": 0}
        found = tuple(rules_chips(replace(basis, **changes)))
        if option == "players":
            assert found == ()
            continue
        assert found not in told, f"{option}={value} is not told"
        told.append(found)
    assert len(told) > 1 or option == "players"


@pytest.mark.rotating
@pytest.mark.parametrize("language", translation.LANGUAGES)
@pytest.mark.parametrize("name", [*VARIANTS, *SOURCE_PRESETS])
def test_labels_are_short_and_explanations_whole_sentences(language, name):
    translation.use(language, assets() / "locale")
    rules = VARIANTS[name].rules if name in VARIANTS else SOURCE_PRESETS[name]
    chips = rules_chips(rules)
    assert len({label for label, _explanation in chips}) == len(chips)
    for label, explanation in chips:
        assert 0 < len(label) <= 24
        assert explanation.endswith(".")
        assert not set("{}") & set(label + explanation)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", translation.LANGUAGES)
@pytest.mark.parametrize("name", ["scopa_speciale", "scopone_trentino", "escoba", "scopone"])
def test_chips_fit_their_place_at_the_table_and_none_is_lost(make_context, language, size, name):
    context = make_context(language=language)
    rules = VARIANTS[name].rules
    box = pygame.Rect(regions_of(rules.players, rules.sides, True, size).chips)
    surface = pygame.Surface(size)
    brush = Brush(surface, Theme(size), context.text)
    chips = rules_chips(rules)
    laid = lay_chips(brush, box, chips)
    assert laid
    text = "\n".join(chip.explanation for chip in laid)
    assert all(explanation in text for _label, explanation in chips)
    for place, chip in enumerate(laid):
        assert box.contains(chip.rect)
        assert chip.rect.height >= 24
        assert not any(chip.rect.colliderect(other.rect) for other in laid[place + 1 :])
    draw_chips(brush, laid)
    assert context.text.overflows == []


def test_what_finds_no_room_is_gathered_in_the_last_chip(context):
    brush = Brush(pygame.Surface((400, 200)), Theme((1280, 800)), context.text)
    chips = [(f"Rule {number}", f"Sentence {number}.") for number in range(9)]
    laid = lay_chips(brush, pygame.Rect(0, 0, 160, 70), chips)
    assert laid[-1].label == f"+{9 - len(laid) + 1}"
    assert "Rule 8: Sentence 8." in laid[-1].explanation
