"""Render the pictures the program ships with, or look at them: see the package's docstring."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from assets.artwork import icon, ledger, sheet
from assets.artwork.decks import DECKS
from assets.artwork.raster import render_card

ASSETS = Path(__file__).resolve().parent.parent


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m assets.artwork", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="write assets/cards and assets/icons")
    render.add_argument("names", nargs="*", help="only these cards, for example 7d fc maiolica")
    accept = commands.add_parser("accept", help="write down that the pictures in assets/cards look as they should")
    accept.add_argument("names", nargs="*", help="only these cards")
    for name, what in (("look", "a few cards, large and small"), ("sheet", "both decks on the cloth")):
        command = commands.add_parser(name, help=what)
        command.add_argument("names", nargs="*")
        command.add_argument("--deck", choices=[*DECKS], help="only this deck")
        command.add_argument("--width", type=int, default=400 if name == "look" else 130)
        command.add_argument("--out", type=Path, default=Path(f"build/{name}.png"))
    args = parser.parse_args()
    if args.command == "render":
        render_all(args.names)
        return
    if args.command == "accept":
        ledger.record(file for file in ledger.masters() if chosen(file.stem, args.names))
        return
    args.out.parent.mkdir(parents=True, exist_ok=True)
    wanted = [(deck, n) for deck in DECKS if args.deck in (None, deck) for n in DECKS[deck] if chosen(n, args.names)]
    (sheet.look if args.command == "look" else sheet.sheet)(wanted, args.width).save(args.out)
    print(args.out)


def chosen(name: str, names: list[str]) -> bool:
    """Tell whether a name was asked for; nothing asked for means all."""
    return not names or name in names


def render_all(names: list[str]) -> None:
    """Write every master, and the icons when no card was named."""
    wanted = [(deck, name) for deck, pens in DECKS.items() for name in pens if chosen(name, names)]
    files = [ASSETS / "cards" / deck / f"{name}.webp" for deck, name in wanted]
    with ProcessPoolExecutor() as pool:
        sizes = list(pool.map(render_card, *zip(*wanted, strict=True), files))
    ledger.record(files)
    print(f"{len(sizes)} cards, {sum(sizes) / 1e6:.2f} MB")
    if not names:
        print(*icon.render_icons(ASSETS / "icons"), sep="\n")


if __name__ == "__main__":
    main()
