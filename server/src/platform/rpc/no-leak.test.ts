import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { headersFor, openTestSite, type TestSite } from '../../testing/site.ts';
import { makeHttpApp } from '../http/app.ts';
import { makeLimiter } from '../limits/limiter.ts';
import { makeLog } from '../log/log.ts';
import { implement } from './implement.ts';
import { registerCalls } from './routes.ts';

const CANARY = 'Erika Mustermann';
const base = { method: 'POST', access: 'public', summary: 'Fails with a patient’s name at hand.' } as const;
const input = z.strictObject({ patient: z.string() });
const output = z.object({ known: z.boolean() });
const call = (path: string) => defineCall({ ...base, path, input, output });

const failing = [
  implement(call('test/throws'), async ({ input: { patient } }) => {
    throw new Error(`no such patient:\n    at ${patient}`);
  }),
  implement(call('test/query'), async ({ input: { patient }, tx }) => {
    await sql`select ${patient}::text::integer`.execute(tx);
    return { known: true };
  }),
  implement(call('test/output'), async ({ input: { patient } }) => ({
    known: patient as unknown as boolean,
  })),
];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite([]);
});
afterAll(() => site.close());

test.each(failing)(
  'neither the answer nor the log reveals data on which $call.path failed',
  async (implementation) => {
    const lines: string[] = [];
    const app = makeHttpApp(site.config);
    registerCalls(app, [implementation], {
      config: site.config,
      db: site.db,
      store: site.store,
      limiter: makeLimiter(site.redis, site.config.SITE_NAME),
      authenticate: async () => ({ outcome: 'unknown' }),
      findMissing: async () => [],
      noteRefusal: () => {},
      writeLater: () => {},
      wakeRelay: () => {},
      log: makeLog('trace', { site: 'test', version: '1' }, { write: (line) => lines.push(line) }),
    });
    const reply = await app.inject({
      method: 'POST',
      url: `${API_PREFIX}/${implementation.call.path}?patient=${CANARY}`,
      headers: headersFor(implementation.call, {}),
      payload: new URLSearchParams({ patient: CANARY }).toString(),
    });
    expect(reply.json()).toEqual({ code: CODES.internal, msg: 'Something went wrong', data: null });
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'call.failed',
      'call.answered',
    ]);
    expect(lines.join('')).not.toMatch(/Erika|Mustermann/);
    await app.close();
  },
);
