import type { SeedDatabase } from '@archway/server/features/organization/public';
import {
  seedInvitation,
  seedPartnership,
  type InvitationSeed,
  type PartnershipSeed,
  type SeededSide,
} from '@archway/server/features/partner/public';
import { INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { CAST } from './organizations.ts';

const { accepted, applying, rejected } = PARTNERSHIP_STATUS;

type CastPartnership = Omit<PartnershipSeed, 'clinic' | 'lab'> & { clinic: string; lab: string };

/** Who works with whom in the demo, in different states. Tests make their own. */
const PARTNERSHIPS: readonly CastPartnership[] = [
  {
    clinic: 'Harbour Street Dental',
    lab: 'Kestrel Dental Lab',
    appliedBy: 'clinic',
    status: accepted,
    actedBy: 'lab',
    appliedDaysAgo: 412,
    answeredDaysAgo: 410,
    autoAccept: true,
    daysOnWay: 2,
  },
  {
    clinic: 'Harbour Street Dental',
    lab: 'Laboratorio Bianchi',
    appliedBy: 'lab',
    status: applying,
    actedBy: 'lab',
    appliedDaysAgo: 2,
  },
  {
    clinic: 'Praxis Feld & Partner',
    lab: 'Laboratorio Bianchi',
    appliedBy: 'clinic',
    status: accepted,
    actedBy: 'lab',
    appliedDaysAgo: 96,
    answeredDaysAgo: 95,
  },
  {
    clinic: 'Praxis Feld & Partner',
    lab: 'Kestrel Dental Lab',
    appliedBy: 'clinic',
    status: rejected,
    actedBy: 'lab',
    appliedDaysAgo: 60,
    answeredDaysAgo: 58,
  },
];

const { inviting, registering, invited, expired, canceled } = INVITATION_STATUS;

type CastInvitation = Omit<InvitationSeed, 'clinic' | 'became'> & { became?: string };

/** What the first clinic of the demo has sent, one in each state. */
const INVITATIONS: readonly CastInvitation[] = [
  {
    email: 'hello@studiobaltic.example',
    message: 'We send about ten cases a month, mostly zirconia crowns and small bridges.',
    status: inviting,
    sentDaysAgo: 1,
  },
  { email: 'office@dentalatelier.example', message: '', status: registering, sentDaysAgo: 4 },
  {
    email: 'team@kestrel.example',
    message: 'We look forward to working with you.',
    status: invited,
    sentDaysAgo: 415,
    became: 'Kestrel Dental Lab',
  },
  { email: 'info@northlightlab.example', message: '', status: expired, sentDaysAgo: 30 },
  { email: 'contact@oldmilldental.example', message: '', status: canceled, sentDaysAgo: 12 },
];

export async function seedCastPartners(db: SeedDatabase): Promise<void> {
  for (const { clinic, lab, ...how } of PARTNERSHIPS)
    await seedPartnership(db, { ...how, clinic: sideOf(clinic), lab: sideOf(lab) });
  for (const { became, ...invitation } of INVITATIONS)
    await seedInvitation(db, {
      ...invitation,
      clinic: sideOf('Harbour Street Dental'),
      ...(became === undefined ? {} : { became: sideOf(became).orgId }),
    });
}

function sideOf(name: string): SeededSide {
  const organization = CAST.find((one) => one.name === name);
  const [administrator] = organization?.members ?? [];
  const profile = organization?.profile;
  if (organization === undefined || administrator === undefined || profile === undefined)
    throw new Error(`${name} deals with nobody`);
  return {
    orgId: organization.orgId,
    administrator: { userCode: administrator.userCode, name: administrator.displayName },
    card: {
      name,
      city: profile.address.city,
      country: profile.address.country,
      certifiedAs: profile.certifiedAs ?? '',
      certifiedColor: profile.certifiedColor ?? '',
      phone: profile.phone,
      email: profile.representativeEmail,
    },
  };
}
