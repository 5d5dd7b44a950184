"""Thousands of smazzate played at once, one in each column of NumPy arrays. Start with smazzate.py and policy.py."""
