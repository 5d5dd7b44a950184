"""Buttons, choices, sliders, lists and pages, each with a name; group.py gives them focus."""
