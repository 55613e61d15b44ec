#!/bin/sh
# Sends dist/ to a server or a local folder: hosting/deploy.sh you@www.example.com:/srv/site
set -eu
target=${1:?"say where to: hosting/deploy.sh HOST:FOLDER"}
dist=$(dirname "$0")/../dist
stop() { echo "dist/ is not a complete build ($1). Run: npm run build" >&2; exit 1; }
[ -f "$dist/.complete" ] || stop "it was never finished"
while read -r file; do [ -f "$dist/$file" ] || stop "$file is missing"; done < "$dist/.complete"
# Old scripts stay, because pages that are still open ask for them.
rsync -rpc --chmod=D755,F644 "$dist/_astro/" "$target/_astro/"
rsync -rpc --chmod=D755,F644 --delay-updates --delete-delay --exclude=/_astro/ --exclude=/.complete "$dist/" "$target/"
