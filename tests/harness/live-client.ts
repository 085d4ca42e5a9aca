import type { LiveChannel, LiveFrame } from '@archway/contract/core/live';
import { WebSocket } from 'ws';
import type { ServerProcess } from './process.ts';
import { pause, waitFor } from './wait.ts';

/** What one tab has of a live channel. */
export interface LiveClient {
  /** Every frame as it came, repeats too. */
  readonly received: readonly LiveFrame[];
  /** What the tab showed: a frame whose id it knows is dropped. */
  readonly rendered: readonly LiveFrame[];
  /** How often it was connected. */
  readonly connects: number;
  waitConnected(): Promise<void>;
  close(): void;
}

export interface LiveOptions {
  process: ServerProcess;
  origin: string;
  /** A fresh ticket for every connect: each opens one socket. */
  ticket: () => Promise<string>;
  channel?: LiveChannel;
}

/** Holds a socket as the web app does: connects again when it is cut off, with a new ticket and a little patience. */
export function openLive(options: LiveOptions): LiveClient {
  const received: LiveFrame[] = [];
  const rendered: LiveFrame[] = [];
  const known = new Set<string>();
  const state = { connects: 0, isOpen: false, closed: false, socket: undefined as WebSocket | undefined };

  const take = (frame: LiveFrame): void => {
    if (frame.name === 'live.open') {
      state.isOpen = true;
      state.connects += 1;
      return;
    }
    received.push(frame);
    if (known.has(frame.id)) return;
    known.add(frame.id);
    rendered.push(frame);
  };

  const hold = async (): Promise<void> => {
    while (!state.closed) {
      await once(options, state, take).catch(() => {});
      if (!state.closed) await pause(100);
    }
  };
  void hold();

  return {
    received,
    rendered,
    get connects() {
      return state.connects;
    },
    waitConnected: async () => void (await waitFor('socket open', () => state.isOpen)),
    close: () => {
      state.closed = true;
      state.socket?.terminate();
    },
  };
}

interface LiveState {
  isOpen: boolean;
  socket: WebSocket | undefined;
}

/** One life of the socket: resolves when it has ended. */
async function once(
  { process, origin, ticket, channel = 'system' }: LiveOptions,
  state: LiveState,
  take: (frame: LiveFrame) => void,
): Promise<void> {
  const url = `${process.url.replace('http', 'ws')}/ws/${channel}?ticket=${await ticket()}`;
  const socket = new WebSocket(url, { origin });
  state.socket = socket;
  socket.on('message', (data: Buffer) => take(JSON.parse(data.toString()) as LiveFrame));
  await new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      state.isOpen = false;
      resolve();
    });
  });
}
