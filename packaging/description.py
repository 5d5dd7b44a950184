"""The description that goes with a package: the README where nothing is beside it, no pictures or relative links."""

import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\[([^\]]*)\]\((?!https?://|#)[^)]*\)")
PICTURES = "](assets/"
"""In every paragraph that is made of pictures, or tells where they are."""


class Description(MetadataHookInterface):
    """Hatchling asks it for what pyproject.toml leaves open."""

    def update(self, metadata: dict[str, object]) -> None:
        """Give the description."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": alone(readme)}


def alone(readme: str) -> str:
    """The text without its paragraphs of pictures, and with the words alone of links that would lead nowhere."""
    return LINK.sub(r"\1", "\n\n".join(part for part in readme.split("\n\n") if PICTURES not in part))
