"""Everything in words for people. A module named like one below `ui` puts its results into words."""
