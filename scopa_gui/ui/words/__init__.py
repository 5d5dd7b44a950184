"""Everything that is put into words for people. A module named like one below the window says what that one finds."""
