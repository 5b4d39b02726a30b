#!/bin/sh
# Starts muster and opens its dashboard; for those who would rather not use a terminal.
# Linux: double-click muster.desktop, or this file. macOS: start.command. Windows: start.cmd.
cd "$(dirname "$0")" || exit 1

# a window that closes at once would take the reason with it
leave() {
  if [ -t 0 ]; then
    printf '\nPress Enter to close. '
    read -r _
  fi
  exit "$1"
}

if ! command -v npm >/dev/null 2>&1; then
  echo 'muster needs Node 20 or newer, which brings npm: install it from https://nodejs.org, then start this again.'
  leave 1
fi
npm start -- --open
status=$?
[ "$status" -eq 0 ] || leave "$status"
