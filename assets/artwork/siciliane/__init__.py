"""The Sicilian pack: forty cards and the painted cart of their back."""
