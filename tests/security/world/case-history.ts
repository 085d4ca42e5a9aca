import { randomUUID } from 'node:crypto';
import { place, type Organization, type World } from './world.ts';

export interface EntryGiven {
  caseId: string;
  doneBy: string;
  /** The version of the case that the change has led to. */
  version?: number;
  /** The same in the colliding tenants. */
  elsewhere?: number;
}

/** A change of a case, with the canary in what was written. */
export async function addEntry(
  world: World,
  org: Organization,
  { caseId, doneBy, version = 2, elsewhere = version }: EntryGiven,
): Promise<void> {
  const detailOf = (to: number) => ({
    changes: [{ field: 'memo', before: '', after: org.mark }],
    version: to,
  });
  const row = {
    id: randomUUID(),
    case_id: caseId,
    done_by: doneBy,
    kind: 'changed',
    detail: detailOf(version),
  };
  await place(world, org, 'case_history', row, { distort: { detail: detailOf(elsewhere) } });
}
