# The gateway before the store: the host that browsers know it by (server/src/main/files.ts).
# shellcheck shell=bash

# Whatever is asked without a signature is refused, by the gateway itself.
files_answers() {
  curl -s -o /dev/null -w '%{http_code} %header{x-content-type-options}' --max-time 3 \
    -H "Host: $FILES_HOST:$FILES_PORT" "http://127.0.0.1:$FILES_PORT/" | grep -qx '403 nosniff'
}

# A file of its own: it is given no secret.
files_write_env() {
  cat >"$SITE_DIR/files.env" <<ENV
NODE_ENV=development
SITE_NAME=$SITE
FILES_ORIGIN=http://$FILES_HOST:$FILES_PORT
FILES_HTTP_PORT=$FILES_PORT
S3_ENDPOINT=http://127.0.0.1:$S3_PORT
S3_BUCKET=$(ceph_bucket)
ENV
}

files_up() {
  if pid_of files >/dev/null && files_answers; then return; fi
  stop files TERM 5
  port_is_free "$FILES_PORT" || die "port $FILES_PORT (files) is taken by another process"
  files_write_env
  launch files "$SITE_DIR/files.env" env -i "PATH=$PATH" "$CHECKOUT/node_modules/.bin/node" \
    --env-file="$SITE_DIR/files.env" "$CHECKOUT/server/src/main/files.ts"
  wait_until_answers files 15 files_answers
}

files_down() { stop files TERM 5; }
files_status() { report files files_answers; }
