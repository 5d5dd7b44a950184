"""The engine and the players as a program: one JSON request a line.

Start with program.py; kinds.py lists the kinds.

Reading the answer of `choose`: ``card`` and ``taken`` are the move that the level plays, and ``chosen`` is its place
among the ``candidates``, from 0, or null where a level compares no moves. The candidates are in the order of
``points``, the points of this round expected from here on, one's own side less theirs, the best first; ``se`` is their
standard error. The move played need not be first. Levels that search play for ``win``, the chance of winning the match,
where moves differ in it: at 11-11 the move with fewer points may be the one that wins more often. ``win`` is null where
a level does not work it out. Weaker levels make mistakes, and may pass over the move that they themselves rate as best.
"""
