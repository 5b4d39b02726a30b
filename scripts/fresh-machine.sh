#!/usr/bin/env bash
# What a newcomer does, from nothing: a fresh clone in an empty folder, an empty npm cache, the two commands.
# Uses the Node that is first on PATH (20 or newer). Arguments, if any, replace the default commands:
#   scripts/fresh-machine.sh 'npm start -- --once' 'npm test' 'npm run test:full'
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# a copy of what is committed, and an npm that remembers nothing
git clone --quiet --no-local "$source" "$place/muster"
export npm_config_cache="$place/npm-cache"
export MUSTER_DATA_DIR="$place/data"
cd "$place/muster"
if [ "$#" -eq 0 ]; then set -- 'npm start -- --once' 'npm test'; fi

echo "fresh machine: node $(node --version), npm $(npm --version), commit $(git rev-parse --short HEAD)"
for command in "$@"; do
  echo "fresh machine: $command"
  SECONDS=0
  bash -c "$command"
  echo "fresh machine: $command took $SECONDS s"
done
echo "fresh machine: all commands passed"
