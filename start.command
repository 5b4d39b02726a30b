#!/bin/sh
# macOS: the Finder runs .command files in a terminal window.
exec "$(dirname "$0")/start.sh"
