"""The count of a smazzata. Start with decisions.py (what decided) and count_steps.py (what is shown)."""
