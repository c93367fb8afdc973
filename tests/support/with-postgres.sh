#!/usr/bin/env bash
# with-postgres.sh <command …>: runs the command with TEST_DATABASE_URL set to a temporary
# PostgreSQL server, which is stopped and removed afterwards. Exits with the command's code.
set -euo pipefail

find_binaries() {
  local candidate
  for candidate in "$(pg_config --bindir 2>/dev/null || true)" $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV); do
    if [ -x "$candidate/initdb" ]; then
      echo "$candidate"
      return
    fi
  done
  echo "No PostgreSQL server found: install it (Debian: apt-get install postgresql)" >&2
  return 1
}

bin=$(find_binaries)
folder=$(mktemp -d "${TMPDIR:-/tmp}/rukn-postgres-XXXXXX")

# initdb refuses to run as root; Debian's package creates the user postgres.
as_owner=()
if [ "$(id -u)" = 0 ]; then
  owner=postgres
  id "$owner" >/dev/null 2>&1 || owner=nobody
  chown "$owner" "$folder"
  as_owner=(runuser -u "$owner" --)
fi
# The owner may have no access to the current folder.
in_folder() { (cd "$folder" && "${as_owner[@]}" "$@"); }

stop() {
  in_folder "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

in_folder "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder.log" 2>&1 ||
  { cat "$folder.log" >&2; rm -f "$folder.log"; exit 1; }
rm -f "$folder.log"

# The data need not survive a crash, so fsync is off. If a port is taken, try another.
started=
for _ in 1 2 3 4 5; do
  port=$((20000 + RANDOM % 20000))
  if in_folder "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 30 start \
    -o "-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" \
    >/dev/null 2>&1; then
    started=yes
    break
  fi
done
if [ -z "$started" ]; then
  cat "$folder/log" >&2
  exit 1
fi

export TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
code=0
"$@" || code=$?
exit "$code"
