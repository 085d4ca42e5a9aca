import { DEFAULT_ROLES } from '@archway/rules/organization-types';
import { seedOrganization } from '@archway/server/features/organization/public';
import type { Findings } from '../matrix/findings.ts';
import { changedTables, lookAtOthers } from '../matrix/others.ts';
import { newOrgId, TYPES, type World } from './world.ts';

/** Creates an organization and checks that it gets its own roles and no other organization changes. */
export async function runSeeding(world: World, findings: Findings): Promise<void> {
  const before = await lookAtOthers(world);
  for (const type of TYPES) {
    const orgId = newOrgId();
    const seed = { orgId, type, name: 'new', members: [] };
    const problem = await seedOrganization(world.bench.db, seed).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    findings.check('outcomes', problem === undefined, `seeding an organization: ${problem}`);
    const { rowCount } = await world.bench.owner.query('select from role where org_id = $1', [orgId]);
    findings.check(
      'data',
      rowCount === DEFAULT_ROLES[type].length,
      `a new organization has ${rowCount} roles`,
    );
  }
  const changed = changedTables(before, await lookAtOthers(world));
  findings.check(
    'rows of others',
    changed.length === 0,
    `seeding changed rows of others in ${changed.join()}`,
  );
}
