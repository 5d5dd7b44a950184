"""Names of screens for tests that look at the running program from outside."""


def screen_name(scene: object) -> str:
    """Return the name of the class of a screen; of a table that of its session, as "MatchSession"."""
    return type(getattr(scene, "session", scene)).__name__
