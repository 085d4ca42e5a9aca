import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asTenant, rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { inTransaction } from '../db/transaction.ts';
import { writeAudit, writeAuditOnceAMinute } from './audit.ts';
import { checkChain } from './check-chain.ts';
import { auditSealKey } from './seal-key.ts';
import { sealWaiting } from './sealing.ts';

const site = await openSite();

const asApp = (orgId: string, statement: string) =>
  inTransaction(site.db, { orgId }, (tx) => sql.raw<Record<string, unknown>>(statement).execute(tx));

async function act(orgId: string, calls: readonly string[]): Promise<void> {
  const who = { actor: null, sessionId: null, address: '192.0.2.1', object: null };
  for (const call of calls)
    await inTransaction(site.db, { orgId }, (tx) => writeAudit(tx, { ...who, call, detail: { n: 1 } }));
}

const seal = (most = 1_000): Promise<number> => sealWaiting(site.queue, auditSealKey(site.config), most);

const sealedCalls = async (orgId: string) =>
  (
    await rowsAs<{ seq: string; call: string }>(
      site.owner,
      orgId,
      'select s.seq, a.call from audit_seal s join audit a on a.id = s.audit_id order by s.seq',
    )
  ).map(({ seq, call }) => `${seq} ${call}`);

async function firstBroken(orgId: string): Promise<number | null> {
  const { rows } = await site.queue.query<{ newest: string }>(
    'select newest from audit_chains() where org_id = $1',
    [orgId],
  );
  const upTo = Number(rows[0]?.newest);
  const unknown = { hashes: new Map<number, string>(), unkeyedUntil: 0 };
  const verdict = await checkChain(site.queue, auditSealKey(site.config), { orgId, upTo }, unknown);
  return 'brokenAt' in verdict ? verdict.brokenAt : null;
}

/** An organization with four sealed rows, then one statement with the rights of the database owner. */
async function tampered(statement: string): Promise<unknown> {
  const orgId = randomUUID();
  await act(orgId, ['one', 'two', 'three', 'four']);
  await seal();
  expect(await firstBroken(orgId)).toBeNull();
  const { rowCount } = await asTenant(site.owner, orgId, (client) => client.query(statement));
  expect(rowCount).toBe(1);
  return firstBroken(orgId);
}

test.each([
  `update audit set call = 'other'`,
  'delete from audit',
  'truncate audit',
  'delete from audit_seal',
  'delete from audit_unsealed',
  'insert into audit_seal (org_id, seq, audit_id, audit_at, hash) select app_org(), 9, id, at, sha256($$$$) from audit',
])("the app's database role can only insert audit rows: %s is refused", async (statement) => {
  const orgId = randomUUID();
  await act(orgId, ['kept']);
  await expect(asApp(orgId, statement)).rejects.toMatchObject({ code: '42501' });
  expect(await rowsAs(site.owner, orgId, 'select call from audit')).toEqual([{ call: 'kept' }]);
});

test('audit rows are sealed once, in order, in the chain of their organization', async () => {
  await seal();
  const [a, b] = [randomUUID(), randomUUID()];
  await act(a, ['a1', 'a2']);
  await act(b, ['b1']);
  await act(a, ['a3']);
  expect([await seal(2), await seal(2), await seal(2)]).toEqual([2, 2, 0]);
  await act(a, ['a4']);
  expect(await seal()).toBe(1);
  expect(await sealedCalls(a)).toEqual(['1 a1', '2 a2', '3 a3', '4 a4']);
  expect(await sealedCalls(b)).toEqual(['1 b1']);
  expect([await firstBroken(a), await firstBroken(b)]).toEqual([null, null]);
});

test('rows of a sealer that dies mid-batch are sealed by the next one', async () => {
  const orgId = randomUUID();
  await act(orgId, ['one', 'two']);
  const client = await site.queue.connect();
  await client.query('begin');
  expect((await client.query('select * from audit_waiting(10)')).rows).toHaveLength(2);
  expect(await seal()).toBe(0);
  client.release(true);
  for (let tries = 0; (await seal()) === 0 && tries < 100; tries += 1);
  expect(await sealedCalls(orgId)).toEqual(['1 one', '2 two']);
  expect(await firstBroken(orgId)).toBeNull();
});

test('two concurrent sealers give every row exactly one position', async () => {
  const orgId = randomUUID();
  const calls = Array.from({ length: 200 }, (_, i) => String(i + 1));
  await act(orgId, calls);
  // Open both connections first, so that the two really run concurrently.
  await Promise.all([site.queue.query('select pg_sleep(0.05)'), site.queue.query('select pg_sleep(0.05)')]);
  await Promise.all([seal(), seal()]);
  expect(await sealedCalls(orgId)).toEqual(calls.map((call) => `${call} ${call}`));
});

test.each([
  [`update audit set call = 'other' where call = 'three'`, 3],
  [`update audit set detail = '{"n": 2}' where call = 'two'`, 2],
  [`update audit set actor = gen_random_uuid() where call = 'one'`, 1],
  [`update audit set address = '192.0.2.2' where call = 'four'`, 4],
  [`update audit set at = at - interval '1 second' where call = 'two'`, 2],
  [`delete from audit where call = 'one'`, 1],
  [`delete from audit where call = 'four'`, 4],
  [`delete from audit_seal where seq = 2`, 2],
  [`update audit_seal set hash = sha256('x') where seq = 3`, 3],
])('the check finds that %s breaks the chain at %s', async (statement, seq) => {
  expect(await tampered(statement)).toBe(seq);
});

test('repeated attempts write one audit row a minute for each outcome', async () => {
  const orgId = randomUUID();
  const attempt = (outcome: string) =>
    inTransaction(site.db, { orgId }, (tx) =>
      writeAuditOnceAMinute(tx, {
        actor: null,
        sessionId: null,
        address: '192.0.2.1',
        call: 'login',
        object: 'x',
        detail: { outcome },
      }),
    );
  for (const outcome of ['wrong', 'wrong', 'early', 'wrong']) await attempt(outcome);
  expect(
    await rowsAs(site.owner, orgId, `select detail->>'outcome' as outcome from audit order by at`),
  ).toEqual([{ outcome: 'wrong' }, { outcome: 'early' }]);
  await site.shiftClock('61 seconds');
  await attempt('wrong');
  expect(await rowsAs(site.owner, orgId, 'select id from audit')).toHaveLength(3);
  await site.shiftClock('0');
});
