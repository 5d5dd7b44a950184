"""Count of a smazzata. Start with count_steps.py (its steps as plain values) and count_screen.py."""
