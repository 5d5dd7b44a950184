"""Places of everything on the table: pure functions of what I may know and of the window's size."""
