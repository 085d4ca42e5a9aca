import { checkCases as call, type CaseToSend } from '@archway/contract/order/sending';
import { mayRelease } from '@archway/rules/order/release';
import { implement } from '../../../platform/rpc/implement.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { findCase, type CaseRow } from '../../case/public.ts';
import type { SaidOfAll } from '../first-plan.ts';
import { planForSending } from '../prepared-order.ts';
import { readRelease } from '../release-facts.ts';
import { obstaclesOf, readToSend, type ToSend } from '../to-send.ts';

export const check = implement(
  call,
  async ({ input, caller, tx }) => {
    const { caseIds, requestedOn, ...said } = input;
    const read: { row: CaseRow; toSend: ToSend }[] = [];
    for (const caseId of new Set(caseIds)) {
      const row = await findCase(tx, caller, caseId);
      if (row === undefined) continue;
      const plan = { ...said, requestedOn: requestedOn ?? null };
      read.push({ row, toSend: await readWhat(tx, caller, row, plan) });
    }
    const list: CaseToSend[] = [];
    for (const { row, toSend } of read) list.push(await presentCase(tx, caller, row, toSend));
    const dates = read.flatMap(({ toSend }) => (toSend.dates === null ? [] : [toSend.dates]));
    return {
      list,
      earliest: latestOf(dates.map(({ earliest }) => earliest)),
      suggested: latestOf(dates.map(({ suggested }) => suggested)),
    };
  },
  { reads: true },
);

/** What would go to the lab: as it was prepared, or as a first order of the case says. */
async function readWhat(tx: Tx, caller: Caller, row: CaseRow, said: SaidOfAll): Promise<ToSend> {
  const { order, plan } = await planForSending(tx, caller, row, said);
  return readToSend(tx, caller.orgId, {
    order: order?.id ?? null,
    caseId: row.id,
    plan,
    caseBefore: null,
    row,
  });
}

async function presentCase(tx: Tx, caller: Caller, row: CaseRow, toSend: ToSend): Promise<CaseToSend> {
  const { facts, people } = await readRelease(tx, caller, row.dentist_id);
  return {
    caseId: row.id,
    obstacles: obstaclesOf(toSend, true),
    gaps: toSend.gaps.filter(({ level }) => level === 'BLOCK'),
    mayRelease: mayRelease(facts),
    dentistName: people?.name ?? row.dentist_name,
  };
}

/** The slowest decides; a lab that never works has no day. */
const latestOf = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : days.reduce(laterOf, null);

const laterOf = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null && one > other ? one : other;
