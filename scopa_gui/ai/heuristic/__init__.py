"""HeuristicPlayer, who plays by the tactics of ai/tactics. Start with heuristic_player.py."""
