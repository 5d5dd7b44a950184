"""Report of a problem: its text, which keeps hidden cards and folders secret, and the screen to copy or save it."""
