import type { z } from 'zod';
import type { PermissionCode } from './permissions.ts';

/** The two sockets under `wsEndpoint`, each opened with its own one-use ticket. */
export const LIVE_CHANNELS = ['system', 'export'] as const;
export type LiveChannel = (typeof LIVE_CHANNELS)[number];

export interface LiveSpec {
  channel: LiveChannel;
  /** Who may hear it: everybody who is signed in and addressed, or of them who holds this permission. */
  access: 'session' | PermissionCode;
  payload: z.ZodType;
}

export function defineLive<const S extends LiveSpec>(spec: S): S {
  return spec;
}

/** What travels on a socket. `id` repeats when a push is repeated: a reader drops an id it has seen. */
export interface LiveFrame {
  id: string;
  name: string;
  payload: unknown;
}

/** Close codes a client tells apart: reconnect with jitter, or ask for a new ticket first. */
export const LIVE_CLOSE = {
  restarting: 1012,
  ticketRefused: 4401,
  sessionEnded: 4402,
  replaced: 4409,
} as const;
