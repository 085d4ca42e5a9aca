import {
  CaseChange,
  PrescriptionChange,
  type CaseEntry,
  type CaseVisitor,
} from '@archway/contract/case/history';
import { HISTORY_KINDS } from '@archway/rules/case-history';
import { MARK_KINDS } from '@archway/rules/marks';
import { z } from 'zod';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import type { CaseCaller } from './case.repository.ts';
import type { HistoryRow, VisitorRow } from './case-history.repository.ts';

const Detail = z.object({
  changes: z.array(CaseChange).default([]),
  files: z.array(z.string()).default([]),
  isVoice: z.boolean().default(false),
  mark: z.enum(MARK_KINDS).nullable().default(null),
  tooth: z.number().nullable().default(null),
  works: z.array(PrescriptionChange).default([]),
  count: z.number().nullable().default(null),
});

/** With the names of those who did it, also of members who have left. */
export async function presentHistory(
  tx: Tx,
  { orgId, userCode }: CaseCaller,
  rows: readonly HistoryRow[],
): Promise<CaseEntry[]> {
  const names = await namesOf(
    tx,
    orgId,
    rows.flatMap(({ done_by }) => done_by ?? []),
  );
  return rows.map((row) => ({
    entryId: row.id,
    kind: z.enum(HISTORY_KINDS).parse(row.kind),
    at: row.at.toISOString(),
    isOwn: row.done_by === userCode,
    doneBy: row.done_by === null ? null : (names.get(row.done_by) ?? ''),
    ...Detail.parse(row.detail),
  }));
}

export async function presentVisitors(
  tx: Tx,
  orgId: string,
  rows: readonly VisitorRow[],
): Promise<CaseVisitor[]> {
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ done_by }) => done_by),
  );
  return rows
    .map(({ done_by, last_opened_at }) => ({
      userCode: done_by,
      name: names.get(done_by) ?? '',
      lastOpenedAt: last_opened_at?.toISOString() ?? null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
