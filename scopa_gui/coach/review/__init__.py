"""Review of a finished match: it is replayed, its moves are judged, its result is split into luck and play."""
