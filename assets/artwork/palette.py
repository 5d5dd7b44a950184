"""Every colour of the deck. Each surface takes one base, one shadow and at most one highlight, and ink."""

Tones = tuple[str, ...]
"""Base, shadow and, where there is one, highlight."""

INK = "#2a1a14"
PAPER = "#f7ecd3"
COURT_PAPER = "#fbf4e2"
EDGE = "#b79f74"
BLUSH = "#e0583c"
WINE = "#5d1512"
GLAZE = "#f6f0df"
CUT_WOOD = "#f1d49a"
CUT_WOOD_SH = "#dcb06a"

RED, RED_SH, RED_HI = REDS = ("#c9331f", "#94201a", "#e9705a")
GOLD, GOLD_SH, GOLD_HI = GOLDS = ("#efb52e", "#c8841a", "#fde08a")
BLUE, BLUE_SH, BLUE_HI = BLUES = ("#23569a", "#163a6e", "#6c9bd0")
GREEN, GREEN_SH, GREEN_HI = GREENS = ("#43813f", "#2a5a2e", "#8dba63")
BROWN, BROWN_SH, BROWN_HI = BROWNS = ("#8d5530", "#663819", "#b98252")
STEEL, STEEL_SH, STEEL_HI = STEELS = ("#c9d6df", "#8fa6ba", "#f4f8fa")
WHITE, WHITE_SH, _ = WHITES = ("#fdf7e8", "#dccfae", "#ffffff")
BLACK, BLACK_SH, BLACK_HI = BLACKS = ("#2b2a33", "#16151b", "#6a6c80")
EAGLE = ("#3b3550", "#221e31", "#77708f")
FUR = ("#d98a3a", "#a85f1e", "#f2b469")
WHISKERS, WHISKERS_HI = "#3a2418", "#8a6040"
FOX = ("#cf6a26", "#97471a")

SKIN, SKIN_SH = "#f3cda6", "#dba072"
SKINS = {
    "fair": (SKIN, SKIN_SH, "#fbe2c4"),
    "moor": ("#a8673d", "#7c4527", "#c98a5c"),
    "glove": (BROWN_HI, BROWN, BROWN_HI),
}

BLOND = ("#d9a441", "#a87422", "#f3d27e")
DARK_HAIR = ("#3b2a22", "#221611", "#7a5a45")
GREY_HAIR = ("#b9b2a6", "#8a8378", "#e2ddd2")
AUBURN = ("#a0522d", "#6e3318", "#cf8450")

# Horses: base, shadow, highlight, and base and shadow of the far legs.
CHESTNUT = ("#b5672f", "#7c421c", "#dfa56a", "#8a4a22", "#5e3015")
WHITE_HORSE = ("#f3ead6", "#cdbb97", "#ffffff", "#d6c6a6", "#ad9a74")
BLACK_HORSE = ("#4d4656", "#2b2632", "#8a8396", "#38323f", "#1f1b25")
BAY = ("#8a4b28", "#5a2f17", "#b9794a", "#663619", "#43220f")
FLAX = ("#ecc982", "#c1934a", "#fff0c4")
JET = ("#2b2632", "#15121a", "#7d7688")
LEOPARD = ("#e8b95a", "#b9822e")
HOOF = ("#4a3a30", "#2e221b", "#8a7565")

SUIT_TONES = {"D": GOLDS, "C": REDS, "B": GREENS, "S": BLUES}
