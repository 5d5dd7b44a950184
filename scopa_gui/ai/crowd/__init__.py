"""A crowd: thousands of imagined smazzate played at once, each a column of NumPy arrays. Start with smazzate.py."""
