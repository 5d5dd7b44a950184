"""Knowledge and fears of one seat: facts from its view, what hidden hands may be, what the next seats could do."""
