"""How hard Hypothesis looks: usually short and always the same; HYPOTHESIS_PROFILE=deep: more, and each time anew."""

import os

from hypothesis import settings

settings.register_profile("usual", max_examples=40, deadline=None, derandomize=True, database=None)
settings.register_profile("deep", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
