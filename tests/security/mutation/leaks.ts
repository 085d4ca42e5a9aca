import { allCalls } from '@archway/contract';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { FEW_CALLERS, FEW_OF_BOTH_SIDES, FEW_OF_LABS, type CallerKind } from '../matrix/callers.ts';
import type { Findings } from '../matrix/findings.ts';
import { runJobs } from '../jobs/jobs.ts';
import { runMatrix } from '../matrix/matrix.ts';
import { POLICY } from '../matrix/policy.ts';
import { runFeatureKeys } from '../world/feature-keys.ts';
import { runPartnerSeeding } from '../world/partner-seeding.ts';
import { runSeeding } from '../world/seeding.ts';
import type { SecuritySite } from '../world/site.ts';
import { Tap } from '../matrix/tap.ts';

/**
 * Tests tenant isolation: every call in every form, every job, creating an organization, seeding
 * partnerships, and turning features on and off. `isWanted` is called with
 * the name of each step first; the name of a call is its path.
 */
export async function runLeakChecks(
  { site, world }: SecuritySite,
  findings: Findings,
  isWanted: (step: string) => boolean = () => true,
): Promise<void> {
  // First, because some forms of calls need a new organization.
  if (isWanted('seeding')) await runSeeding(world, findings);
  if (isWanted('partner seeding')) await runPartnerSeeding(world, findings);
  if (isWanted('feature keys')) await runFeatureKeys(world, findings);
  const tap = new Tap(findings);
  for (const call of allCalls) {
    if (findings.isEnough) return;
    if (!isWanted(call.path)) continue;
    await runMatrix(world, { callers: callersOf(call.path), calls: [call], tap, findings });
  }
  if (!findings.isEnough && isWanted('jobs')) await runJobs(world, site, findings);
}

/** Somebody who may make the call: what is refused to all of them tells nothing about filters. */
function callersOf(path: string): readonly CallerKind[] {
  const row = POLICY[path];
  if (row?.ofTwo) return FEW_OF_BOTH_SIDES;
  const isForLabs = row?.types?.includes(ORGANIZATION_TYPE.lab) === true;
  return isForLabs && !row?.types?.includes(ORGANIZATION_TYPE.clinic) ? FEW_OF_LABS : FEW_CALLERS;
}
