#!/bin/sh
# Deploys dist/ to a server or a local folder: hosting/deploy.sh you@www.example.com:/srv/site
set -eu
stop() { echo "$1" >&2; exit 1; }
# macOS has rsync 2.6.9 or openrsync, which lack or ignore options used below.
case $(rsync --version 2>&1 || :) in
  rsync*" version "[3-9v]*) ;;
  *) stop "This needs rsync 3 or newer. On a Mac, run: brew install rsync" ;;
esac
target=${1:-}
case ${target%/} in '' | *:) stop "Name the folder to deploy to: hosting/deploy.sh HOST:FOLDER" ;; esac
dist=$(dirname "$0")/../dist
incomplete="is missing, so the build is incomplete. Run: npm run build"
# The build lists all files in .files-DOMAIN. On the server, that name marks the folder as this site's.
list=$(echo "$dist"/.files-*)
mark=${list##*/}
[ -f "$list" ] || stop "dist/$mark $incomplete"
while read -r file; do [ -f "$dist/$file" ] || stop "dist/$file $incomplete"; done < "$list"
# rsync deletes files that are not in dist/, so the folder must be empty or contain this site.
existing=$(rsync --list-only "$target/")
newline='
'
case $existing$newline in
  *" $mark$newline"*) ;;
  *"$newline"?*) stop "$target contains other files, which a deploy would delete. Choose an empty folder.
Only if they are this site, deployed by an older script or for another domain, mark them first:
rsync '$list' '$target/'" ;;
esac
# Scripts first, for the new pages; old ones are kept for stale tabs.
rsync -rpc --chmod=D755,F644 "$list" "$dist/_astro" "$target/"
rsync -rpc --chmod=D755,F644 --delay-updates --delete-delay --exclude=/_astro/ "$dist/" "$target/"
