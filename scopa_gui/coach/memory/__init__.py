"""Memory of the cards: which have been seen, which the others may hold, and questions that train it."""
