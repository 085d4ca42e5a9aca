import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { headersFor, openTestSite, type TestSite } from '../../testing/site.ts';
import { implement } from './implement.ts';

const input = z.strictObject({ count: z.number().int(), teeth: z.array(z.number()) });
const shared = { access: 'public', summary: 'For this test.' } as const;
const askForm = defineCall({ ...shared, path: 'test/form', method: 'POST', input, output: input });
const askQuery = defineCall({ ...shared, path: 'test/query', method: 'GET', input, output: input });
const askJson = defineCall({
  ...shared,
  path: 'test/json',
  method: 'POST',
  body: 'json',
  input,
  output: input,
});
const askRow = defineCall({
  ...shared,
  path: 'test/row',
  method: 'GET',
  input: z.strictObject({}),
  output: z.object({ name: z.string(), parts: z.array(z.object({ id: z.number() })) }),
});
const askLost = defineCall({
  ...shared,
  path: 'test/lost',
  method: 'GET',
  input: z.strictObject({}),
  output: z.null(),
});

let site: TestSite;

const feature = {
  name: 'test',
  calls: [
    implement(askForm, async ({ input: asked }) => asked),
    implement(askQuery, async ({ input: asked }) => asked),
    implement(askJson, async ({ input: asked }) => asked),
    // As a repository may return it, with columns that the contract doesn't name.
    implement(askRow, async () => {
      const row = { name: 'n', secret: 'hash', parts: [{ id: 1, secret: 'hash' }] };
      return row;
    }),
    // PostgreSQL ends the connection between two statements of a call, as in a restart.
    implement(askLost, async ({ tx }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 1000)`.execute(site.db);
      await sql`select 1`.execute(tx);
      return null;
    }),
  ],
};
beforeAll(async () => {
  site = await openTestSite([feature]);
});
afterAll(() => site.close());

const asked = { count: 2, teeth: [11, 21] };

test.each([askForm, askQuery, askJson])('$path receives the input that was sent', async (call) => {
  expect(await site.call(call, asked)).toEqual({ code: CODES.ok, msg: 'ok', data: asked });
});

test.each([askForm, askQuery, askJson])('$path names the invalid fields of its input', async (call) => {
  const wrong = { count: 'two', teeth: [11, 'x'] } as unknown as typeof asked;
  expect(await site.call(call, wrong)).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['count', 'teeth.1'] },
  });
});

test.each(['', '{', 'count=2&teeth=[11]', '[]', 'null', '{"__proto__":{"count":2},"teeth":[]}'])(
  'a JSON call refuses the body %j',
  async (payload) => {
    const url = `${API_PREFIX}/${askJson.path}`;
    const reply = await site.app.inject({ method: 'POST', url, headers: headersFor(askJson, {}), payload });
    expect(reply.json()).toMatchObject({ code: CODES.invalidInput });
  },
);

test("fields that the contract doesn't name are removed from the answer", async () => {
  expect((await site.call(askRow, {})).data).toEqual({ name: 'n', parts: [{ id: 1 }] });
});

test('the caller is told to retry when the database is down', async () => {
  const away = await openTestSite(undefined, { DATABASE_URL: 'postgresql://app:x@127.0.0.1:9/none' });
  const reply = await away.app.inject({
    url: `${API_PREFIX}/app_config/get`,
    headers: headersFor(askRow, {}),
  });
  expect({ status: reply.statusCode, ...reply.json<object>() }).toEqual({
    status: 200,
    code: CODES.unavailable,
    msg: 'The service is temporarily unavailable. Nothing was lost. Try again in a moment.',
    data: null,
  });
  await away.close();
});

test('a database connection lost during a call fails only that call', async () => {
  expect((await site.call(askLost, {})).code).toBe(CODES.unavailable);
  expect((await site.call(askForm, asked)).code).toBe(CODES.ok);
});
