"""The review of a finished match: replayed, every move judged, its result split into luck and play."""
