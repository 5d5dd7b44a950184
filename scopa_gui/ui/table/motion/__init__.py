"""How the table moves: from events to plans of motion that end where the layout says."""
