import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { LiveChannel, LiveFrame } from '@archway/contract/core/live';
import { WebSocket } from 'ws';
import { inTransaction } from '../platform/db/transaction.ts';
import { liveTopic } from '../platform/live/publish.ts';
import { issueTicket, type SocketOwner } from '../platform/live/tickets.ts';
import { rowsAs } from './as-tenant.ts';
import { signIn, type TestPerson } from './people.ts';
import type { TestSite } from './site.ts';

/** A browser's end of a live channel. */
export interface LiveClient {
  socket: WebSocket;
  /** What has arrived, but for the greeting. */
  frames: LiveFrame[];
  /** Resolves with the code when the server closes the socket. */
  closed: Promise<number>;
}

/** Opens the site's port; once this resolves, pushes of any process reach its sockets. */
export async function listenLive(site: TestSite): Promise<void> {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const topic = liveTopic(site.config.SITE_NAME);
  while (site.redis.status !== 'ready') await once(site.redis, 'ready');
  while ((await site.redis.pubsub('NUMSUB', topic))[1] !== 1) await pause(10);
}

export function ticketFor(site: TestSite, owner: SocketOwner, channel: LiveChannel): Promise<string> {
  return inTransaction(site.db, owner, (tx) => issueTicket(tx, owner, channel));
}

export function dial(
  site: TestSite,
  channel: LiveChannel,
  ticket: string,
  origin: string | undefined = site.config.PUBLIC_ORIGIN,
): LiveClient {
  const { port } = site.app.server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/ws/${channel}?ticket=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(url, origin === undefined ? {} : { origin });
  const frames: LiveFrame[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8')) as LiveFrame;
    if (frame.name === 'live.open') socket.emit('greeted');
    else frames.push(frame);
  });
  // A door that stays shut is told by the close that follows.
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, frames, closed };
}

/** A new session of somebody, for sockets of it. */
export async function sessionOf(site: TestSite, person: TestPerson): Promise<SocketOwner> {
  await signIn(site, person);
  const { orgId, userCode } = person;
  const [session] = await rowsAs<{ id: string }>(
    site.owner,
    orgId,
    'select id from session where user_code = $1 order by id desc limit 1',
    [userCode],
  );
  return { orgId, userCode, sessionId: session?.id ?? '' };
}

/** A client whose socket the server has accepted. */
export async function openLive(
  site: TestSite,
  owner: SocketOwner,
  channel: LiveChannel,
): Promise<LiveClient> {
  const client = dial(site, channel, await ticketFor(site, owner, channel));
  await once(client.socket, 'greeted');
  return client;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
