import { switchFeature } from '@archway/server/features/organization/public';
import { inTransaction } from '@archway/server/platform/db/transaction';
import type { Findings } from '../matrix/findings.ts';
import { changedTables, lookAtOthers } from '../matrix/others.ts';
import { newOrgId, type World } from './world.ts';

/** Turns a feature off and on again as the operators' command does, and checks that no other organization changes. */
export async function runFeatureKeys(world: World, findings: Findings): Promise<void> {
  const before = await lookAtOthers(world);
  const turn = (orgId: string, isOn: boolean) =>
    inTransaction(world.bench.db, { orgId }, (tx) =>
      switchFeature(tx, orgId, { feature: 'TREATMENTS', isOn }),
    );
  const { orgId } = world.own[2];
  const missing = newOrgId();
  const outcomes = [await turn(orgId, false), await turn(orgId, true), await turn(missing, false)];
  findings.check(
    'outcomes',
    outcomes.join() === 'switched,switched,unknown',
    `features were turned off and on: ${outcomes.join()}`,
  );
  const changed = changedTables(before, await lookAtOthers(world));
  findings.check(
    'rows of others',
    changed.length === 0,
    `turning a feature off and on changed rows of others in ${changed.join()}`,
  );
}
