import { randomBytes, randomUUID } from 'node:crypto';
import type { CustomerLikes } from '@archway/contract/customer/model';
import { hashOfCode, hashOfInvitation } from '@archway/server/features/registration/public';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { partnerCodeOf } from '@archway/rules/partner/codes';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { remarkedRow } from './marks.ts';
import { addPerson, minutesFromNow } from './people.ts';
import { insert, type Row } from './rows.ts';
import { makeOrganization, newOrgId, place, type Organization, type World } from './world.ts';

const { clinic, lab } = ORGANIZATION_TYPE;

export const otherType = (type: OrganizationType): OrganizationType => (type === clinic ? lab : clinic);

const cardWith = (mark: string, name: string) => ({
  name,
  city: mark,
  country: 'GB',
  certifiedAs: mark,
  certifiedColor: '',
  phone: `${mark} phone`,
  email: `partner@${mark}.example`,
});

const DATE_OF: Readonly<Record<PartnershipStatus, string | null>> = {
  [PARTNERSHIP_STATUS.temporary]: null,
  [PARTNERSHIP_STATUS.applying]: null,
  [PARTNERSHIP_STATUS.accepted]: 'accepted_at',
  [PARTNERSHIP_STATUS.rejected]: 'rejected_at',
  [PARTNERSHIP_STATUS.canceled]: 'canceled_at',
  [PARTNERSHIP_STATUS.terminated]: 'terminated_at',
};

interface Pair {
  mark: string;
  home: string;
  counterpart: string;
  status?: PartnershipStatus;
  appliedBy?: 'home' | 'counterpart';
  /** In the names of both. */
  name?: string;
}

export function partnershipRow({
  mark,
  home,
  counterpart,
  status = PARTNERSHIP_STATUS.accepted,
  appliedBy = 'home',
  name = '',
}: Pair): Row {
  const card = JSON.stringify(cardWith(mark, `${mark} partner ${name}`));
  const date = DATE_OF[status];
  return {
    org_id: home,
    id: randomUUID(),
    counterpart,
    status,
    applied_by: appliedBy,
    ...(status === PARTNERSHIP_STATUS.terminated ? { accepted_at: minutesFromNow(-1) } : {}),
    ...(date === null ? {} : { [date]: new Date() }),
    home_card: card,
    counterpart_card: card,
    acted_org: counterpart,
    acted_by: randomUUID(),
    acted_name: `${mark} actor`,
    likes: JSON.stringify(likesOf(mark)),
    likes_version: 1,
    likes_org: counterpart,
    likes_name: `${mark} likes`,
    likes_at: new Date(),
  };
}

/** How a clinic likes its work, in words that say whose they are. */
export const likesOf = (mark: string): CustomerLikes => ({
  contacts: { choice: 'tight', words: `${mark} contacts` },
  occlusion: { choice: null, words: '' },
  shadeGuide: { choice: 'vitaClassical', words: '' },
  material: `${mark} material`,
  models: '',
  parcels: '',
});

export interface Partnership {
  status?: PartnershipStatus;
  /** Which of the two asked. */
  by?: 'own' | 'other';
  /** The other organization; without it one that has no members. */
  other?: string;
}

/**
 * Adds a partnership of an organization: of a clinic as its home, of a lab as its counterpart. If the organization acts,
 * the colliding tenants have one of the same id in the same place, with somebody else.
 */
export async function addPartnership(
  world: World,
  org: Organization,
  { status, by = 'own', other = newOrgId() }: Partnership = {},
): Promise<{ partnershipId: string; name: string }> {
  const isHome = org.type !== lab;
  const name = randomUUID();
  const row = partnershipRow({
    mark: org.mark,
    home: isHome ? org.orgId : other,
    counterpart: isHome ? other : org.orgId,
    appliedBy: isHome === (by === 'own') ? 'home' : 'counterpart',
    name,
    ...(status === undefined ? {} : { status }),
  });
  const { before, after } = world.collidingTenants;
  const twins = [before, after].map((colliding) => ({
    ...remarkedRow(row, org.mark, colliding.mark),
    org_id: isHome ? colliding.orgId : newOrgId(),
    counterpart: isHome ? newOrgId() : colliding.orgId,
  }));
  const [first = row, last = row] = twins;
  await insert(world.bench.owner, 'partnership', world.acting.includes(org) ? [first, row, last] : [row]);
  return { partnershipId: String(row['id']), name };
}

