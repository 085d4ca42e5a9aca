import { FEW_CALLERS } from './callers.ts';
import type { Findings } from './findings.ts';
import { runJobs } from './jobs.ts';
import { runMatrix } from './matrix.ts';
import { runSeeding } from './seeding.ts';
import type { SecuritySite } from './site.ts';
import { Tap } from './tap.ts';

/** Whether organizations are kept apart: every call in every form, every job, and making an organization. */
export async function runLeakChecks({ site, world }: SecuritySite, findings: Findings): Promise<void> {
  // First, since some forms of the calls need a new organization.
  await runSeeding(world, findings);
  if (!findings.isEnough) await runMatrix(world, { callers: FEW_CALLERS, tap: new Tap(findings), findings });
  if (!findings.isEnough) await runJobs(world, site, findings);
}
