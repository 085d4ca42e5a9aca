import websocket from '@fastify/websocket';
import { LIVE_CHANNELS, LIVE_CLOSE } from '@archway/contract/core/live';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { allowedOrigins, type Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { limitUpgrade } from '../limits/call-limits.ts';
import type { Limiter } from '../limits/limiter.ts';
import { LiveHub, type OpenSocket } from './hub.ts';
import type { HearerRights } from './hearing.ts';
import { liveTopic } from './publish.ts';
import { readRouted } from './routed.ts';
import { takeTicket } from './tickets.ts';

const PING_MS = 25_000;

export interface LiveParts {
  config: Config;
  db: Database;
  subscriber: Redis;
  log: Log;
  limiter: Limiter;
  /** Which of these sessions still hold, and what they may hear; the session feature knows. */
  liveSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, HearerRights>>;
}

/** `/ws/system` and `/ws/export`, each opened with its own one-use ticket from a page of ours. */
export async function registerSockets(app: FastifyInstance, parts: LiveParts): Promise<LiveHub> {
  const hub = new LiveHub();
  const origins = allowedOrigins(parts.config);
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  for (const channel of LIVE_CHANNELS) {
    app.get<{ Querystring: { ticket?: string } }>(
      `/ws/${channel}`,
      {
        websocket: true,
        // Before a socket is opened or anything is looked up: an address that has asked too often hears 429.
        onRequest: ({ ip }) => limitUpgrade(parts.limiter, ip),
      },
      async (socket, request) => {
        // A browser always names its page; a client without an origin still needs a ticket.
        const { origin } = request.headers;
        const owner =
          origin !== undefined && !origins.has(origin)
            ? null
            : await takeTicket(parts.db, request.query.ticket ?? '', channel).catch(() => null);
        if (owner === null) return socket.close(LIVE_CLOSE.ticketRefused, 'ticket refused');
        const { sessionId } = owner;
        const rights = (await parts.liveSessions([sessionId]).catch(() => null))?.get(sessionId);
        if (rights === undefined) return socket.close(LIVE_CLOSE.ticketRefused, 'session over');
        // Gone while the ticket was read: its close event is over and would never be heard.
        if (socket.readyState !== socket.OPEN) return;
        const open: OpenSocket = { socket, channel, owner, rights };
        hub.add(open);
        const ping = setInterval(() => socket.ping(), PING_MS);
        socket.on('close', () => {
          clearInterval(ping);
          hub.remove(open);
        });
        socket.on('error', () => socket.terminate());
        socket.send(JSON.stringify({ id: '', name: 'live.open', payload: {} }));
      },
    );
  }
  await listen(parts, hub);
  keepAuthorized(parts, hub, app);
  return hub;
}

async function listen({ subscriber, config, log }: LiveParts, hub: LiveHub): Promise<void> {
  subscriber.on('message', (_topic: string, text: string) => {
    const routed = readRouted(text);
    if (routed === null) log.warn('live.messageRefused', { dependency: 'redis' });
    else hub.deliver(routed);
  });
  // With Redis away at the start the subscription is made as soon as it is back.
  void subscriber.subscribe(liveTopic(config.SITE_NAME)).catch(() => {});
}

/** A socket outlives the call that opened it: ask again whether its session holds and what it may hear, for all at once. */
function keepAuthorized({ config, liveSessions, log }: LiveParts, hub: LiveHub, app: FastifyInstance): void {
  const recheck = async () => {
    const open = hub.all();
    if (open.length === 0) return;
    const alive = await liveSessions([...new Set(open.map(({ owner }) => owner.sessionId))]);
    for (const one of open) {
      const rights = alive.get(one.owner.sessionId);
      if (rights !== undefined) one.rights = rights;
      else {
        // A peer that does not answer the goodbye would hear on for as long as it likes.
        hub.remove(one);
        one.socket.close(LIVE_CLOSE.sessionEnded, 'session ended');
      }
    }
  };
  const timer = setInterval(
    () => void recheck().catch((error: unknown) => log.warn('live.recheckFailed', { error })),
    config.LIVE_RECHECK_MS,
  );
  app.addHook('onClose', async () => clearInterval(timer));
}
