"""Knowledge of one seat: facts from its view, the likely hidden hands, the possible replies of the next seats."""
