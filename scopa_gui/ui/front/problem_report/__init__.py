"""A report of something wrong: what it says, what it keeps to itself, and how it is taken along."""
