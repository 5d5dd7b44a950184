"""Screen for rules that the player makes: every option with a sentence and a picture."""
