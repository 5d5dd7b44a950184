"""The count of a smazzata. Start with decisive.py (what decided) and steps.py (what is shown), then scenes/count.py."""
