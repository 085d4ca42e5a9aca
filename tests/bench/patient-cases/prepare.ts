import { deepStrictEqual } from 'node:assert';
import { countCases, listCases } from '@archway/contract/case/calls';
import type { OutputOf } from '@archway/contract/core/call';
import { formOf } from '@archway/server/testing/site';
import { LATER, PAGE } from '../cases.ts';
import { orgIdOf, type Clinic } from '../data-set.ts';
import type { PreparedList } from '../lists.ts';
import { ask, requestBytes } from '../load.ts';
import { callBytes, headersOf, type Person } from '../people.ts';
import { TABS, type CaseList } from './lists.ts';
import { bareCases, type AfterCase } from './statement.ts';

type Page = OutputOf<typeof listCases>;

/** Asks both servers once and insists that they answer the same before anything is measured. */
export async function prepareCases(
  list: CaseList,
  clinic: Clinic,
  people: readonly Person[],
  ports: { ours: number; bare: number },
): Promise<PreparedList> {
  const orgId = orgIdOf(clinic.number);
  const [first] = people;
  if (first === undefined) throw new Error('nobody is signed in');
  const pageAt = (cursor: string | null) => ask<Page>(ports.ours, oursBytes(list, cursor, first));
  let cursor: string | null = null;
  let after: AfterCase | null = null;
  for (let page = 0; list.later && page < LATER; page += 1) {
    const { list: rows, next } = await pageAt(cursor);
    cursor = next;
    const last = rows.at(-1);
    after = { value: last?.scannedOn ?? '', id: last?.caseId ?? '' };
  }
  const query = new URLSearchParams({ org: orgId, list: list.name, ...after });
  const prepared = {
    ours: people.map((person) => oursBytes(list, cursor, person)),
    bare: requestBytes('GET', `/cases?${query.toString()}`, {}),
    statement: bareCases(orgId, list, after),
  };
  const [ours, bare] = [await pageAt(cursor), await ask<Page>(ports.bare, prepared.bare)];
  deepStrictEqual(ours.list, bare.list);
  if (!list.later) deepStrictEqual(ours.total, Math.min(bare.total, 10_000));
  if (ours.list.length === 0) throw new Error(`${list.name}: nothing found`);
  return prepared;
}

function oursBytes({ asked }: CaseList, cursor: string | null, person: Person): Buffer {
  const form = formOf({ ...asked, pageSize: PAGE, cursor: cursor ?? undefined });
  return callBytes(listCases.path, headersOf(person), form.toString());
}

/** The counts of all tabs, and one total alone. */
export function countBytes(person: Person, how: 'tabs' | 'one'): Buffer {
  const lists = how === 'tabs' ? TABS : TABS.slice(0, 1);
  return callBytes(countCases.path, headersOf(person), formOf({ lists }).toString());
}
