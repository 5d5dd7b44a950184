"""The page on which somebody makes rules of their own: every option with a sentence and a picture."""
