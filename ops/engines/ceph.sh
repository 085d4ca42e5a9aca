# Ceph's object store on one machine, on loopback only: a monitor, a manager, OSDs and the gateway
# that speaks S3 and STS. For development, the gate and small self-hosting; a cloud site uses its own S3.
#
#   CEPH_OSDS       OSDs = replicas, fixed when the cluster is made (default 1; 3 for replica faults)
#   CEPH_OSD_SIZE   size of each OSD's sparse file (default 20G)
#   S3_HOST         where the gateway listens (default 127.0.0.1)
# shellcheck shell=bash

UPLOAD_ROLE=archway-upload
ceph_bucket() { echo "archway-$SITE"; }
ceph_anchor_bucket() { echo "archway-$SITE-anchors"; }
ceph_upload_role_arn() { echo "arn:aws:iam:::role/$UPLOAD_ROLE"; }

# Nothing is inherited from a system-wide Ceph: every tool gets our own configuration.
unset CEPH_CONF CEPH_ARGS CEPH_KEYRING
ceph_load() {
  CEPH=$SITE_DIR/ceph
  CEPH_RUN=$(short_run_folder)
  CEPH_OSDS=${CEPH_OSDS:-1}
  CEPH_OSD_SIZE=${CEPH_OSD_SIZE:-20G}
  # what the cluster was made with wins over the environment of a later call
  if [ -e "$CEPH/settings.env" ]; then . "$CEPH/settings.env"; fi
}
ceph_cli() { timeout 60 ceph -c "$CEPH/ceph.conf" --connect-timeout 20 "$@"; }
ceph_rgw_admin() { timeout 120 radosgw-admin -c "$CEPH/ceph.conf" -n client.admin "$@" 2>>"$SITE_DIR/log/radosgw-admin.out"; }

# ---------------------------------------------------------------- making the cluster

ceph_configure() {
  cat >"$CEPH/ceph.conf" <<CONF
# written by ops/services at every start
[global]
fsid = $CEPH_ID
mon_host = [v2:127.0.0.1:$CEPH_MON_PORT/0]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_ipv6 = false
ms_bind_msgr1 = false
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
auth_allow_insecure_global_id_reclaim = false
keyring = $CEPH/keyring
run_dir = $CEPH_RUN
pid_file =
log_file = $SITE_DIR/log/\$name.log
log_to_stderr = false
err_to_stderr = true
mon_cluster_log_file = $SITE_DIR/log/cluster.log
crash_dir = $SITE_DIR/log
# one machine: replicas go to different OSDs, not to different hosts
osd_crush_chooseleaf_type = 0
osd_pool_default_size = $CEPH_OSDS
osd_pool_default_min_size = $((CEPH_OSDS / 2 + 1))
osd_pool_default_pg_num = 8
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_warn_on_pool_no_redundancy = false
mon_max_pg_per_osd = 500
mon_data_avail_warn = 5
mon_data_avail_crit = 2
# one machine: a single neighbor may report a dead OSD
mon_osd_adjust_heartbeat_grace = false
mon_osd_min_down_reporters = 1
mon_osd_reporter_subtree_level = osd
[mon]
admin_socket = $CEPH_RUN/mon.asok
mon_data = $CEPH/mon
mon_election_timeout = 1
# the monitor gathers changes for a second by default: with one monitor that is only waiting
paxos_propose_interval = 0.05
paxos_min_wait = 0.02
[mgr]
admin_socket = $CEPH_RUN/mgr.asok
mgr_data = $CEPH/mgr
mgr_initial_modules =
[osd]
admin_socket = $CEPH_RUN/osd.\$id.asok
osd_data = $CEPH/osd-\$id
osd_objectstore = bluestore
bluestore_block_create = true
bluestore_block_size = $(numfmt --from=iec "$CEPH_OSD_SIZE")
osd_memory_target = 1073741824
osd_class_update_on_start = false
osd_fast_shutdown = true
# this journal is read again at every start: kept short
bluefs_log_compact_min_size = 1048576
bluefs_log_compact_min_ratio = 2
# no scrubbing while a small machine is busy
osd_scrub_load_threshold = 0.5
[client.rgw.0]
admin_socket = $CEPH_RUN/rgw.asok
rgw_frontends = beast endpoint=${S3_HOST:-127.0.0.1}:$S3_PORT tcp_nodelay=1
rgw_thread_pool_size = 64
rgw_max_concurrent_requests = 256
rgw_enable_apis = s3, sts, admin, iam
rgw_enable_usage_log = false
rgw_s3_auth_use_sts = true
rgw_sts_key = $S3_STS_KEY
rgw_crypt_require_ssl = false
# at the usual level every request is logged with its query, and a presigned one is a key
debug_rgw = 0
# deleted objects keep their space for two hours by default
rgw_gc_obj_min_wait = 60
rgw_gc_processor_period = 60
CONF
}

