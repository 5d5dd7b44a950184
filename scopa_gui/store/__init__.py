"""Per-user files as plain data: start reading at `paths`, then `settings` and `archive`. Nothing here knows a rule."""
