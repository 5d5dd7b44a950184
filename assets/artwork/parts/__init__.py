"""What cards are made of: signs, limbs, heads, clothes, plants."""
