import { once } from 'node:events';
import {
  Agent as HttpAgent,
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import type { FilesSettings } from '../config/files-settings.ts';
import type { Log } from '../log/log.ts';
import { mayPass } from './judge.ts';

/** A part may take as long as its address lives. */
const REQUEST_MS = 15 * 60 * 1_000;
/** While neither side sends anything. */
const SILENCE_MS = 60_000;

/** Whatever somebody has uploaded: no browser takes it for something else, and as a page it can do nothing. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
};
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Between two neighbors only (RFC 9110), or of no use to the other side. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'cookie',
  'set-cookie',
  'server',
]);

export interface FilesGateway {
  port: number;
  close(): Promise<void>;
}

/** The host that browsers know the store by: passes on what `mayPass` lets through, and nothing else of the store. */
export async function startFilesGateway(settings: FilesSettings, log: Log): Promise<FilesGateway> {
  const { FILES_ORIGIN, S3_BUCKET, FILES_HTTP_PORT, FILES_HTTP_HOST } = settings;
  const served = { host: new URL(FILES_ORIGIN).host, bucket: S3_BUCKET };
  const headers = { ...HEADERS, ...(FILES_ORIGIN.startsWith('https:') ? HTTPS_ONLY : {}) };
  const ask = storeOf(settings);
  const server = createServer({ requestTimeout: REQUEST_MS, keepAliveTimeout: 72_000 }, (asked, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
    const target = asked.url ?? '';
    if (!mayPass({ method: asked.method ?? '', target, headers: asked.headers }, served))
      return refuse(asked, reply, 403, 'AccessDenied');
    return passOn(ask, asked, reply, (error) => log.warn('files.storeAway', { dependency: 'store', error }));
  });
  server.listen(FILES_HTTP_PORT, FILES_HTTP_HOST);
  await once(server, 'listening');
  log.info('files.listening', { port: FILES_HTTP_PORT });
  return {
    port: FILES_HTTP_PORT,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
    },
  };
}

type AskStore = (asked: IncomingMessage) => ReturnType<typeof requestHttp>;

function storeOf({ S3_ENDPOINT }: FilesSettings): AskStore {
  const { protocol, hostname, port } = new URL(S3_ENDPOINT);
  const isPlain = protocol === 'http:';
  const agent = isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });
  return (asked) =>
    (isPlain ? requestHttp : requestHttps)({
      agent,
      hostname,
      // Otherwise the certificate would be held against the Host that the browser sent.
      ...(isPlain || isIP(hostname) !== 0 ? {} : { servername: hostname }),
      port,
      method: asked.method,
      // Neither path nor Host may change: both are signed.
      path: asked.url,
      headers: passed(asked.headers),
      timeout: SILENCE_MS,
    });
}

function passOn(
  ask: AskStore,
  asked: IncomingMessage,
  reply: ServerResponse,
  onAway: (error: Error) => void,
): void {
  const toStore = ask(asked);
  toStore.on('timeout', () => toStore.destroy(new Error('the store is silent')));
  toStore.on('error', (error) => {
    // A browser that went away ends the request to the store too; that's no fault of the store.
    if (reply.destroyed) return;
    onAway(error);
    if (reply.headersSent) reply.destroy();
    else refuse(asked, reply, 502, 'ServiceUnavailable');
  });
  toStore.on('response', (answer) => {
    for (const [name, value] of Object.entries(passed(answer.headers)))
      if (value !== undefined && !(name in HEADERS)) reply.setHeader(name, value);
    // A store that refuses an upload doesn't wait for its bytes, and leaves them unread.
    if (!asked.complete) leaveUnread(asked, reply);
    reply.writeHead(answer.statusCode ?? 502);
    pipeline(answer, reply, () => {});
  });
  reply.on('close', () => toStore.destroy());
  // Its errors are those of `toStore`.
  pipeline(asked, toStore, () => {});
}

function passed(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
}

/** The connection ends after the answer. Until then what still comes is dropped, or the sender would never read it. */
function leaveUnread(asked: IncomingMessage, reply: ServerResponse): void {
  reply.setHeader('connection', 'close');
  asked.unpipe();
  asked.resume();
}

/** In the words of an S3 store, which is what clients of this host read. */
function refuse(asked: IncomingMessage, reply: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  leaveUnread(asked, reply);
  reply.writeHead(status, { 'content-type': 'application/xml' });
  reply.end(asked.method === 'HEAD' ? undefined : body);
}
