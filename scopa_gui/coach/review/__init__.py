"""A finished match looked at again: replayed, every move judged, luck and play told apart."""
