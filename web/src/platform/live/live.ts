import { LIVE_CHANNELS, LIVE_CLOSE, type LiveChannel, type LiveFrame } from '@archway/contract/core/live';
import { liveTicket } from '@archway/contract/session/calls';
import { send } from '../call/call.ts';
import { backoff } from '../async/backoff.ts';
import { pause } from '../async/pause.ts';
import { retry } from '../async/retry.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
/** A push is repeated when nobody knows whether it has arrived: these have. */
const seen = new Set<string>();
const MAX_SEEN = 1_000;
/** Half a second after a socket that was open, and about two minutes while there is no server. */
const GROWTH = { firstMs: 400, factor: 3, longestMs: 100_000 };

/** Hears what the server tells by itself. It is a hint: what is shown is asked for. */
export function onLive(name: string, listener: Listener): () => void {
  const named = listeners.get(name) ?? new Set();
  listeners.set(name, named.add(listener));
  return () => void named.delete(listener);
}

type PushListener = (name: string, payload: unknown) => void;
const pushListeners = new Set<PushListener>();

/** Hears every push, whatever its name. */
export function onPush(listener: PushListener): () => void {
  pushListeners.add(listener);
  return () => void pushListeners.delete(listener);
}

type Reopened = (channel: LiveChannel) => void;
const reopened = new Set<Reopened>();

/** Hears that a channel is open again after a time in which pushes were lost: what they would have said is asked for. */
export function onReopened(listener: Reopened): () => void {
  reopened.add(listener);
  return () => void reopened.delete(listener);
}

/** Channels that are open now. A page asks by itself while one is missing. */
const openNow = new Set<LiveChannel>();
const openListeners = new Set<() => void>();

export const areChannelsOpen = (): boolean => openNow.size === LIVE_CHANNELS.length;

/** Hears when a channel opens or closes. */
export function onChannels(listener: () => void): () => void {
  openListeners.add(listener);
  return () => void openListeners.delete(listener);
}

function setOpen(channel: LiveChannel, isOpen: boolean): void {
  if (openNow.has(channel) === isOpen) return;
  if (isOpen) openNow.add(channel);
  else openNow.delete(channel);
  for (const listener of openListeners) listener();
}

/** Keeps both channels open until it is told to stop. */
export function openChannels(wsEndpoint: string): () => void {
  const over = new AbortController();
  for (const channel of LIVE_CHANNELS) void keepOpen(wsEndpoint, channel, over.signal);
  return () => over.abort();
}

function keepOpen(wsEndpoint: string, channel: LiveChannel, signal: AbortSignal): Promise<void> {
  let failures = 0;
  return retry<void>(
    async (count) => {
      if (signal.aborted) return { result: undefined };
      // Whatever a page asked for before its first socket was opened is as good as new.
      const onOpen = count === 1 ? NOTHING : () => tellReopened(channel);
      const opened = await openOnce({ wsEndpoint, channel, signal, onOpen });
      if (opened.code === LIVE_CLOSE.replaced) return { result: undefined };
      // Asked at once for another ticket, the server says why the session is over, and the page signs out.
      if (opened.code === LIVE_CLOSE.sessionEnded) return { retryAfterMs: 0 };
      failures = opened.wasOpen ? 1 : failures + 1;
      return { retryAfterMs: backoff(GROWTH, failures) };
    },
    (ms) => pause(ms, signal),
  );
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
      if (!wasOpen) {
        setOpen(channel, true);
        onOpen();
      }
      wasOpen = true;
      hear(JSON.parse(String(data)) as LiveFrame);
    });
    socket.addEventListener('close', ({ code }) => {
      setOpen(channel, false);
      resolve({ code, wasOpen });
    });
  });
}

function hear({ id, name, payload }: LiveFrame): void {
  if (id !== '') {
    if (seen.has(id)) return;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest);
  }
  for (const listener of listeners.get(name) ?? []) listener(payload);
  for (const listener of pushListeners) listener(name, payload);
}
