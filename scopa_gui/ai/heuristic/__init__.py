"""HeuristicPlayer and its tactics. Start with heuristic_player.py; tactics.py and pairing.py have the tactics."""