# All keys go into the monitor's first keyring, so that none has to be added later.
ceph_write_keyring() { # file
  local i
  local -x CEPH_CONF=/dev/null
  rm -f "$1"
  ceph-authtool "$1" --create-keyring --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$1" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
  ceph-authtool "$1" --gen-key -n mgr.x --cap mon 'allow profile mgr' --cap osd 'allow *'
  ceph-authtool "$1" --gen-key -n client.rgw.0 --cap mon 'allow rw' --cap osd 'allow rwx' --cap mgr 'allow rw'
  for ((i = 0; i < CEPH_OSDS; i++)); do
    ceph-authtool "$1" --gen-key -n "osd.$i" --cap mon 'allow profile osd' --cap mgr 'allow profile osd' --cap osd 'allow *'
  done
}

ceph_create() {
  say "creating the object store ($CEPH_OSDS OSD)"
  CEPH_ID=$(cat /proc/sys/kernel/random/uuid)
  rm -rf "$CEPH"
  mkdir -p "$CEPH/mon" "$CEPH/mgr"
  chmod 700 "$CEPH"
  ceph_configure
  {
    ceph_write_keyring "$CEPH/keyring"
    CEPH_CONF=/dev/null monmaptool --create --fsid "$CEPH_ID" --addv a "[v2:127.0.0.1:$CEPH_MON_PORT]" "$CEPH/monmap"
    ceph-mon -c "$CEPH/ceph.conf" --mkfs -i a --monmap "$CEPH/monmap" --keyring "$CEPH/keyring"
  } >>"$SITE_DIR/log/ceph-create.out" 2>&1
  # Last: the presence of this file means that the monitor's store is complete.
  printf '%s\n' "CEPH_ID=$CEPH_ID" "CEPH_OSDS=$CEPH_OSDS" "CEPH_OSD_SIZE=$CEPH_OSD_SIZE" >"$CEPH/settings.env.new"
  mv "$CEPH/settings.env.new" "$CEPH/settings.env"
}

ceph_create_osd() { # number
  local folder=$CEPH/osd-$1 id
  if [ -e "$folder/ready" ]; then return; fi # written last when an OSD is made
  id=$(cat /proc/sys/kernel/random/uuid)
  rm -rf "$folder"
  mkdir "$folder"
  # an interrupted first run leaves its number behind
  ceph_cli osd purge-new "osd.$1" --yes-i-really-mean-it >/dev/null 2>&1 || true
  ceph_cli osd new "$id" "$1" >/dev/null
  ceph-osd -c "$CEPH/ceph.conf" -i "$1" --mkfs --osd-uuid "$id" >>"$SITE_DIR/log/ceph-create.out" 2>&1
}

# All pools at once: otherwise the first bucket and the first multipart upload wait seconds for theirs.
ceph_create_pools() {
  local pool
  for pool in .rgw.root:8 default.rgw.log:8 default.rgw.control:8 default.rgw.meta:8 \
    default.rgw.buckets.index:8 default.rgw.buckets.non-ec:8 default.rgw.buckets.data:32; do
    echo "osd pool create ${pool%:*} ${pool#*:}"
    echo "osd pool application enable ${pool%:*} rgw"
  done | ceph_cli >>"$SITE_DIR/log/ceph-create.out" 2>&1
}

# ---------------------------------------------------------------- user, role and bucket

ceph_create_user() {
  ceph_rgw_admin user info --uid=app >/dev/null ||
    ceph_rgw_admin user create --uid=app --display-name=app --caps='roles=*' \
      --access-key="$S3_ACCESS_KEY" --secret-key="$S3_SECRET_KEY" >/dev/null
}

# Who uploads gets this role for 15 minutes, narrowed by a session policy to one prefix.
ceph_create_role() {
  local trust='{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"AWS":["arn:aws:iam:::user/app"]},"Action":["sts:AssumeRole"]}]}'
  local rights='{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:PutObject","s3:AbortMultipartUpload","s3:ListMultipartUploadParts"],"Resource":["arn:aws:s3:::'$(ceph_bucket)'/*"]}]}'
  ceph_rgw_admin role get --role-name="$UPLOAD_ROLE" >/dev/null ||
    ceph_rgw_admin role create --role-name="$UPLOAD_ROLE" --assume-role-policy-doc="$trust" >/dev/null
  ceph_rgw_admin role-policy put --role-name="$UPLOAD_ROLE" --policy-name=upload --policy-doc="$rights" >/dev/null
}

