"""Pictures of the table: cards, plates, buttons, marks."""
