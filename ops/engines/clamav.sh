# ClamAV's daemon: looks for malware in what is uploaded. Over TCP on 127.0.0.1 only.
#
# It knows the EICAR test string and nothing else, so that it starts in a second and needs no network. In production
# freshclam fills the same folder; see ops/runbooks/malware-signatures.md.
# shellcheck shell=bash

CLAMD=/usr/sbin/clamd

# As root it would drop to this user by itself, but only after it has opened its files as root.
CLAMAV_AS=()
if [ "$(id -u)" = 0 ]; then CLAMAV_AS=(setpriv --reuid=clamav --regid=clamav --init-groups --); fi

clamav_find_folder() { CLAMAV_DIR=$(cat "$SITE_DIR/clamav.folder"); }

# In a subshell, which closes the connection when it ends.
clamav_answers() (
  exec 3<>"/dev/tcp/${CLAMAV_HOST:-127.0.0.1}/$CLAMAV_PORT"
  printf 'nPING\n' >&3
  read -r -t 3 answer <&3
  [ "$answer" = PONG ]
)

# The test string as a body signature: it is found at any place, and inside of archives too.
clamav_write_signatures() {
  [ ! -e "$CLAMAV_DIR/signatures/eicar.ndb" ] || return 0
  "${CLAMAV_AS[@]}" mkdir -p "$CLAMAV_DIR/signatures" "$CLAMAV_DIR/temporary"
  "${CLAMAV_AS[@]}" tee "$CLAMAV_DIR/signatures/eicar.ndb" >/dev/null <<'SIGNATURE'
Eicar-Test-Signature:0:*:58354f2150254041505b345c505a58353428505e2937434329377d2445494341522d5354414e444152442d414e544956495255532d544553542d46494c452124482b482a
SIGNATURE
}

clamav_configure() {
  "${CLAMAV_AS[@]}" tee "$CLAMAV_DIR/clamd.conf" >/dev/null <<CONF
# written by ops/services at every start
Foreground yes
LogTime yes
TCPAddr ${CLAMAV_HOST:-127.0.0.1}
TCPSocket $CLAMAV_PORT
DatabaseDirectory $CLAMAV_DIR/signatures
TemporaryDirectory $CLAMAV_DIR/temporary
# more than the largest archive that may be sent
StreamMaxLength 1100M
MaxFileSize 1100M
MaxScanSize 1100M
# in milliseconds, for one file
MaxScanTime 300000
# in seconds, between two pieces of a stream
ReadTimeout 60
CommandReadTimeout 10
MaxThreads 8
MaxQueue 64
# the folder of signatures is looked at this often, in seconds
SelfCheck 600
CONF
}

clamav_up() {
  if pid_of clamav >/dev/null && clamav_answers 2>/dev/null; then return; fi
  [ -e "$SITE_DIR/clamav.folder" ] || choose_folder_for clamav clamav
  clamav_find_folder
  stop clamav TERM 5
  port_is_free "$CLAMAV_PORT" || die "port $CLAMAV_PORT (ClamAV) is taken by another process"
  clamav_write_signatures
  clamav_configure
  launch clamav "$CLAMAV_DIR/clamd.conf" "${CLAMAV_AS[@]}" "$CLAMD" --config-file="$CLAMAV_DIR/clamd.conf"
  # a full set of signatures takes its time
  wait_until_answers clamav 120 clamav_answers
}

clamav_down() { stop clamav TERM 5; }
clamav_status() { report clamav clamav_answers; }

clamav_destroy() {
  [ -e "$SITE_DIR/clamav.folder" ] || return 0
  clamav_find_folder
  delete_own_folder "$CLAMAV_DIR"
}
