import { createHash, randomUUID } from 'node:crypto';
import { DEFAULT_ROLES, ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { seedOrganization } from '@archway/server/features/organization/public';
import { hashPassword } from '@archway/server/features/session/public';
import { sharedTables } from '@archway/server/testing/database';
import { openOwnersEyes, tenantTables, type Bench } from './bench.ts';
import { newMark, remarkedRow } from './marks.ts';
import { insert, type Row } from './rows.ts';

/** Different passwords, so that a sign-in shows with whose row it was compared. */
export const PASSWORD = {
  own: 'Correct-Horse-7',
  foreign: 'Foreign-Horse-8',
  colliding: 'Colliding-Horse-9',
} as const;

export interface Tenant {
  orgId: string;
  mark: string;
}

export interface Organization extends Tenant {
  type: OrganizationType;
  /** `lesser` has the permissions of `member` and all permissions for users. */
  roles: { administrator: string; member: string; lesser: string };
  passwordHash: string;
  /** Of a partner: the canary of the organization it is the partner of, which is in all that the two share. */
  sharedMark?: string;
}

/** The canaries that members of an organization may read. */
export const marksFor = ({ mark, sharedMark }: Pick<Organization, 'mark' | 'sharedMark'>): string[] =>
  sharedMark === undefined ? [mark] : [mark, sharedMark];

/**
 * Two organizations of each type: one acts and must neither see nor change anything of the other. In addition, two
 * colliding tenants have rows with the same keys as the acting ones, so a query without a tenant filter finds them.
 * They have no row in `organization`, so no one can sign in to them. One was created before the acting ones and one
 * after, so that one of them comes first in any order of reading.
 */
export interface World {
  bench: Bench;
  tables: readonly string[];
  /** Those whose rows two organizations own. */
  sharedTables: readonly string[];
  own: Record<OrganizationType, Organization>;
  /** Those of `own`, and further ones that forms have created. */
  acting: Organization[];
  /** Organizations that acting ones have a row with. */
  partners: Organization[];
  foreign: Record<OrganizationType, Organization>;
  collidingTenants: { before: Tenant; after: Tenant };
  collidingHash: string;
}

export const TYPES: readonly OrganizationType[] = Object.values(ORGANIZATION_TYPE);

let hashes: Promise<string[]> | undefined;

export async function openWorld(bench: Bench): Promise<World> {
  hashes ??= Promise.all([PASSWORD.own, PASSWORD.foreign, PASSWORD.colliding].map(hashPassword));
  const [ownHash = '', foreignHash = '', collidingHash = ''] = await hashes;
  await openOwnersEyes(bench.owner);
  await addMenuCanaries(bench);
  // The foreign ones first: a query without a filter finds their rows first.
  const others = await organizations(bench, foreignHash, FIRST.foreign);
  await bench.owner.query(
    `update organization set features = features || '{THIRD_PRINT}', processing_agreed = false where org_id = any($1)`,
    [Object.values(others).map(({ orgId }) => orgId)],
  );
  const own = await organizations(bench, ownHash);
  const world: World = {
    bench,
    tables: await tenantTables(bench.owner),
    sharedTables: await sharedTables(bench.owner),
    foreign: others,
    own,
    acting: Object.values(own),
    partners: [],
    collidingTenants: { before: tenant(FIRST.before), after: tenant(FIRST.after) },
    collidingHash,
  };
  for (const org of world.acting) await copyRolesToCollidingTenants(world, org);
  return world;
}

/** Adds an acting organization without members. */
export async function addActing(world: World, { type, passwordHash }: Organization): Promise<Organization> {
  const org = await makeOrganization(world.bench, type, passwordHash);
  world.acting.push(org);
  await copyRolesToCollidingTenants(world, org);
  return org;
}

/** First digits of ids, so that foreign and colliding rows come before and after the acting ones in an index too. */
const FIRST = { before: '0', foreign: '1', acting: '8', after: 'f' } as const;

const tenant = (first: string): Tenant => ({ orgId: newOrgId(first), mark: newMark() });

/** All ids fall into one bucket, or a filter by bucket would hide a missing filter by organization. */
export function newOrgId(first: string = FIRST.acting): string {
  for (;;) {
    const orgId = `${first}${randomUUID().slice(1)}`;
    if (Number.parseInt(createHash('md5').update(orgId).digest('hex').slice(0, 8), 16) % 1_024 === 7)
      return orgId;
  }
}

async function organizations(
  bench: Bench,
  passwordHash: string,
  first: string = FIRST.acting,
): Promise<Record<OrganizationType, Organization>> {
  const made: Partial<Record<OrganizationType, Organization>> = {};
  for (const type of TYPES) made[type] = await makeOrganization(bench, type, passwordHash, first);
  return made as Record<OrganizationType, Organization>;
}

export async function makeOrganization(
  { db, owner }: Bench,
  type: OrganizationType,
  passwordHash: string,
  first: string = FIRST.acting,
): Promise<Organization> {
  const { orgId, mark } = tenant(first);
  await seedOrganization(db, { orgId, type, name: `${mark} organization`, members: [] });
  const { rows } = await owner.query<{ id: string; code: string }>(
    `update role set name = $2 || ' ' || code where org_id = $1 returning id, code`,
    [orgId, mark],
  );
  // Every text of the profile contains the canary as well.
  await owner.query(
    `update organization set abbreviation = $2, certified_as = $2, license_code = $2, license_file = $2, logo = $2,
       representative_name = $2, phone = $2, email = 'rep@' || $2 || '.example', country = 'GB', state = $2, city = $2,
       district = $2, street = $2, postal_code = $2, time_zone = 'Europe/London' where org_id = $1`,
    [orgId, mark],
  );
  // Members without permissions: removes those every member starts with.
  await owner.query(
    `delete from role_menu where org_id = $1 and menu_id in (select id from menu_entry where permission is not null)`,
    [orgId],
  );
  const idOf = (wanted: string | undefined): string => rows.find(({ code }) => code === wanted)?.id ?? '';
  const member = DEFAULT_ROLES[type].find(({ isDefault }) => isDefault);
  const memberRole = idOf(member?.code);
  const lesser = await addLesserRole(owner, { orgId, mark }, memberRole);
  const roles = { administrator: idOf(DEFAULT_ROLES[type][0]?.code), member: memberRole, lesser };
  return { orgId, mark, type, roles, passwordHash };
}

async function addLesserRole(
  owner: Bench['owner'],
  { orgId, mark }: Tenant,
  member: string,
): Promise<string> {
  const id = randomUUID();
  await insert(owner, 'role', [{ org_id: orgId, id, code: `lesser-${mark}`, name: `${mark} lesser` }]);
  await owner.query(
    `insert into role_menu (org_id, role_id, menu_id)
     select $1::uuid, $2::uuid, menu_id from role_menu where org_id = $1 and role_id = $3
     union select $1, $2, id from menu_entry where permission like 'member:%'`,
    [orgId, id, member],
  );
  return id;
}

/** A button that no role has, and a screen of a feature key that only the foreign organizations have. */
async function addMenuCanaries({ owner }: Bench): Promise<void> {
  await owner.query(
    `insert into menu_entry (id, type, name, permission, title_en, org_types, feature, position) values
       ('canary.button', 2, 'canaryButton', 'canary:button:press', 'Button', '{1,2,3,4,5}', null, 1000),
       ('canary.screen', 1, 'canaryScreen', null, 'Screen', '{1,2,3,4,5}', 'THIRD_PRINT', 1001)
     on conflict do nothing`,
  );
}

/** In a colliding tenant every role is an administrator role with the whole menu. */
async function copyRolesToCollidingTenants(
  { bench: { owner }, collidingTenants }: World,
  org: Organization,
): Promise<void> {
  for (const { orgId, mark } of [collidingTenants.before, collidingTenants.after]) {
    // Its rows now come after those of the first colliding tenant.
    if (orgId === collidingTenants.after.orgId)
      await owner.query('update role set name = name where org_id = $1', [org.orgId]);
    await owner.query(
      `insert into role (org_id, id, code, name, protected)
       select $1, id, id::text, $2 || ' ' || code || ' ' || id, true from role where org_id = $3`,
      [orgId, mark, org.orgId],
    );
    await owner.query(
      `insert into role_menu (org_id, role_id, menu_id)
       select $1, r.id, e.id from role r cross join menu_entry e where r.org_id = $2`,
      [orgId, org.orgId],
    );
  }
}

export interface Twins {
  /** Columns with other values in the rows of the colliding tenants. */
  distort?: Row;
  /** Adds only the later twin, for lookups that take the first row before the organization is known. */
  only?: 'after';
  /** A worker may have made such a row meanwhile. */
  isIfMissing?: boolean;
}

/** Inserts a row of an organization and, if it acts, its twins in the colliding tenants. */
export async function place(
  world: World,
  org: Organization,
  table: string,
  row: Row,
  { distort = {}, only, isIfMissing }: Twins = {},
): Promise<void> {
  const own = { ...row, org_id: org.orgId };
  const { before, after } = world.collidingTenants;
  const twin = (colliding: Tenant): Row => ({
    ...remarkedRow({ ...own, ...distort }, org.mark, colliding.mark),
    org_id: colliding.orgId,
  });
  const isActing = world.acting.includes(org);
  const rows = isActing ? [...(only === 'after' ? [] : [twin(before)]), own, twin(after)] : [own];
  await insert(world.bench.owner, table, rows, isIfMissing);
}

/** Inserts rows only into the colliding tenants, which the acting organization must not find. */
export async function addCollidingRows(
  world: World,
  table: string,
  row: (colliding: Tenant) => Row,
): Promise<void> {
  const rows = Object.values(world.collidingTenants).map((colliding) => ({
    ...row(colliding),
    org_id: colliding.orgId,
  }));
  await insert(world.bench.owner, table, rows);
}
