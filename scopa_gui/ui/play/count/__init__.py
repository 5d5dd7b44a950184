"""The count of a smazzata. Start with count_steps.py (what is shown) and count_screen.py."""
