"""Programs that measure players, coach, speed, tests and code; tests/README.md lists their commands."""
