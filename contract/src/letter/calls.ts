import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { MAX_PAGE_SIZE, PageInput, pageOf } from '../core/paging.ts';
import { Letter, LETTER_TYPES } from './model.ts';

export const listSysMsg = defineCall({
  path: 'msg/listSysMsg',
  method: 'POST',
  access: 'session',
  summary: 'What the caller was told inside the portal, the newest first, and how much of it is unread.',
  input: z.strictObject({
    ...PageInput,
    type: z.literal(LETTER_TYPES).optional(),
    unreadOnly: z.boolean().optional(),
  }),
  output: pageOf(Letter).extend({ unread: z.number().int() }),
  fails: ['invalidInput'],
});

export const markRead = defineCall({
  path: 'msg/markRead',
  method: 'POST',
  access: 'session',
  summary: 'Marks letters of the caller as read; without ids, all of them.',
  input: z.strictObject({ letterIds: z.array(z.uuid()).max(MAX_PAGE_SIZE).optional() }),
  output: z.object({ unread: z.number().int() }),
  mutates: true,
});
