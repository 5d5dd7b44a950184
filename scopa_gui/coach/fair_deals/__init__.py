"""Check that deals are fair: counts of the good cards dealt to each player, compared with exact chances."""
