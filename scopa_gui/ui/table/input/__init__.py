"""Mouse and keyboard at the table: from what is pointed at to a move."""
