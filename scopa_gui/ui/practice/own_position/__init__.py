"""A position of one's own: set up by hand, judged, played on."""
