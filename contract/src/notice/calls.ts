import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { NoticeChanges, ReceiveConfig } from './model.ts';

export const getReceiveConfig = defineCall({
  path: 'user/getReceiveConfig',
  method: 'POST',
  access: 'session',
  summary: 'Of which events the caller is told, and by which channels.',
  input: z.strictObject({}),
  output: ReceiveConfig,
});

export const saveReceiveConfig = defineCall({
  path: 'user/saveReceiveConfig',
  method: 'POST',
  access: 'session',
  summary:
    'Chooses by event and channel what reaches the caller; what is left out stays. With toDefaults all earlier choices are forgotten first.',
  body: 'json',
  input: z.strictObject({
    toDefaults: z.boolean().optional(),
    changes: NoticeChanges.optional(),
  }),
  output: ReceiveConfig,
  fails: ['invalidInput'],
  mutates: true,
});
