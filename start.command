#!/bin/sh
# The Finder runs files of this name in a terminal window.
exec "$(dirname "$0")/start.sh"
