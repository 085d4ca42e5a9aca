import { allCalls } from '@archway/contract';
import { FEW_CALLERS, FEW_OF_BOTH_SIDES } from '../matrix/callers.ts';
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
    const callers = POLICY[call.path]?.ofTwo ? FEW_OF_BOTH_SIDES : FEW_CALLERS;
    await runMatrix(world, { callers, calls: [call], tap, findings });
  }
  if (!findings.isEnough && isWanted('jobs')) await runJobs(world, site, findings);
}
