import { LIVE_CLOSE, type LiveChannel } from '@archway/contract/core/live';
import { LIVE } from '@archway/contract/live';
import { openSockets } from '../observe/metrics.ts';
import { mayHear, type HearerRights } from './hearing.ts';
import type { Routed } from './routed.ts';
import type { SocketOwner } from './tickets.ts';

/** The part of a WebSocket that the hub uses. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  readonly bufferedAmount: number;
}

export interface OpenSocket {
  socket: LiveSocket;
  channel: LiveChannel;
  owner: SocketOwner;
  /** At most a few seconds old. */
  rights: HearerRights;
}

const SOCKETS_PER_USER = 60;
/** A client with more unsent bytes is disconnected. It refetches its lists when it reconnects. */
const MOST_BUFFERED = 1024 * 1024;

/** Holds the sockets of this process by organization, and sends a frame only to members who may receive it. */
export class LiveHub {
  readonly #byOrg = new Map<string, Set<OpenSocket>>();

  add(open: OpenSocket): void {
    const { orgId, userCode } = open.owner;
    const sockets = this.#byOrg.get(orgId) ?? new Set();
    this.#byOrg.set(orgId, sockets.add(open));
    openSockets.labels(open.channel).inc();
    const own = [...sockets].filter(({ owner }) => owner.userCode === userCode);
    for (const oldest of own.slice(0, Math.max(0, own.length - SOCKETS_PER_USER))) {
      oldest.socket.close(LIVE_CLOSE.replaced, 'too many sockets');
      this.remove(oldest);
    }
  }

  remove(open: OpenSocket): void {
    const sockets = this.#byOrg.get(open.owner.orgId);
    if (sockets?.delete(open)) openSockets.labels(open.channel).dec();
    if (sockets?.size === 0) this.#byOrg.delete(open.owner.orgId);
  }

  deliver({ orgId, frame, ...audience }: Routed): void {
    const { channel } = LIVE[frame.name];
    const text = JSON.stringify(frame);
    for (const open of this.#byOrg.get(orgId) ?? []) {
      const hearer = { ...open.rights, userCode: open.owner.userCode };
      if (open.channel !== channel || !mayHear(hearer, frame.name, audience)) continue;
      if (open.socket.bufferedAmount > MOST_BUFFERED)
        open.socket.close(LIVE_CLOSE.restarting, 'too far behind');
      else open.socket.send(text);
    }
  }

  all(): OpenSocket[] {
    return [...this.#byOrg.values()].flatMap((sockets) => [...sockets]);
  }

  closeAll(code: number, reason: string): void {
    for (const { socket } of this.all()) socket.close(code, reason);
  }
}