ceph_s3() { # path, further arguments of curl…
  local path=$1
  shift
  # The key by standard input: what stands on a command line can be read by every user of the machine.
  # The hash header because this version of curl leaves it out and the gateway insists on it.
  curl -fsS --max-time 5 --aws-sigv4 aws:amz:default:s3 -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' \
    -K - "http://127.0.0.1:$S3_PORT$path" "$@" <<<"user = \"$S3_ACCESS_KEY:$S3_SECRET_KEY\""
}

# Browsers upload to the store and read from it directly, from pages of this site only. They put whole objects and parts
# to signed addresses and read; everything else is done by our own processes, which also ask for the parts' ETags.
# PAGE_ORIGIN is where these pages are if not on this machine's own host: ops/store sets it. TEST_ORIGIN lets in the sites
# that tests open for a moment on a developer's engines: ops/services sets it, the container image does not.
page_origin() { echo "${PAGE_ORIGIN:-http://$SITE_HOST:*}"; }
ceph_cors() {
  echo "<CORSConfiguration><CORSRule>
    <AllowedOrigin>$(page_origin)</AllowedOrigin>
    ${TEST_ORIGIN:+<AllowedOrigin>$TEST_ORIGIN</AllowedOrigin>}
    <AllowedMethod>GET</AllowedMethod>
    <AllowedMethod>HEAD</AllowedMethod>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>*</AllowedHeader>
    <ExposeHeader>Content-Range</ExposeHeader>
    <MaxAgeSeconds>3600</MaxAgeSeconds>
  </CORSRule></CORSConfiguration>"
}

# Whether the rules that the store has are those of ceph_cors. It writes them down in its own way.
ceph_has_cors() { # what the store has
  [[ $1 == *"$(page_origin)"* && $1 != *DELETE* ]] || return 1
  if [ -n "${TEST_ORIGIN:-}" ]; then [[ $1 == *"$TEST_ORIGIN"* ]]; else [[ $1 != *archway-test* ]]; fi
}

ceph_create_bucket() {
  local bucket cors private
  bucket=$(ceph_bucket)
  # Only if they are not there: after a crash of the gateway the store holds back every change of a bucket
  # for half a minute, because it still waits for the dead one to hear of it.
  cors=$(ceph_s3 "/$bucket?cors=" 2>/dev/null || true)
  if ceph_has_cors "$cors" &&
    ceph_s3 "/$bucket?publicAccessBlock=" 2>/dev/null | grep -qiF '<IgnorePublicAcls>true'; then return; fi
  # Whoever may upload may also name an ACL: none of them makes anything public here.
  # (BlockPublicAcls would refuse every upload on this gateway.)
  private="<PublicAccessBlockConfiguration xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">
    <BlockPublicAcls>false</BlockPublicAcls>
    <IgnorePublicAcls>true</IgnorePublicAcls>
    <BlockPublicPolicy>true</BlockPublicPolicy>
    <RestrictPublicBuckets>false</RestrictPublicBuckets>
  </PublicAccessBlockConfiguration>"
  ceph_s3 "/$bucket" --max-time 60 -X PUT >/dev/null
  ceph_s3 "/$bucket?cors=" --max-time 60 -X PUT --data-binary "$(ceph_cors)" >/dev/null
  ceph_s3 "/$bucket?publicAccessBlock=" --max-time 60 -X PUT --data-binary "$private" >/dev/null
}

# ---------------------------------------------------------------- the audit's anchors

# Workers put the newest hash of every audit chain into a bucket of its own, and nobody can take it away again: the key
# they hold puts and reads, and the bucket keeps every version for at least 35 days, whoever asks (COMPLIANCE). The
# bucket belongs to a third user, whose key stays with the operators and is in no process's settings.
ANCHOR_DAYS=35

ceph_anchor_s3() { S3_ACCESS_KEY=$ANCHOR_OWNER_ACCESS_KEY S3_SECRET_KEY=$ANCHOR_OWNER_SECRET_KEY ceph_s3 "$@"; }

ceph_create_anchor_user() { # name, access key, secret key
  ceph_rgw_admin user info --uid="$1" >/dev/null ||
    ceph_rgw_admin user create --uid="$1" --display-name="$1" --access-key="$2" --secret-key="$3" >/dev/null
}

