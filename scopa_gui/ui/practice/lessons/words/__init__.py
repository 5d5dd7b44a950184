"""Texts of the lessons."""
