"""Estimates without playing on: expected points from piles, worth of a deal, chance of winning the match."""
