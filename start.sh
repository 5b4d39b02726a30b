#!/bin/sh
# Starts muster and opens the dashboard, for people who do not use a terminal.
# Linux: double-click muster.desktop, or this file. macOS: start.command. Windows: start.cmd.
cd "$(dirname "$0")" || exit 1

# keeps the terminal window open, so that the error can be read
fail() {
  if [ -t 0 ]; then
    printf '\nPress Enter to close. '
    read -r _
  fi
  exit "$1"
}

if ! command -v npm >/dev/null 2>&1; then
  echo 'muster needs Node 20 or newer, which includes npm. Install it from https://nodejs.org, then start muster again.'
  fail 1
fi
npm start -- --open
status=$?
[ "$status" -eq 0 ] || fail "$status"
