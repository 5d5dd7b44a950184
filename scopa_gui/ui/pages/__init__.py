"""Bases of screens, key bindings, and controls that need words or portraits."""