/** By default only requests are mailed. */
const PARTNER_EVENTS = ['partnerAccepted', 'partnerRejected', 'partnerEnded', 'invitationAnswered'];

/**
 * Adds an organization that can become a partner of an acting one, and its administrator, who is
 * mailed everything about partners. What it tells of itself carries
 * the canary of that one, everything else its own: so neither does a third read what they share, nor the acting one more.
 */
export async function addPartner(
  world: World,
  own: Organization,
  { type = otherType(own.type), ...more }: { type?: OrganizationType } & Row = {},
): Promise<Organization & { name: string }> {
  const made = await makeOrganization(world.bench, type, own.passwordHash);
  const partner = { ...made, sharedMark: own.mark };
  const name = `${own.mark} partner ${randomUUID()}`;
  const told: Row = {
    name,
    city: own.mark,
    certified_as: own.mark,
    phone: own.mark,
    email: `partner@${own.mark}.example`,
    listed: true,
    ...more,
  };
  const columns = Object.keys(told);
  await world.bench.owner.query(
    `update organization set ${columns.map((column, i) => `${column} = $${i + 2}`).join(', ')} where org_id = $1`,
    [partner.orgId, ...Object.values(told)],
  );
  world.partners.push(partner);
  const { userCode } = await addPerson(world, partner, 'administrator');
  await insert(
    world.bench.owner,
    'notice_choice',
    PARTNER_EVENTS.map((event) => ({
      org_id: partner.orgId,
      user_code: userCode,
      event,
      channel: 'email',
      wanted: true,
    })),
  );
  return { ...partner, name };
}

/** Adds a code by which others become partners of an organization. No two have the same hash, not even twins. */
export async function addPartnerCode(
  world: World,
  org: Organization,
  { madeBy, ...more }: { madeBy?: string } & Row = {},
): Promise<{ code: string; codeId: string }> {
  const code = partnerCodeOf(randomBytes(12));
  const made_by = madeBy ?? (await addPerson(world, org)).userCode;
  const row = { id: randomUUID(), made_by, expires_at: minutesFromNow(60), ...more };
  const { before, after } = world.collidingTenants;
  const twins = world.acting.includes(org)
    ? [before, after].map(({ orgId }) => ({ ...row, org_id: orgId, hash: randomBytes(32) }))
    : [];
  await insert(world.bench.owner, 'partner_code', [
    { ...row, org_id: org.orgId, hash: hashOfCode(code) },
    ...twins,
  ]);
  return { code, codeId: row.id };
}

export const invitationRow = (mark: string, userCode: string): Row => ({
  id: randomUUID(),
  email: `${randomUUID()}@${mark}.example`,
  message: `${mark} message`,
  invited_by: userCode,
  expires_at: minutesFromNow(60),
});

/** Adds an invitation of an organization, with its link. Twins have the same id and address, and links of their own. */
export async function addInvitation(
  world: World,
  org: Organization,
  more: Row = {},
): Promise<{ invitationId: string; email: string; token: string }> {
  const token = randomUUID();
  const userCode = (more['invited_by'] as string | undefined) ?? (await addPerson(world, org)).userCode;
  const row: Row = { ...invitationRow(org.mark, userCode), ...more };
  const { before, after } = world.collidingTenants;
  const twins = world.acting.includes(org) ? [before, after] : [];
  const owners = [org, ...twins];
  await insert(
    world.bench.owner,
    'partner_invitation',
    owners.map(({ orgId }) => ({ ...row, org_id: orgId })),
  );
  await insert(
    world.bench.owner,
    'partner_invitation_link',
    owners.map(({ orgId }) => ({
      org_id: orgId,
      invitation_id: row['id'],
      sending: 1,
      hash: orgId === org.orgId ? hashOfInvitation(token) : randomBytes(32),
    })),
  );
  return { invitationId: String(row['id']), email: String(row['email']), token };
}

export const letterRow = (mark: string, userCode: string): Row => {
  const id = randomUUID();
  return {
    id,
    user_code: userCode,
    type: 1,
    event: `${mark} event`,
    params: { organization: `${mark} partner` },
    path: `/${mark}`,
    occasion: `${mark} ${id}`,
  };
};

/** A letter that its reader's page knows. */
export async function addLetter(world: World, org: Organization, userCode: string): Promise<string> {
  const row: Row = { ...letterRow(org.mark, userCode), event: 'partnerApplied' };
  await place(world, org, 'letter', row);
  return String(row['id']);
}
