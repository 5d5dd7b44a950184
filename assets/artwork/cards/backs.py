"""The backs by name, the name of their file."""

from collections.abc import Mapping

from assets.artwork.cards.back_azulejos import back_azulejos
from assets.artwork.cards.back_lattice import back_red
from assets.artwork.cards.back_lemons import back_lemons
from assets.artwork.cards.back_piacenza import back_piacenza
from assets.artwork.cards.back_sea import back_blue
from assets.artwork.cards.back_stars import back_stars
from assets.artwork.cards.back_tiles import back_maiolica
from assets.artwork.ink.drawing import Pen
from assets.artwork.siciliane.back_cart import back_carretto

BACKS: Mapping[str, Pen] = {
    "azulejos": back_azulejos,
    "blue": back_blue,
    "carretto": back_carretto,
    "lemons": back_lemons,
    "maiolica": back_maiolica,
    "piacenza": back_piacenza,
    "red": back_red,
    "stars": back_stars,
}

__all__ = [
    "BACKS",
    "back_azulejos",
    "back_blue",
    "back_carretto",
    "back_lemons",
    "back_maiolica",
    "back_piacenza",
    "back_red",
    "back_stars",
]
