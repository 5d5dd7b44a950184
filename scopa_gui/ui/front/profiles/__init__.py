"""Players on this computer: choosing, adding, renaming, setting aside; export to a file and import."""
