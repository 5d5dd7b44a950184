"""The colours of the Spanish pack: yellow, red, blue and green on white, brighter than those of Naples."""

PAPER_WHITE = "#fdfaf2"
YELLOW = ("#f6c52e", "#d48d1b", "#ffe99a")
SCARLET = ("#d3291f", "#931a17", "#f07f70")
AZURE = ("#2467ae", "#173f78", "#86b6e3")
LEAF_GREEN = ("#2f8b4c", "#1c5a33", "#8ccb78")
BLADE = ("#cfe3f1", "#6e9fca", "#f7fcff")
LINEN = ("#fffdf7", "#d5d9dc", "#ffffff")
CUDGEL = ("#b5823f", "#6b6a27", "#e0bb78")
DUSK = ("#3d3348", "#251e2e", "#7c6f8c")
MEADOW = ("#a9cf6c", "#5f9a45", "#d8ecac")
SANGUINE = "#7d1512"
"""What a cup holds."""
SABLE = ("#7a4a28", "#4d2c18", "#b07c4a")
