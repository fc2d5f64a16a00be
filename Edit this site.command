#!/bin/sh
# Opens the studio by a double click.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null; then
  echo 'This needs Node.js. Get "LTS" from https://nodejs.org, install it, and double-click this file again.'
  exit 1
fi
exec node src/command-line/start-studio.mjs
