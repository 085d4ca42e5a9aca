import type { z } from 'zod';
import { monitorLive } from './monitor/live.ts';

/** Every message a server may push. Nothing else is sent, nothing else is expected. */
export const LIVE = { ...monitorLive } as const;
export type LiveName = keyof typeof LIVE;
export type LivePayload<N extends LiveName> = z.output<(typeof LIVE)[N]['payload']>;
