"""A crowd: thousands of imagined smazzate played at once, one to a column of NumPy arrays. Start with smazzate.py, then
traits.py.
"""
