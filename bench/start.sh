#!/usr/bin/env bash
# Builds the site and measures paint times over a slow line, between two network namespaces.
set -euo pipefail
cd "$(dirname "$0")/.."
bench=$PWD/.bench
brotli=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
export SITE_URL=https://www.example.com WAITLIST_FORM_URL=https://tally.so/r/abc123 BOOKING_URL=https://calendly.com/a/b
export CHROMIUM_PATH=${CHROMIUM_PATH:-$(command -v chromium || true)} # Falls back to Playwright's own.

fail() { echo "$1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'Run npm run bench as root: it creates network namespaces.'
for tool in ip socat openssl nginx caddy "$brotli"; do
  command -v "$tool" > /dev/null || [ -e "$tool" ] || fail "Install $tool, which npm run bench needs: see docs/testing.md."
done

# A process namespace as well, so that everything started here ends with this script.
[ "${1:-}" = isolated ] || exec unshare --net --pid --fork --kill-child --mount-proc bench/start.sh isolated

rm -rf "$bench"
npx astro build --outDir "$bench/dist" --silent

# The line: two TUN devices, each connected to the relay by socat.
unshare --net sleep infinity &
namespace=$!
ip link set lo up
node bench/relay.ts &
socat TUN:198.18.0.1/30,tun-name=line1,iff-no-pi UDP4:127.0.0.1:7800,bind=127.0.1.1:7800 &
socat TUN,tun-name=line2,iff-no-pi UDP4:127.0.0.2:7800,bind=127.0.1.2:7800 &
sleep 1 # Gives socat time to create its devices.
visitor="nsenter --net=/proc/$namespace/ns/net"
ip link set line1 up
ip link set line2 netns "$namespace"
$visitor ip address add 198.18.0.2/30 dev line2
$visitor ip link set line2 up

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=www.example.com \
  -keyout "$bench/key.pem" -out "$bench/certificate.pem" 2> /dev/null
sed "/ssl_certificate/d; s#/srv/site#$bench/dist#" hosting/nginx.conf > "$bench/site.conf"
cat > "$bench/nginx.conf" << CONF
load_module $brotli;
user root;
pid $bench/nginx.pid;
error_log $bench/nginx.log;
events {}
http {
  access_log off;
  ssl_certificate $bench/certificate.pem;
  ssl_certificate_key $bench/key.pem;
  include $bench/site.conf;
  server {
    listen 443 ssl http2;
    server_name peer.example;
    root $PWD/node_modules/html5-boilerplate/dist;
    include /etc/nginx/mime.types;
    gzip on;
    gzip_types text/css application/javascript;
    location = /blank {
      default_type text/html;
      return 200 '<!doctype html><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank';
    }
  }
}
CONF
nginx -c "$bench/nginx.conf"

options=(local_certs skip_install_trust 'admin off' 'http_port 8080' 'https_port 8443')
printf '%s\n' '{' "${options[@]}" '}' > "$bench/Caddyfile"
sed "s#/srv/site#$bench/dist#" hosting/Caddyfile >> "$bench/Caddyfile"
HOME=$bench XDG_DATA_HOME=$bench caddy start --config "$bench/Caddyfile" &> "$bench/caddy.log" ||
  fail 'Caddy did not start: see .bench/caddy.log.'

$visitor node bench/visits.ts
