# Shared by ops/services, ops/with-site and the engines: sites, ports, secrets and processes.
# shellcheck shell=bash

CHECKOUT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
DATA=$(realpath -m "${ARCHWAY_DATA:-$CHECKOUT/.data}")

say() { printf '%s: %s\n' "${SITE:-ops}" "$*" >&2; }
die() { say "$*"; exit 1; }

# ---------------------------------------------------------------- sites

# Sets SITE, SITE_REGION, SITE_HOST, FILES_HOST and SITE_DIR, and reads what earlier runs have decided.
load_site() { # name
  [[ $1 =~ ^[a-z][a-z0-9-]*$ ]] || die "'$1' is not a site name (small letters, digits and hyphens)"
  if [ -e "$CHECKOUT/ops/sites/$1.env" ]; then
    . "$CHECKOUT/ops/sites/$1.env"
  else # a site of its own for a gate or a test: like eu, under another name
    . "$CHECKOUT/ops/sites/eu.env"
    SITE=$1 SITE_HOST=$1.localhost FILES_HOST=files.$1.localhost
  fi
  SITE_DIR=$DATA/$SITE
  local file
  for file in ports secrets; do
    if [ -e "$SITE_DIR/$file.env" ]; then . "$SITE_DIR/$file.env"; fi
  done
}

# Folders that we made carry this file. A folder without it is never filled and never deleted.
MARKER=.made-by-archway

make_own_folder() { # path
  if [ -e "$1/$MARKER" ]; then return; fi
  if [ -d "$1" ] && [ -n "$(ls -A "$1")" ]; then die "$1 is not empty and not ours"; fi
  mkdir -p "$1"
  touch "$1/$MARKER"
}

delete_own_folder() { # path
  [ -e "$1" ] || return 0
  [ -e "$1/$MARKER" ] || die "$1 was not made by ops/services: left alone"
  rm -rf -- "$1"
}

# An engine that is not to run as root runs as the user that Debian's package makes, who cannot enter a checkout below
# /root or a closed home: then its folder goes to /var/lib. The choice is written down in <engine>.folder, so that a
# later change of permissions does not give us an empty one.
choose_folder_for() { # user, engine
  local user=$1 engine=$2 folder as=()
  if [ "$(id -u)" = 0 ]; then as=(setpriv --reuid="$user" --regid="$user" --init-groups --); fi
  for folder in "$SITE_DIR/$engine" "/var/lib/archway/$(path_hash "$SITE_DIR")-$engine"; do
    make_own_folder "$folder"
    if [ "$(id -u)" = 0 ]; then chown "$user:$user" "$folder"; fi
    if "${as[@]}" test -w "$folder"; then
      echo "$folder" >"$SITE_DIR/$engine.folder"
      return
    fi
    delete_own_folder "$folder"
  done
  die "the user $user can write to no folder of ours"
}

