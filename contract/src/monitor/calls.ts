import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageReport } from './model.ts';

export const reportPage = defineCall({
  path: 'common/monitor',
  method: 'POST',
  access: 'public',
  summary:
    'Stores a page error (class and stack frames, never user text) or a web vital of the sending page.',
  input: PageReport,
  output: z.object({ stored: z.boolean() }),
  mutates: true,
  audit: 'onceAMinute',
  limits: { perAddress: { calls: 20, seconds: 60 } },
});
