#!/bin/sh
# For a Mac: double-click it to play Scopa from this checkout.
exec "$(dirname "$0")/play.sh" --here "$@"
