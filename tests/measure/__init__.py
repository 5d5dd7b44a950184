"""Programs that measure the house itself."""
