#!/usr/bin/env bash
# Runs the first two commands of the README as on a new machine: a fresh clone in an empty folder with an empty npm cache.
# Uses the first Node on PATH (20 or newer). Arguments replace the default commands:
#   scripts/fresh-machine.sh 'npm start -- --once' 'npm test' 'npm run test:full'
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# a clone has only committed files
git clone --quiet --no-local "$source" "$folder/muster"
export npm_config_cache="$folder/npm-cache"
export MUSTER_DATA_DIR="$folder/data"
cd "$folder/muster"
if [ "$#" -eq 0 ]; then set -- 'npm start -- --once' 'npm test'; fi

echo "fresh machine: node $(node --version), npm $(npm --version), commit $(git rev-parse --short HEAD)"
for command in "$@"; do
  echo "fresh machine: $command"
  SECONDS=0
  bash -c "$command"
  echo "fresh machine: $command took $SECONDS s"
done
echo "fresh machine: all commands passed"
