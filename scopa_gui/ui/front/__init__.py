"""Screens round the game: title, settings, statistics, history, rules, keys, players, sharing, problem report."""
