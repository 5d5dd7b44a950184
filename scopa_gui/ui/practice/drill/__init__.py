"""The memory drill: cards are played, and the player is asked what was played."""
