"""Who stands beside a table: the coach, the hint, questions of memory. companion.py says what a companion is."""
