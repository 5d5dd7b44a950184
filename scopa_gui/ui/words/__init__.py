"""Everything that is put into words for people. A module called like one below the window words what that one says."""
