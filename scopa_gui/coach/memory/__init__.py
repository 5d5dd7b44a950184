"""Memory of play and its conclusions: the count of the cards, what the others can hold, and questions about it."""
