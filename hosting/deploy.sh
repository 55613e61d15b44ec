#!/bin/sh
# Deploys dist/ to a server or a local folder: hosting/deploy.sh you@www.example.com:/srv/site
set -eu
stop() { echo "$1" >&2; exit 1; }
target=${1:-}
case ${target%/} in '' | *:) stop "Name the folder to deploy to: hosting/deploy.sh HOST:FOLDER" ;; esac
dist=$(dirname "$0")/../dist
incomplete="is missing, so the build is incomplete. Run: npm run build"
[ -f "$dist/.complete" ] || stop "dist/.complete $incomplete"
while read -r file; do [ -f "$dist/$file" ] || stop "dist/$file $incomplete"; done < "$dist/.complete"
# rsync deletes files that are not in dist/, so the folder must be empty or contain this site.
existing=$(rsync --list-only "$target/" | grep -v ' \.$' || true)
case $existing in '' | *' _astro'*) ;; *) stop "$target contains other files. Choose an empty folder." ;; esac
# Old scripts are kept for stale tabs.
rsync -rpc --chmod=D755,F644 "$dist/_astro/" "$target/_astro/"
rsync -rpc --chmod=D755,F644 --delay-updates --delete-delay --exclude=/_astro/ --exclude=/.complete "$dist/" "$target/"
