#!/usr/bin/env python3
"""Make the setup program for Windows, on Linux: python3 packaging/windows.py

dist/Scopa-VERSION-setup.exe then installs the game for one user, without an administrator and without Python. If Wine
and Xvfb are installed, it is tested: installed, played, removed.
"""

import guard

guard.need_python()

import shutil
import sys
import time

import fresh

TOOLS = (
    ("makensis", "nsis"),
    ("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"),
    ("x86_64-w64-mingw32-windres", "gcc-mingw-w64-x86-64"),
)
"""Programs that are needed, and the Debian packages that contain them."""


def need_tools():
    """End with a sentence if a tool is missing."""
    missing = [(program, package) for program, package in TOOLS if not shutil.which(program)]
    if missing:
        packages = " ".join(sorted({package for _, package in missing}))
        programs = " and ".join(program for program, _ in missing)
        fresh.stop(
            "The setup program for Windows cannot be made without %s." % programs,
            fresh.install_command(packages, packages, packages),
        )


def main():
    """Build and test the setup program, and print the result."""
    need_tools()
    sys.path.insert(1, fresh.TOP)
    from pathlib import Path

    import bundle
    import pinned
    import wine
    from scopa_gui import __version__

    begun = time.time()
    tree, setup = (
        Path(fresh.TOP, "dist", *names) for names in (("windows", "Scopa"), ("Scopa-%s-setup.exe" % __version__,))
    )
    print("Making the setup program for Windows ...")
    try:
        bundle.put_together(tree, __version__, bundle.python_to_compile_with())
        bundle.make_setup(tree, __version__, setup)
    except (bundle.NotBuiltError, pinned.NotFetchedError, OSError) as error:
        fresh.stop(str(error))
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file())
    print(
        "%s: %.1f MB, installed %.1f MB, made in %d s"
        % (setup, setup.stat().st_size / 1e6, size / 1e6, time.time() - begun)
    )
    if not wine.command():
        print(
            "It was not tested because Wine or Xvfb is not installed: "
            + fresh.install_command("wine wine64 xvfb", "wine xorg-x11-server-Xvfb", "wine xorg-server-xvfb")
        )
        return
    wrong = wine.wrong_with(setup, tree, __version__)
    if wrong:
        fresh.stop("The setup program was made but does not work: " + wrong)
    print(
        "Tested under Wine: installed, opened, a Maestro's move, refused over a newer version and over an open one, "
        "installed again, uninstalled."
    )


if __name__ == "__main__":
    main()
