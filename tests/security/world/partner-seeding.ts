import { randomUUID } from 'node:crypto';
import { seedInvitation, seedPartnership } from '@archway/server/features/partner/public';
import { INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import type { Findings } from '../matrix/findings.ts';
import { changedTables, lookAtOthers } from '../matrix/others.ts';
import { addInvitation, addPartnership } from './partners.ts';
import { addPerson } from './people.ts';
import { addActing, newOrgId, type World } from './world.ts';

/** Seeds a partnership while its clinic has one with another lab and its lab one with another clinic. */
export async function runPartnerSeeding(world: World, findings: Findings): Promise<void> {
  const clinic = await addActing(world, world.own[2]);
  const lab = await addActing(world, world.own[3]);
  await addPartnership(world, clinic, { other: newOrgId() });
  await addPartnership(world, lab, { other: newOrgId() });
  // Another clinic has invited the same address: that is none of this one's business.
  const email = `${randomUUID()}@invited.example`;
  await addInvitation(world, await addActing(world, world.own[2]), { email });
  const administrator = await addPerson(world, clinic);
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
  await seedInvitation(world.bench.db, {
    clinic: { orgId: clinic.orgId, administrator },
    email,
    message: '',
    status: INVITATION_STATUS.inviting,
    sentDaysAgo: 1,
  });
  const invited = await world.bench.owner.query(
    'select from partner_invitation where org_id = $1 and email = $2',
    [clinic.orgId, email],
  );
  findings.check('data', invited.rowCount === 1, `${invited.rowCount} invitations were seeded`);
  const changed = changedTables(before, await lookAtOthers(world));
  findings.check(
    'rows of others',
    changed.length === 0,
    `seeding a partnership changed rows of others in ${changed.join()}`,
  );
}
