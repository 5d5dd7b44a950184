"""Tactics: each with its measure, its weight, its reason and the condition under which it is the cause of a loss."""
