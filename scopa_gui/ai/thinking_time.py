"""The seconds that those levels think that search, unless somebody sets them a limit."""

PROFESSORESSA, MAESTRO = 0.1, 1.0
