"""Thousands of imagined smazzate at once, one to a column of NumPy arrays. Start with smazzate.py and features.py."""
