import { deepStrictEqual } from 'node:assert';
import type { OutputOf } from '@archway/contract/core/call';
import { listByPage } from '@archway/contract/member/calls';
import { formOf } from '@archway/server/testing/site';
import type pg from 'pg';
import { LATER, PAGE, type ListCase } from './cases.ts';
import type { Clinic } from './data-set.ts';
import { orgIdOf } from './data-set.ts';
import { ask, requestBytes } from './load.ts';
import { callBytes, headersOf, type Person } from './people.ts';
import { bareList, type After } from './statements.ts';

type Page = OutputOf<typeof listByPage>;

/** The same list as bytes for our server, as bytes for the bare one, and as its bare statement. */
export interface PreparedList {
  ours: Buffer[];
  bare: Buffer;
  statement: string;
}

/** Asks both servers once and insists that they answer the same before anything is measured. */
export async function prepareList(
  list: ListCase,
  clinic: Clinic,
  people: readonly Person[],
  ports: { ours: number; bare: number },
  owner: pg.Pool,
): Promise<PreparedList> {
  const orgId = orgIdOf(clinic.number);
  const first = people[0];
  if (first === undefined) throw new Error('nobody is signed in');
  const pageAt = (cursor: string | null) => ask<Page>(ports.ours, oursBytes(list, cursor, first));

  let cursor: string | null = null;
  let after: After | null = null;
  for (let page = 0; list.later && page < LATER; page += 1) {
    const { list: rows, next } = await pageAt(cursor);
    cursor = next;
    after = await placeOf(owner, orgId, rows.at(-1)?.userCode ?? '');
  }

  const filter = {
    ...(list.status === undefined ? {} : { status: list.status }),
    ...(list.keyword === undefined ? {} : { keyword: list.keyword }),
  };
  const query = new URLSearchParams({ org: orgId, ...toText(filter), ...after });
  const prepared = {
    ours: people.map((person) => oursBytes(list, cursor, person)),
    bare: requestBytes('GET', `/list?${query.toString()}`, {}),
    statement: bareList(orgId, filter, after),
  };
  const [ours, bare] = [await pageAt(cursor), await ask<Page>(ports.bare, prepared.bare)];
  deepStrictEqual(ours.list, bare.list);
  if (!list.later) deepStrictEqual(ours.total, Math.min(bare.total, 10_000));
  if (ours.list.length === 0) throw new Error(`${list.name}: nothing found`);
  return prepared;
}

const toText = (filter: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)]));

/** To the microsecond, which the answers do not tell. */
async function placeOf(owner: pg.Pool, orgId: string, userCode: string): Promise<After> {
  const { rows } = await owner.query<{ at: string }>(
    'select created_at::text as at from member where org_id = $1 and user_code = $2',
    [orgId, userCode],
  );
  return { createdAt: rows[0]?.at ?? '', userCode };
}

function oursBytes({ status, keyword }: ListCase, cursor: string | null, person: Person): Buffer {
  const form = formOf({ pageSize: PAGE, status, keyword, cursor: cursor ?? undefined });
  return callBytes(listByPage.path, headersOf(person), form.toString());
}
