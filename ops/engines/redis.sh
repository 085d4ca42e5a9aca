# Redis 7: fan-out and rate limits. Nothing in it is needed for correctness, so nothing is kept on disk.
# shellcheck shell=bash

redis_answers() {
  [ "$(REDISCLI_AUTH=$REDIS_PASSWORD timeout 3 redis-cli -h 127.0.0.1 -p "$REDIS_PORT" ping)" = PONG ]
}

redis_configure() {
  (
    umask 077
    cat >"$SITE_DIR/redis/redis.conf" <<CONF
# written by ops/services at every start
bind 127.0.0.1
port $REDIS_PORT
requirepass $REDIS_PASSWORD
dir $SITE_DIR/redis
save ""
appendonly no
maxmemory 256mb
# it may forget, it must not refuse
maxmemory-policy allkeys-lru
# keeps the path of this file in the command line, by which ops/services knows its process
set-proc-title no
# the fault runs make it slow with DEBUG SLEEP
enable-debug-command local
CONF
  )
}

redis_up() {
  if pid_of redis >/dev/null && redis_answers 2>/dev/null; then return; fi
  stop redis TERM 5
  port_is_free "$REDIS_PORT" || die "port $REDIS_PORT (Redis) is taken by another process"
  mkdir -p "$SITE_DIR/redis"
  redis_configure
  launch redis "$SITE_DIR/redis/redis.conf" redis-server "$SITE_DIR/redis/redis.conf"
  wait_until_answers redis 15 redis_answers
}

redis_down() { stop redis TERM 10; }
redis_status() { report redis redis_answers; }
