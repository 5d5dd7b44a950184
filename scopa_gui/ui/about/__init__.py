"""What the program is and what it is made of."""
