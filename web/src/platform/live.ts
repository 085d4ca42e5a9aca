import { LIVE_CHANNELS, LIVE_CLOSE, type LiveChannel, type LiveFrame } from '@archway/contract/core/live';
import { liveTicket } from '@archway/contract/session/calls';
import { send } from './call.ts';
import { pauseBefore } from './with-retry.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
/** A push is repeated when nobody knows whether it has arrived: these have. */
const seen = new Set<string>();
const SEEN_AT_MOST = 1_000;
/** The longest pause is about three minutes. */
const LONGEST_STEP = 5;

/** Hears what the server tells by itself. It is a hint: what is shown is asked for. */
export function onLive(name: string, listener: Listener): () => void {
  const named = listeners.get(name) ?? new Set();
  listeners.set(name, named.add(listener));
  return () => void named.delete(listener);
}

type Reopened = (channel: LiveChannel) => void;
const reopened = new Set<Reopened>();

/** Hears that a channel is open again after a time in which pushes were lost: what they would have said is asked for. */
export function onReopened(listener: Reopened): () => void {
  reopened.add(listener);
  return () => void reopened.delete(listener);
}

/** Keeps both channels open until it is told to stop. */
export function openChannels(wsEndpoint: string): () => void {
  const over = new AbortController();
  for (const channel of LIVE_CHANNELS) void keepOpen(wsEndpoint, channel, over.signal);
  return () => over.abort();
}

async function keepOpen(wsEndpoint: string, channel: LiveChannel, signal: AbortSignal): Promise<void> {
  for (let failures = 0, isFirst = true; !signal.aborted; isFirst = false) {
    // Whatever a page asked for before its first socket was opened is as good as new.
    const onOpen = isFirst ? NOTHING : () => tellReopened(channel);
    const opened = await openOnce({ wsEndpoint, channel, signal, onOpen });
    if (opened.code === LIVE_CLOSE.replaced) return;
    // Asked at once for another ticket, the server says why the session is over, and the page signs out.
    if (opened.code === LIVE_CLOSE.sessionEnded) continue;
    failures = opened.wasOpen ? 0 : Math.min(failures + 1, LONGEST_STEP);
    await pause(pauseBefore(failures), signal);
  }
}

interface Ended {
  code: number;
  wasOpen: boolean;
}

interface Opening {
  wsEndpoint: string;
  channel: LiveChannel;
  signal: AbortSignal;
  /** It was greeted. */
  onOpen: () => void;
}

const NOTHING = (): void => undefined;

function tellReopened(channel: LiveChannel): void {
  for (const listener of reopened) listener(channel);
}

const NEVER_OPENED: Ended = { code: 0, wasOpen: false };

/** Each socket needs a ticket of its own. Answers when the socket is closed, and why. */
async function openOnce({ wsEndpoint, channel, signal, onOpen }: Opening): Promise<Ended> {
  const ticket = await send(liveTicket, { channel }, { signal }).catch(() => null);
  if (ticket === null || signal.aborted) return NEVER_OPENED;
  const address = new URL(`${wsEndpoint}/${channel}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('ticket', ticket.ticket);
  return new Promise((resolve) => {
    let wasOpen = false;
    const socket = new WebSocket(address);
    signal.addEventListener('abort', () => socket.close());
    socket.addEventListener('message', ({ data }) => {
      if (!wasOpen) onOpen();
      wasOpen = true;
      hear(JSON.parse(String(data)) as LiveFrame);
    });
    socket.addEventListener('close', ({ code }) => resolve({ code, wasOpen }));
  });
}

function hear({ id, name, payload }: LiveFrame): void {
  if (id !== '') {
    if (seen.has(id)) return;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > SEEN_AT_MOST && oldest !== undefined) seen.delete(oldest);
  }
  for (const listener of listeners.get(name) ?? []) listener(payload);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
