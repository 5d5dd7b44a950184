"""Motion of the table: from events to plans of motion that end where the layout says."""
