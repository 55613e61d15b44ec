#!/bin/sh
# Sends dist/ to a server or a local folder: hosting/deploy.sh you@www.example.com:/srv/site
set -eu
stop() { echo "$1" >&2; exit 1; }
target=${1:-}
case ${target%/} in '' | *:) stop "Say which folder: hosting/deploy.sh HOST:FOLDER" ;; esac
dist=$(dirname "$0")/../dist
again="is missing, so dist/ is not a complete build. Run: npm run build"
[ -f "$dist/.complete" ] || stop "dist/.complete $again"
while read -r file; do [ -f "$dist/$file" ] || stop "dist/$file $again"; done < "$dist/.complete"
# What is not in dist/ is deleted below, so the folder must be empty or hold this site.
held=$(rsync --list-only "$target/" | grep -v ' \.$' || true)
case $held in '' | *' _astro'*) ;; *) stop "$target holds something else. Choose an empty folder." ;; esac
# Old scripts stay, because pages that are still open ask for them.
rsync -rpc --chmod=D755,F644 "$dist/_astro/" "$target/_astro/"
rsync -rpc --chmod=D755,F644 --delay-updates --delete-delay --exclude=/_astro/ --exclude=/.complete "$dist/" "$target/"
