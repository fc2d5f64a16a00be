#!/bin/sh
# Opens the studio by a double click.
cd "$(dirname "$0")" || exit 1
# Programs that were started by a click do not know where Homebrew installs.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v node >/dev/null; then
  echo 'This needs Node.js. Get "LTS" from https://nodejs.org, install it, and double-click this file again.'
  exit 1
fi
if ! cmp -s package-lock.json node_modules/.studio-lock.json; then
  echo 'Getting the packages of this site. This takes a minute, and only the first time.'
  npm ci || exit 1
  cp package-lock.json node_modules/.studio-lock.json
fi
exec npm run studio
