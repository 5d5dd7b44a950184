"""What one seat knows and fears: facts from its view, what hidden hands may be, what the next seats could do."""