# A unix socket's path may hold 107 characters: a deep data folder gets a short one beside it.
short_run_folder() {
  local run=$SITE_DIR/run
  [ ${#run} -le 80 ] || run=/tmp/archway-$(path_hash "$SITE_DIR")
  echo "$run"
}
path_hash() { printf %s "$1" | sha256sum | cut -c1-12; }

# ---------------------------------------------------------------- ports

FIRST_BLOCK=17100
LAST_BLOCK=19980
PORT_NAMES=(HTTP_PORT METRICS_PORT WORKER_METRICS_PORT POSTGRES_PORT REDIS_PORT
  S3_PORT CEPH_MON_PORT SMTP_PORT MAIL_HTTP_PORT CLAMAV_PORT FILES_PORT)

port_is_free() { ! (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# A site that is down keeps its ports, so that its addresses stay the same.
block_is_free() { # first port
  local i
  ! grep -qsx "HTTP_PORT=$1" "$DATA"/*/ports.env "$CHECKOUT"/.data/*/ports.env || return 1
  for i in "${!PORT_NAMES[@]}"; do port_is_free $(($1 + i)) || return 1; done
}

choose_ports() {
  local block i
  for ((block = FIRST_BLOCK; block <= LAST_BLOCK; block += 20)); do
    block_is_free "$block" || continue
    for i in "${!PORT_NAMES[@]}"; do echo "${PORT_NAMES[i]}=$((block + i))"; done >"$SITE_DIR/ports.env.new"
    mv "$SITE_DIR/ports.env.new" "$SITE_DIR/ports.env"
    . "$SITE_DIR/ports.env"
    return
  done
  die "no block of free ports between $FIRST_BLOCK and $LAST_BLOCK"
}

# A site that was made before an engine came along gets its port from the same block.
add_missing_ports() {
  local i
  for i in "${!PORT_NAMES[@]}"; do
    grep -q "^${PORT_NAMES[i]}=" "$SITE_DIR/ports.env" ||
      echo "${PORT_NAMES[i]}=$((HTTP_PORT + i))" >>"$SITE_DIR/ports.env"
  done
  . "$SITE_DIR/ports.env"
}

# ---------------------------------------------------------------- secrets

random_hex() { od -An -vtx1 -N"$1" /dev/urandom | tr -d ' \n'; } # bytes

choose_secrets() {
  (
    umask 077
    cat >"$SITE_DIR/secrets.env.new" <<SECRETS
POSTGRES_PASSWORD=$(random_hex 16)
OWNER_PASSWORD=$(random_hex 16)
APP_PASSWORD=$(random_hex 16)
QUEUE_PASSWORD=$(random_hex 16)
REDIS_PASSWORD=$(random_hex 16)
S3_ACCESS_KEY=$(random_hex 10 | tr a-f A-F)
S3_SECRET_KEY=$(random_hex 20)
S3_STS_KEY=$(random_hex 8)
SECRETS
  )
  mv "$SITE_DIR/secrets.env.new" "$SITE_DIR/secrets.env"
  add_missing_secrets
}

# One key ring a purpose, see ops/runbooks/rotate-secrets.md.
SECRET_NAMES=(SECRET_SESSION SECRET_TOTP SECRET_RECOVERY SECRET_REQUEST SECRET_FAILURE SECRET_AUDIT)

# A ring of one, named after today and a number: a ring may get two on the same day.
new_key() { echo "$(date -u +%Y%m%d)-$(random_hex 2):$(random_hex 32)"; }

# Of the store that takes the audit's anchors: one key puts, the other owns the bucket.
ANCHOR_KEYS=(ANCHOR_S3_ACCESS_KEY ANCHOR_S3_SECRET_KEY ANCHOR_OWNER_ACCESS_KEY ANCHOR_OWNER_SECRET_KEY)

# A site that was made by an older version gets the secrets that came later.
add_missing_secrets() {
  local name
  for name in "${SECRET_NAMES[@]}"; do add_secret "$name" "$(new_key)"; done
  for name in "${ANCHOR_KEYS[@]}"; do add_secret "$name" "$(random_hex 16 | tr a-f A-F)"; done
  . "$SITE_DIR/secrets.env"
}
add_secret() { # name, value
  grep -q "^$1=" "$SITE_DIR/secrets.env" || echo "$1=$2" >>"$SITE_DIR/secrets.env"
}

# ---------------------------------------------------------------- processes

# run/<name>.pid holds "pid mark". Pids are used again after a crash or a restart of the machine,
# so a pid counts only while its command line holds the mark, a path that no other process names.
pid_of() { # name
  local pid mark
  [ -s "$SITE_DIR/run/$1.pid" ] || return 1
  read -r pid mark <"$SITE_DIR/run/$1.pid"
  # A process that has just ended leaves an empty command line or none.
  tr '\0' ' ' 2>/dev/null <"/proc/$pid/cmdline" | grep -qsF -- "$mark" || return 1
  echo "$pid"
} 2>/dev/null

# Starts a process in its own session, cut off from our terminal and our lock (descriptor 9).
launch() { # name, mark, command…
  local name=$1 mark=$2 pid
  shift 2
  (
    exec 9>&-
    ulimit -n "$(ulimit -Hn)" 2>/dev/null || true
    cd "$SITE_DIR"
    exec setsid "$@" </dev/null >>"$SITE_DIR/log/$name.out" 2>&1
  ) &
  pid=$!
  echo "$pid $mark" >"$SITE_DIR/run/$name.pid"
  # Until it has become the command, its command line is still ours.
  until pid_of "$name" >/dev/null || ! kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
}

wait_until_answers() { # name, seconds, command that succeeds once it answers…
  local name=$1 seconds=$2 end
  shift 2
  end=$((SECONDS + seconds))
  until "$@" >/dev/null 2>&1; do
    pid_of "$name" >/dev/null || fail_start "$name" 'stopped while starting'
    [ $SECONDS -lt $end ] || fail_start "$name" "does not answer after $seconds s"
    sleep 0.1
  done
}
fail_start() { # name, what happened
  tail -n 8 "$SITE_DIR/log/$1.out" >&2 || true
  die "$1 $2, see $SITE_DIR/log/$1.out"
}

stop() { # name, signal, seconds until kill -9
  local pid end
  if pid=$(pid_of "$1"); then
    kill "-$2" "$pid" 2>/dev/null || true
    end=$((SECONDS + $3))
    while pid_of "$1" >/dev/null; do
      if [ $SECONDS -ge $end ]; then
        kill -KILL "$pid" 2>/dev/null || true
      fi
      sleep 0.05
    done
  fi
  rm -f "$SITE_DIR/run/$1.pid"
}

# One line of `status`. A process that runs and does not answer is not right.
report() { # name, command that succeeds if it answers…
  local name=$1 pid
  shift
  if ! pid=$(pid_of "$name"); then
    printf '%-4s %-9s stopped\n' "$SITE" "$name"
    return 1
  fi
  if ! "$@" >/dev/null 2>&1; then
    printf '%-4s %-9s running  pid %-7s does not answer\n' "$SITE" "$name" "$pid"
    return 1
  fi
  printf '%-4s %-9s running  pid %-7s answers\n' "$SITE" "$name" "$pid"
}
