"""The count of a smazzata. Start reading at decisive.py (what decided) and steps.py (what is shown); the scene is
scenes/count.py.
"""
