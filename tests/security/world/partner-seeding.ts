import { randomUUID } from 'node:crypto';
import { seedPartnership } from '@archway/server/features/partner/public';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import type { Findings } from '../matrix/findings.ts';
import { changedTables, lookAtOthers } from '../matrix/others.ts';
import { addPartnership } from './partners.ts';
import { addActing, newOrgId, type World } from './world.ts';

/** Seeds a partnership while its clinic has one with another lab and its lab one with another clinic. */
export async function runPartnerSeeding(world: World, findings: Findings): Promise<void> {
  const clinic = await addActing(world, world.own[2]);
  const lab = await addActing(world, world.own[3]);
  await addPartnership(world, clinic, { other: newOrgId() });
  await addPartnership(world, lab, { other: newOrgId() });
  const before = await lookAtOthers(world);
  const sideOf = ({ orgId, mark }: typeof clinic) => ({
    orgId,
    card: {
      name: mark,
      city: '',
      country: '',
      certifiedAs: '',
      certifiedColor: '',
      phone: '',
      email: '',
    },
    administrator: { userCode: randomUUID(), name: mark },
  });
  await seedPartnership(world.bench.db, {
    clinic: sideOf(clinic),
    lab: { ...sideOf(lab), card: sideOf(clinic).card },
    appliedBy: 'clinic',
    status: PARTNERSHIP_STATUS.accepted,
    actedBy: 'clinic',
    appliedDaysAgo: 2,
    answeredDaysAgo: 1,
  });
  const { rowCount } = await world.bench.owner.query(
    'select from partnership where org_id = $1 and counterpart = $2',
    [clinic.orgId, lab.orgId],
  );
  findings.check('data', rowCount === 1, `${rowCount} partnerships were seeded`);
  const changed = changedTables(before, await lookAtOthers(world));
  findings.check(
    'rows of others',
    changed.length === 0,
    `seeding a partnership changed rows of others in ${changed.join()}`,
  );
}
