"""The seconds that those levels think that search, unless somebody sets them a limit."""

PROFESSORESSA = 0.1
MAESTRO = 1.0