ceph_create_anchor() {
  local bucket policy lock
  if [ -e "$CEPH/anchor-prepared" ]; then return; fi # written last
  bucket=$(ceph_anchor_bucket)
  ceph_create_anchor_user anchor-owner "$ANCHOR_OWNER_ACCESS_KEY" "$ANCHOR_OWNER_SECRET_KEY"
  ceph_create_anchor_user anchor "$ANCHOR_S3_ACCESS_KEY" "$ANCHOR_S3_SECRET_KEY"
  policy='{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"AWS":["arn:aws:iam:::user/anchor"]},
    "Action":["s3:PutObject","s3:GetObject","s3:GetObjectVersion","s3:ListBucket","s3:ListBucketVersions"],
    "Resource":["arn:aws:s3:::'$bucket'","arn:aws:s3:::'$bucket'/*"]}]}'
  lock="<ObjectLockConfiguration xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">
    <ObjectLockEnabled>Enabled</ObjectLockEnabled>
    <Rule><DefaultRetention><Mode>COMPLIANCE</Mode><Days>$ANCHOR_DAYS</Days></DefaultRetention></Rule>
  </ObjectLockConfiguration>"
  ceph_anchor_s3 "/$bucket" >/dev/null 2>&1 ||
    ceph_anchor_s3 "/$bucket" --max-time 60 -X PUT -H 'x-amz-bucket-object-lock-enabled: true' >/dev/null
  ceph_anchor_s3 "/$bucket?object-lock=" --max-time 60 -X PUT --data-binary "$lock" >/dev/null
  ceph_anchor_s3 "/$bucket?policy=" --max-time 60 -X PUT --data-binary "$policy" >/dev/null
  touch "$CEPH/anchor-prepared"
}

# ---------------------------------------------------------------- processes

ceph_processes() { # gateway first: the order in which they are stopped
  local i
  echo rgw
  for ((i = 0; i < CEPH_OSDS; i++)); do echo "osd.$i"; done
  echo mgr
  echo mon
}

# Each daemon answers on a socket of its own, also while the others are down.
ceph_ask() { timeout 5 ceph -c "$CEPH/ceph.conf" --admin-daemon "$CEPH_RUN/$1.asok" "$2"; } # name, command

ceph_answers() { # name
  case $1 in
    mon) ceph_ask mon mon_status | grep -q '"state": "leader"' ;;
    mgr) ceph_ask mgr version ;;
    osd.*) ceph_ask "$1" status | grep -q '"state": "active"' ;;
    # The list of buckets is read from the OSDs: this proves the gateway and what stands behind it.
    rgw) ceph_s3 / ;;
  esac
}

ceph_start() { # name, seconds it may take, command…
  local name=$1 seconds=$2
  shift 2
  # One that runs and hangs is of no use either.
  if pid_of "$name" >/dev/null && ! ceph_ask "$name" version >/dev/null 2>&1; then stop "$name" TERM 5; fi
  if ! pid_of "$name" >/dev/null; then
    rm -f "$CEPH_RUN/$name.asok"
    launch "$name" "$CEPH/ceph.conf" "$@" -f -c "$CEPH/ceph.conf"
  fi
  wait_until_answers "$name" "$seconds" ceph_answers "$name"
}

# ---------------------------------------------------------------- verbs

ceph_up() {
  ceph_load
  local i
  pid_of mon >/dev/null || port_is_free "$CEPH_MON_PORT" || die "port $CEPH_MON_PORT (Ceph) is taken by another process"
  pid_of rgw >/dev/null || port_is_free "$S3_PORT" || die "port $S3_PORT (S3) is taken by another process"
  [ -e "$CEPH/settings.env" ] || ceph_create
  ceph_configure
  mkdir -p "$CEPH_RUN"

  ceph_start mon 60 ceph-mon -i a
  ceph_start mgr 60 ceph-mgr -i x
  for ((i = 0; i < CEPH_OSDS; i++)); do
    ceph_create_osd "$i"
    ceph_start "osd.$i" 300 ceph-osd -i "$i"
  done
  if [ ! -e "$CEPH/prepared" ]; then
    ceph_create_pools
    ceph_create_user
    ceph_create_role
    touch "$CEPH/prepared"
  fi
  ceph_start rgw 60 radosgw -n client.rgw.0
  ceph_create_bucket
  ceph_create_anchor
}

ceph_down() {
  ceph_load
  local name
  for name in $(ceph_processes); do
    # the manager keeps nothing and is slow to leave
    if [ "$name" = mgr ]; then stop mgr TERM 2; else stop "$name" TERM 20; fi
  done
}

ceph_status() {
  ceph_load
  local name result=0
  for name in $(ceph_processes); do report "$name" ceph_answers "$name" || result=1; done
  return $result
}

ceph_destroy() {
  ceph_load
  case $CEPH_RUN in /tmp/archway-*) rm -rf -- "$CEPH_RUN" ;; esac
}
