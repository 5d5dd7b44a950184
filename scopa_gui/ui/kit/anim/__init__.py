"""Motion as plain geometry, without pygame: easing in tween.py, plans of tracks in plan.py."""
