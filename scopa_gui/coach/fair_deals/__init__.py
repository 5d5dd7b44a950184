"""Frequency of the cards dealt to each player, next to what fair deals would bring."""
