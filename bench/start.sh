#!/usr/bin/env bash
# Builds the site and measures paint times over a slow line: servers in one network namespace, a browser
# in another.
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

cleanup() {
  for end in server visitor; do
    ip netns pids "bench-$end" 2> /dev/null | xargs -r kill || true
    ip netns del "bench-$end" 2> /dev/null || true
  done
}
trap cleanup EXIT
cleanup # Leftovers, if the previous run was killed.

rm -rf "$bench"
npx astro build --outDir "$bench/dist" --silent

# The line: two TUN devices, each connected to the relay by socat.
ip netns add bench-server
ip netns add bench-visitor
server='ip netns exec bench-server'
$server ip link set lo up
($server node bench/relay.ts &)
for end in 1 2; do
  ($server socat "TUN,tun-name=line$end,iff-no-pi" "UDP4:127.0.0.$end:7800,bind=127.0.1.$end:7800" &)
done
sleep 1 # Gives socat time to create its device.
$server ip link set line2 netns bench-visitor
ip -n bench-server address add 198.18.0.1/30 dev line1
ip -n bench-visitor address add 198.18.0.2/30 dev line2
ip -n bench-server link set line1 up
ip -n bench-visitor link set line2 up

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
  sendfile on;
  tcp_nopush on;
  ssl_protocols TLSv1.3;
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
$server nginx -c "$bench/nginx.conf"

options=(local_certs skip_install_trust 'admin off' 'http_port 8080' 'https_port 8443')
printf '%s\n' '{' "${options[@]}" '}' > "$bench/Caddyfile"
sed "s#/srv/site#$bench/dist#" hosting/Caddyfile >> "$bench/Caddyfile"
HOME=$bench XDG_DATA_HOME=$bench $server caddy start --config "$bench/Caddyfile" &> "$bench/caddy.log" ||
  fail 'Caddy did not start: see .bench/caddy.log.'

ip netns exec bench-visitor node bench/visits.ts
