import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const roleLive = {
  /** To those who hold the role: what they may do has changed, so the page asks for its menu again. */
  'role.changed': defineLive({
    channel: 'system',
    access: 'session',
    payload: z.object({ roleId: z.uuid() }),
  }),
  /** A colleague made, edited or deleted a role: lists of roles are out of date. */
  'role.listChanged': defineLive({
    channel: 'system',
    access: 'role:record:read',
    payload: z.object({ roleId: z.uuid() }),
  }),
} as const;
