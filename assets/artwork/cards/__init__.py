"""The cards themselves, by suit and figure."""
