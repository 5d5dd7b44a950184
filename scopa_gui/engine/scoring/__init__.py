"""The count at the end of a smazzata."""
