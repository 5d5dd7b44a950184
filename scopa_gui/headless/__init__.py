"""Headless program: it answers JSON requests, one on each line, about the rules, the players and the coach.

Begin with program.py; kinds.py lists the kinds of request.

In the answer of `choose`, ``card`` and ``taken`` are the move that the level plays. ``candidates`` are the moves that
it compared, best first by ``points``: the points it expects from here to the end of the round, its own minus the other
side's; ``se`` is their standard error. ``chosen`` is the index of the move played among the candidates, or null if the
level compares no moves. It need not be the first: levels that search prefer a higher ``win``, the chance of winning the
match, so that at 11-11 a move with fewer points may be better. ``win`` is null if the level does not compute it. Weaker
levels also make mistakes on purpose.
"""
