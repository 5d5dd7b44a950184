"""The card table. Start with geometry/layout.py (where everything lies), then board.py: what its screens share."""
