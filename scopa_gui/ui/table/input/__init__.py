"""Mouse and keyboard at the table: from what is hovered or pressed to a move."""
