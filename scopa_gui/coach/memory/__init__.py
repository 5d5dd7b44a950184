"""What was played and what it tells: the count of the cards, what the others can hold, and questions about it."""
