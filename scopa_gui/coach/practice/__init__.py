"""Practice: the player's own mistakes, the schedule of repetitions, themes, and progress."""
