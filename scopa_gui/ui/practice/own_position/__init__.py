"""A position of one's own: it is set up by hand, judged and played on."""
