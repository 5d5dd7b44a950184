"""Items shared by others: opened from the clipboard, a file, or a text that is dropped on the window."""
