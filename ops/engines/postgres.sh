# PostgreSQL 15: the system of record. Over TCP on 127.0.0.1 only, with passwords; there is no socket file.
# shellcheck shell=bash

PG_BIN=/usr/lib/postgresql/15/bin

# PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes.
PG_AS=()
if [ "$(id -u)" = 0 ]; then PG_AS=(setpriv --reuid=postgres --regid=postgres --init-groups --); fi

# ---------------------------------------------------------------- where its data is

postgres_find_folder() { PG_DIR=$(cat "$SITE_DIR/postgres.folder") PG_DATA=$PG_DIR/data; }

# ---------------------------------------------------------------- the cluster

postgres_create() {
  say 'creating the PostgreSQL cluster'
  # Made beside its place and moved there when complete: an interrupted run leaves no half cluster.
  rm -rf "$PG_DATA.new"
  "${PG_AS[@]}" sh -c "umask 077; cat >'$PG_DIR/password'" <<<"$POSTGRES_PASSWORD"
  "${PG_AS[@]}" "$PG_BIN/initdb" --pgdata="$PG_DATA.new" --username=postgres --pwfile="$PG_DIR/password" \
    --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --data-checksums >"$SITE_DIR/log/initdb.out" 2>&1 ||
    { tail -n 8 "$SITE_DIR/log/initdb.out" >&2; die 'initdb failed'; }
  "${PG_AS[@]}" sh -c "echo \"include 'archway.conf'\" >>'$PG_DATA.new/postgresql.conf'"
  rm "$PG_DIR/password"
  mv "$PG_DATA.new" "$PG_DATA"
}

postgres_configure() {
  "${PG_AS[@]}" tee "$PG_DATA/archway.conf" >/dev/null <<CONF
# written by ops/services at every start
listen_addresses = '127.0.0.1'
port = $POSTGRES_PORT
unix_socket_directories = ''
max_connections = 200
shared_buffers = 256MB
fsync = on
wal_level = replica
timezone = 'UTC'
jit = off
log_destination = 'stderr'
log_timezone = 'UTC'
log_line_prefix = '%m [%p] %q%u@%d '
log_min_duration_statement = -1
# statements and details carry patient data, and a log is no place for it
log_min_error_statement = panic
log_error_verbosity = terse
CONF
}

# Backends outlive a killed postmaster for a moment, and their working folder is the data folder.
postgres_in_use() {
  local folder
  for folder in /proc/[0-9]*/cwd; do
    if [ "$(readlink "$folder" 2>/dev/null)" = "$PG_DATA" ]; then return; fi
  done
  return 1
}

# PostgreSQL does not start while the pid in its old lock file belongs to anybody, which after a crash
# or a restart of the machine may be a stranger. Once nobody works in the folder the file means nothing.
postgres_clear_lock() {
  local end=$((SECONDS + 20))
  while postgres_in_use; do
    [ $SECONDS -lt $end ] || die "another PostgreSQL works in $PG_DATA"
    sleep 0.1
  done
  rm -f "$PG_DATA/postmaster.pid"
}

# ---------------------------------------------------------------- verbs

# Runs a command that speaks to this cluster as its superuser.
postgres_as_superuser() { # command…
  PGHOST=127.0.0.1 PGPORT=$POSTGRES_PORT PGUSER=postgres PGPASSWORD=$POSTGRES_PASSWORD PGCONNECT_TIMEOUT=3 "$@"
}

postgres_answers() {
  "$PG_BIN/pg_isready" -q -t 3 -h 127.0.0.1 -p "$POSTGRES_PORT" &&
    [ "$(postgres_as_superuser psql -XAt -d postgres -c 'select 1')" = 1 ]
}

postgres_prepare() {
  OWNER_PASSWORD=$OWNER_PASSWORD APP_PASSWORD=$APP_PASSWORD QUEUE_PASSWORD=$QUEUE_PASSWORD \
    postgres_as_superuser "$CHECKOUT/ops/engines/postgres-prepare.sh"
}

postgres_up() {
  if pid_of postgres >/dev/null && postgres_answers 2>/dev/null; then return; fi
  [ -e "$SITE_DIR/postgres.folder" ] || choose_folder_for postgres postgres
  postgres_find_folder
  stop postgres INT 20
  port_is_free "$POSTGRES_PORT" || die "port $POSTGRES_PORT (PostgreSQL) is taken by another process"
  [ -d "$PG_DATA" ] || postgres_create
  postgres_configure
  postgres_clear_lock
  launch postgres "$PG_DATA" "${PG_AS[@]}" "$PG_BIN/postgres" -D "$PG_DATA"
  wait_until_answers postgres 60 postgres_answers
  postgres_prepare
}

# INT asks for a fast shutdown: sessions are ended, the data is written out.
postgres_down() { stop postgres INT 30; }
postgres_status() { report postgres postgres_answers; }

postgres_destroy() {
  [ -e "$SITE_DIR/postgres.folder" ] || return 0
  postgres_find_folder
  delete_own_folder "$PG_DIR"
}
