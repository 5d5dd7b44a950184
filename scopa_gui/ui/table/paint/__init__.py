"""The table as it is painted: cards, plates, buttons, marks."""
