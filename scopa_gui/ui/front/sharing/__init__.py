"""Opening of shared texts and files, from the clipboard, a text field or a dropped file."""
