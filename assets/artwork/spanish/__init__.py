"""The Spanish pack, baraja española: 40 cards with the pinta in their frames, and a back of their own."""
