#!/usr/bin/env bash
# private-engines.sh <folder> up|stop|kill|destroy [engine…] [signal]
#
# Engines that a test may kill, in a folder of its own: those of a running site are everybody's. They are started
# by the same functions as `ops/services`, but only the named ones.
#
#   up <engine>…            starts what is down
#   stop <engine> <signal>  sends the signal and waits until the process is gone
#   destroy                 ends all and deletes the folder
#   env                     prints the addresses as the server reads them
set -Eeuo pipefail
export LC_ALL=C.UTF-8
ARCHWAY_DATA=$1 verb=$2
shift 2
ops=$(cd "$(dirname "$0")/../../ops" && pwd -P)
. "$ops/lib.sh"
for engine in postgres redis; do . "$ops/engines/$engine.sh"; done

load_site faults
make_own_folder "$SITE_DIR"
mkdir -p "$SITE_DIR/run" "$SITE_DIR/log"
if [ ! -e "$SITE_DIR/ports.env" ]; then
  # Two runs that start at once must not choose the same ports.
  exec 9>/tmp/archway-private-engines.lock
  flock 9
  choose_ports
  choose_secrets
fi

case $verb in
  up) for engine in "$@"; do "${engine}_up"; done ;;
  stop) stop "$1" "$2" 30 ;;
  env)
    database=127.0.0.1:$POSTGRES_PORT/archway
    cat <<ENV
DATABASE_URL=postgresql://archway_app:$APP_PASSWORD@$database
DATABASE_QUEUE_URL=postgresql://archway_queue:$QUEUE_PASSWORD@$database
DATABASE_OWNER_URL=postgresql://archway_owner:$OWNER_PASSWORD@$database
REDIS_URL=redis://default:$REDIS_PASSWORD@127.0.0.1:$REDIS_PORT
ENV
    ;;
  destroy)
    for engine in redis postgres; do "${engine}_down"; done
    postgres_destroy
    delete_own_folder "$SITE_DIR"
    ;;
  *) die "what is $verb?" ;;
esac
