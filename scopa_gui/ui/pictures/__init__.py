"""Cards, portraits and table tops as surfaces of exactly the size that the window needs."""
