import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '@archway/contract/core/headers';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const BUILT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Files whose names change with their contents. */
const HASHED = '/assets/';
const MAIL_MARK = '/mail-mark.png';
/** Workers compute: they load what they are made of, and ask nobody for anything. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
const NOT_PAGES = [`${API_PREFIX}/`, '/ws/'];

/** The built web app on the same origin as the API; nothing where it was not built, as in most tests. */
export async function registerWebPages(app: FastifyInstance, config: Config): Promise<void> {
  const folder = config.WEB_FOLDER ?? BUILT;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  const policy = pagePolicy(config);

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, HASHED));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A worker obeys the policy of its own script, not that of the page.
      if (isHashed) void reply.header('content-security-policy', WORKER_POLICY);
      // Mailboxes in a browser show it on their own origin.
      if (path.endsWith(MAIL_MARK)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // The address of every screen is the same page, which finds out what to show.
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (NOT_PAGES.some((prefix) => `${path}/`.startsWith(prefix))) return reply.callNotFound();
    // A page of an older version asks for its files: a page in their place would only confuse it.
    if (path.startsWith(HASHED)) return reply.status(404).type('text/plain').send('');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Scripts, styles and calls of our own origin, files from and to the store, and nothing made from text. */
function pagePolicy({ PUBLIC_ORIGIN, FILES_ORIGIN }: Config): string {
  const sockets = PUBLIC_ORIGIN.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    // The meshes of scans are unpacked by WebAssembly, in workers.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${FILES_ORIGIN}`,
    // Voice memos.
    `media-src ${FILES_ORIGIN}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${sockets} ${FILES_ORIGIN}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Only what starts our workers may vouch for a script.
    'trusted-types hash-worker archway-viewer-workers',
  ].join('; ');
}
