import type { CaseState } from '@archway/rules/cases';
import type { HistoryKind } from '@archway/rules/case-history';
import type { Tx } from '../../platform/rpc/implement.ts';
import { keepHistory } from './case-history.repository.ts';
import { lockCase, saveCase, type CaseRow } from './case.repository.ts';
import { changeByFiles } from './refresh-case.ts';
import { tellCase } from './tell-case.ts';

/** What an order makes of its case. */
type OrderedState = Extract<CaseState, 'ordered' | 'designing' | 'completed'>;

/** Has a case follow its order. `doneBy` is a member of the clinic; nothing happens to a case that is there already. */
export async function moveCase(
  tx: Tx,
  orgId: string,
  caseId: string,
  state: OrderedState,
  doneBy: string | null = null,
): Promise<void> {
  const before = await lockForOrder(tx, orgId, caseId);
  if (before === undefined || before.state === state) return;
  await keepHistory(tx, orgId, { caseId, kind: state satisfies HistoryKind, doneBy });
  await tellCase(tx, await saveCase(tx, orgId, caseId, { state }));
}

/** Its order has ended: the case is what it was before, and as far as its files have come meanwhile. */
export async function restoreCaseState(
  tx: Tx,
  orgId: string,
  caseId: string,
  stateBefore: string | null,
  doneBy: string | null = null,
): Promise<void> {
  const row = await lockForOrder(tx, orgId, caseId);
  if (row === undefined) return;
  const change =
    stateBefore === 'completed' ? { state: 'completed' as const } : await changeByFiles(tx, orgId, row);
  if (change.state === row.state) return;
  await keepHistory(tx, orgId, { caseId, kind: 'orderEnded', doneBy });
  await tellCase(tx, await saveCase(tx, orgId, caseId, change));
}

/** Whoever acts on an order may not see the case; a case that was deleted stays as it was. */
const lockForOrder = (tx: Tx, orgId: string, caseId: string): Promise<CaseRow | undefined> =>
  lockCase(tx, { orgId, userCode: '', scope: 'organization' }, caseId);
