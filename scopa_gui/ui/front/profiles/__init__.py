"""Players on this computer: chosen, added, put away; all of one player's data as one file, and back from it."""
