"""Pages about the game: its version, makers, libraries and files; and all licences in full."""

import sys

import pygame

from scopa_gui import __version__
from scopa_gui.store.notices import shown
from scopa_gui.store.paths import assets
from scopa_gui.ui.front.licences import libraries, papers
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.page_screen import PageScreen
from scopa_gui.ui.pictures.signs import program_sign
from scopa_gui.ui.words.translation import _

_PATHS = (0.26, 0.74)
_LIBRARIES = (0.3, 0.2, 0.5)


class AboutScreen(PageScreen):
    """Version, makers, files and libraries, with buttons to the licences and to the problem report."""

    pictured = ("RD", "FB")

    def title(self) -> str:
        return _("About Scopa")

    def blocks(self) -> list[Block]:
        paths = self.context.paths
        files = (
            (_("Settings"), paths.settings),
            (_("Matches"), paths.archive),
            (_("Log"), paths.logs),
            (_("Picture cache"), paths.cache),
        )
        python = "{}.{}.{}".format(*sys.version_info[:3])
        used = [("Python", python, "PSF-2.0"), *libraries(), ("Source Serif, Source Sans", "", "OFL-1.1")]
        makers = _(
            "Program, cards, characters and sounds by the Scopa contributors. Free software, MIT licence: you "
            "may pass it on."
        )
        return [
            Block(BlockKind.TEXT, (_("Version {version}").format(version=__version__),)),
            Block(BlockKind.TEXT, (makers,)),
            Block(BlockKind.TEXT, (_("It never connects to the network and sends nothing to anyone."),)),
            Block(BlockKind.HEADING, (_("Your files"),)),
            *(Block(BlockKind.ROW, (name, shown(path)), shares=_PATHS) for name, path in files),
            Block(BlockKind.TEXT, (_("They stay when you uninstall the game, and a newer version will use them."),)),
            Block(BlockKind.HEADING, (_("Credits"),)),
            *(Block(BlockKind.ROW, row, shares=_LIBRARIES) for row in used),
        ]

    def buttons(self) -> list[Widget]:
        return [
            Button("licences", _("Licences"), lambda: Push("licences")),
            Button("report", _("Report a problem"), lambda: Push("problem_report")),
        ]

    def draw_margin(self, brush: Brush, box: pygame.Rect) -> None:
        side = min(box.width, box.height * 2 // 5)
        sign = program_sign(side)
        if sign is not None:
            brush.surface.blit(sign, sign.get_rect(midtop=box.midtop))
            _sign, box = rects.cut_top(box, side)
        super().draw_margin(brush, box)


class LicencesScreen(PageScreen):
    """Licences of the game and of everything packaged with it, in their original language."""

    pictured = ("AD", "AC", "AB", "AS")

    def title(self) -> str:
        return _("Licences")

    def blocks(self) -> list[Block]:
        found = [Block(BlockKind.TEXT, (_("Each licence is in its original language."),))]
        for paper in papers(assets()):
            found.append(Block(BlockKind.HEADING, (paper.title,)))
            for lines in paper.text.replace("\r", "").split("\n\n"):
                paragraph = " ".join(line.strip() for line in lines.splitlines())
                if paragraph.strip(" -=_*#"):
                    found.append(Block(BlockKind.TEXT, (paragraph,)))
        return found
