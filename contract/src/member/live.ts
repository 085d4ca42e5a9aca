import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const memberLive = {
  /** A colleague was invited, edited, enabled, disabled or deleted: lists of members are out of date. */
  'member.changed': defineLive({
    channel: 'system',
    access: 'member:record:read',
    payload: z.object({ userCode: z.uuid() }),
  }),
  /** Somebody asked to join, or was answered. */
  'member.joinRequestsChanged': defineLive({
    channel: 'system',
    access: 'member:record:save',
    payload: z.object({}),
  }),
} as const;
