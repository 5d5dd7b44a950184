"""The description in the metadata of a package: the README without its pictures and its relative links."""

import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\[([^\]]*)\]\((?!https?://|#)[^)]*\)")
PICTURES = "](assets/"
"""Marks a paragraph that shows the pictures or links to them."""


class Description(MetadataHookInterface):
    """Metadata that pyproject.toml leaves to Hatchling's hook."""

    def update(self, metadata: dict[str, object]) -> None:
        """Set the description."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": alone(readme)}


def alone(readme: str) -> str:
    """Return the text without paragraphs of pictures, and with plain words instead of relative links."""
    return LINK.sub(r"\1", "\n\n".join(part for part in readme.split("\n\n") if PICTURES not in part))
