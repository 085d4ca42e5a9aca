import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findDentists } from '../dentist/public.ts';
import { seedPatient, type PatientSeed } from '../patient/public.ts';
import { keepHistory } from './case-history.repository.ts';
import { numberCase } from './case-count.repository.ts';
import { findCases, insertCase } from './case.repository.ts';

export interface CaseSeed {
  name: string;
  /** The member who has made it. */
  userCode: string;
  patient?: PatientSeed;
  /** The name of one of the clinic's dentists. */
  dentist?: string;
  /** When it was made; today, unless said. */
  daysAgo?: number;
  /** It was scanned on the day it was made. */
  isScanned?: boolean;
  memo?: string;
  /** What the memo said before a colleague changed it, the day after. */
  memoBefore?: { text: string; userCode: string };
  /** What other features know of it. */
  more?: (tx: Tx, made: SeededCase) => Promise<void>;
}

export interface SeededCase {
  orgId: string;
  caseId: string;
  userCode: string;
  /** When it was made. */
  at: RawBuilder<Date>;
}

/** Puts an organization's cases in, the first one first, unless it has some. */
export async function seedCases(db: Database, orgId: string, cases: readonly CaseSeed[]): Promise<void> {
  for (const seed of await missing(db, orgId, cases))
    // One transaction each: cases of the same moment would have no order.
    await inTransaction(db, { orgId }, (tx) => seedCase(tx, orgId, seed));
}

async function seedCase(tx: Tx, orgId: string, seed: CaseSeed): Promise<void> {
  const { name, userCode, patient, dentist, daysAgo = 0, isScanned = false, memo = '', memoBefore } = seed;
  const maker = { orgId, userCode, scope: 'organization' } as const;
  const { day } = (
    await sql<{ day: string }>`select (app_now() - make_interval(days => ${daysAgo}))::date as day`.execute(
      tx,
    )
  ).rows[0]!;
  const { id } = await insertCase(tx, maker, {
    name,
    memo,
    ...(isScanned && { scan_date: day }),
    ...(await numberCase(tx, orgId, daysAgo === 0 ? undefined : day)),
    ...(patient !== undefined && { patient_id: await seedPatient(tx, maker, patient) }),
    ...(dentist !== undefined && { dentist_id: await dentistCalled(tx, orgId, dentist) }),
  });
  const at = sql<Date>`app_now() - make_interval(days => ${daysAgo})`;
  await keepHistory(tx, orgId, { caseId: id, kind: 'created', doneBy: userCode, at });
  if (memoBefore !== undefined)
    await keepHistory(tx, orgId, {
      caseId: id,
      kind: 'changed',
      doneBy: memoBefore.userCode,
      changes: [{ field: 'memo', before: memoBefore.text, after: memo }],
      at: sql<Date>`least(app_now(), app_now() - make_interval(days => ${daysAgo}) + interval '20 hours')`,
    });
  await seed.more?.(tx, { orgId, caseId: id, userCode, at });
  if (daysAgo === 0) return;
  const then = sql<Date>`created_at - make_interval(days => ${daysAgo})`;
  await tx
    .updateTable('patient_case')
    .set({ created_at: then, updated_at: then })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

async function dentistCalled(tx: Tx, orgId: string, name: string): Promise<string> {
  const found = (await findDentists(tx, orgId).execute()).find((dentist) => dentist.name === name);
  if (found === undefined) throw new Error(`no dentist is called ${name}`);
  return found.id;
}

async function missing(
  db: Database,
  orgId: string,
  cases: readonly CaseSeed[],
): Promise<readonly CaseSeed[]> {
  const seer = { orgId, userCode: '', scope: 'organization' } as const;
  const [some] = await inTransaction(db, { orgId }, (tx) => findCases(tx, seer, {}).limit(1).execute());
  return some === undefined ? cases : [];
}
