"""Render the pictures the program ships with, or look at them: see the package's docstring."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from assets.artwork import icon, ledger, sheet
from assets.artwork.decks import DECKS, SHOWN, STAMPED
from assets.artwork.people import render as cast
from assets.artwork.raster import CLOSEUP_MASTER, MASTER, SMALL_MASTER, render_card
from scopa_gui.art.masters import BACKS, CLOSEUP, SMALL
from scopa_gui.art.style import Style

ASSETS = Path(__file__).resolve().parent.parent


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m assets.artwork", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="write assets/cards and assets/icons")
    render.add_argument("names", nargs="*", help="only these cards, for example 7d fc maiolica")
    render.add_argument("--deck", choices=[*DECKS], help="only of this deck: the decks share the names of their cards")
    other = render.add_mutually_exclusive_group()
    other.add_argument(
        "--closeup", action="store_true", help="write the larger masters for looking at one card instead"
    )
    other.add_argument("--small", action="store_true", help="write the masters of small cards instead")
    accept = commands.add_parser("accept", help="write down that the pictures in assets/cards look as they should")
    accept.add_argument("names", nargs="*", help="only these cards")
    commands.add_parser("sheets", help="write the contact sheets in assets/gallery")
    wide = commands.add_parser("wide", help="write the wide picture of the gallery and the store page")
    wide.add_argument("--out", type=Path, default=ASSETS / "gallery" / "wide.webp")
    people = commands.add_parser(
        "people", help="write assets/portraits with its busts, or with --out a sheet of faces to look at"
    )
    people.add_argument("names", nargs="*", help="only these people, for example rosa don_ciro")
    people.add_argument("--expressions", action="store_true", help="their expressions instead")
    people.add_argument("--out", type=Path)
    for name, what in (("look", "a few cards, large and small"), ("sheet", "all decks on the cloth")):
        command = commands.add_parser(name, help=what)
        command.add_argument("names", nargs="*")
        command.add_argument("--deck", choices=[*SHOWN], help="only this deck")
        command.add_argument("--width", type=int, default=400 if name == "look" else 130)
        command.add_argument("--index", choices=["off", "small", "large"], default="off", help="of the Neapolitan deck")
        command.add_argument("--four-colours", action="store_true", help="of the French deck")
        command.add_argument("--large-index", action="store_true", help="of the French deck")
        command.add_argument("--out", type=Path, default=Path(f"build/{name}.png"))
        if name == "look":
            command.add_argument("--small", action="store_true", help="as small cards are drawn")
    args = parser.parse_args()
    if args.command == "render":
        render_all(args.names, CLOSEUP if args.closeup else SMALL if args.small else "", args.deck)
        return
    if args.command == "accept":
        ledger.record(file for file in ledger.masters() if chosen(file.stem, args.names))
        return
    if args.command == "sheets":
        print(*sheet.write_sheets(ASSETS / "gallery"), sep="\n")
        return
    if args.command == "people":
        print(cast.write(args.names, ASSETS / "portraits", args.out, expressions=args.expressions))
        return
    args.out.parent.mkdir(parents=True, exist_ok=True)
    if args.command == "wide":
        write_wide(args.out)
        return
    wanted = [(deck, n) for deck in SHOWN if args.deck in (None, deck) for n in SHOWN[deck] if chosen(n, args.names)]
    style = Style(index=args.index, four_colours=args.four_colours, large_index=args.large_index)
    if args.command == "look":
        sheet.look(wanted, args.width, style, small=args.small).save(args.out)
    else:
        sheet.sheet(wanted, args.width, style=style).save(args.out)
    print(args.out)


def write_wide(file: Path) -> None:
    """Write the wide picture, as .webp or .png."""
    from assets.artwork.wide import wide

    wide().save(file, **({"quality": 80, "method": 6} if file.suffix == ".webp" else {"optimize": True}))
    print(file)


def chosen(name: str, names: list[str]) -> bool:
    """Tell whether a name was asked for; nothing asked for means all."""
    return not names or name in names


def render_all(names: list[str], other: str = "", only: str | None = None) -> None:
    """Write every master, and the icons when no card nor deck was named; or the decks' masters in another size."""
    decks = {deck: pens for deck, pens in DECKS.items() if only in (None, deck)}
    if other:
        decks = {deck: pens for deck, pens in decks.items() if deck not in (BACKS, STAMPED)}
    wanted = [(deck, name) for deck, pens in decks.items() for name in pens if chosen(name, names)]
    files = [ASSETS / "cards" / other / deck / f"{name}.webp" for deck, name in wanted]
    size, total = {CLOSEUP: CLOSEUP_MASTER, SMALL: SMALL_MASTER}.get(other, MASTER), 0
    with ProcessPoolExecutor() as pool:
        made = pool.map(render_card, *zip(*wanted, strict=True), files, [size] * len(files))
        for file, weight in zip(files, made, strict=True):
            total += weight
            if not other:
                ledger.record([file])
    print(f"{len(files)} pictures, {total / 1e6:.2f} MB")
    if not names and not other and not only:
        print(*icon.render_icons(ASSETS / "icons"), sep="\n")


if __name__ == "__main__":
    main()
