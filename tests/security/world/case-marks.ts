import { randomUUID } from 'node:crypto';
import type { MarkShape } from '@archway/contract/mark/model';
import { MARK_LIMITS } from '@archway/rules/marks';
import type { Row } from './rows.ts';
import { place, type Organization, type World } from './world.ts';

/** A pin on a scan, with the canary in its text. */
export const pinOn = (scanId: string, mark: string): MarkShape => ({
  kind: 'pin',
  at: { scanId, point: [1, 2, 3] },
  tooth: null,
  text: `${mark} pin`,
});

export interface MarkGiven {
  caseId: string;
  fileId: string;
  createdBy: string;
  more?: Row;
  /** Columns with other values in the rows of the colliding tenants. */
  distort?: Row;
}

export async function addMark(
  world: World,
  org: Organization,
  { caseId, fileId, createdBy, more = {}, distort = {} }: MarkGiven,
): Promise<string> {
  const id = randomUUID();
  const row = { id, case_id: caseId, shape: pinOn(fileId, org.mark), created_by: createdBy, ...more };
  await place(world, org, 'case_mark', row, { distort });
  return id;
}

/** Adds the maximum number of marks to a case in each of these organizations. */
export async function fillWithMarks(
  { bench: { owner } }: World,
  orgIds: readonly string[],
  { caseId, createdBy }: { caseId: string; createdBy: string },
): Promise<void> {
  const shape: MarkShape = {
    kind: 'section',
    plane: { point: [0, 0, 0], normal: [0, 0, 1] },
    measures: [],
  };
  await owner.query(
    `insert into case_mark (org_id, id, case_id, shape, created_by)
     select org_id, gen_random_uuid(), $2, $3, $4 from unnest($1::uuid[]) org_id, generate_series(1, $5)`,
    [orgIds, caseId, JSON.stringify(shape), createdBy, MARK_LIMITS.perCase],
  );
}

export const collidingIds = ({ collidingTenants }: World): string[] =>
  Object.values(collidingTenants).map(({ orgId }) => orgId);
