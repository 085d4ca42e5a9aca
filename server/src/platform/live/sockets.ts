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
  /** The valid ones of these sessions with their rights. The session feature implements it. */
  liveSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, HearerRights>>;
}

/** Registers `/ws/system` and `/ws/export`. Each socket needs a one-use ticket and an allowed origin. */
export async function registerSockets(app: FastifyInstance, parts: LiveParts): Promise<LiveHub> {
  const hub = new LiveHub();
  const origins = allowedOrigins(parts.config);
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  for (const channel of LIVE_CHANNELS) {
    app.get<{ Querystring: { ticket?: string } }>(
      `/ws/${channel}`,
      {
        websocket: true,
        // Rate-limited by address before the upgrade and before any query: too many attempts get 429.
        onRequest: ({ ip }) => limitUpgrade(parts.limiter, ip),
      },
      async (socket, request) => {
        // Browsers always send an origin. A client without one still needs a ticket.
        const { origin } = request.headers;
        const owner =
          origin !== undefined && !origins.has(origin)
            ? null
            : await takeTicket(parts.db, request.query.ticket ?? '', channel).catch(() => null);
        if (owner === null) return socket.close(LIVE_CLOSE.ticketRefused, 'ticket refused');
        const { sessionId } = owner;
        const rights = (await parts.liveSessions([sessionId]).catch(() => null))?.get(sessionId);
        if (rights === undefined) return socket.close(LIVE_CLOSE.ticketRefused, 'session over');
        // Closed while the ticket was read: the close event has already fired.
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
  // If Redis is down at the start, the client subscribes when it connects.
  void subscriber.subscribe(liveTopic(config.SITE_NAME)).catch(() => {});
}

/** Rechecks sessions and rights of all open sockets with one query, because a socket outlives its authentication. */
function keepAuthorized({ config, liveSessions, log }: LiveParts, hub: LiveHub, app: FastifyInstance): void {
  const recheck = async () => {
    const open = hub.all();
    if (open.length === 0) return;
    const alive = await liveSessions([...new Set(open.map(({ owner }) => owner.sessionId))]);
    for (const one of open) {
      const rights = alive.get(one.owner.sessionId);
      if (rights !== undefined) one.rights = rights;
      else {
        // Removed right away: a client that doesn't answer the close frame would receive pushes until it does.
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
