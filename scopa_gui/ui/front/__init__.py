"""The screens round the game: title, settings, statistics, history, rules, keys, about, a report of a problem."""
