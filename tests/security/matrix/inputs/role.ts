import { randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { Form, Forms } from '../matrix-case.ts';
import { ofOne, type Thing } from '../of-one.ts';
import { addPerson } from '../../world/people.ts';
import { addCollidingRows, place, type Organization, type World } from '../../world/world.ts';
import { collidingName, itemIs, nothingFound } from './reviews.ts';

/** What a new role was given. */
const GIVEN = 'ownSpace';

/** A role nobody holds. Its twins are administrators', hold more of the menu, and are held by somebody. */
async function addRole(world: World, org: Organization): Promise<string> {
  const id = randomUUID();
  const row = { id, code: id, name: `${org.mark} ${id}`, protected: false };
  await place(world, org, 'role', row, { distort: { protected: true } });
  await place(world, org, 'role_menu', { role_id: id, menu_id: GIVEN });
  if (!world.acting.includes(org)) return id;
  await addCollidingRows(world, 'role_menu', () => ({ role_id: id, menu_id: 'roleList' }));
  await addCollidingRows(world, 'member', ({ mark }) => ({
    user_code: randomUUID(),
    login_account: `${mark}.${id}`,
    email: `${id}@${mark}.example`,
    display_name: mark,
    role_id: id,
    activation: ACTIVATION.activated,
  }));
  return id;
}

/** Held by nobody, and with exactly these entries. */
const holding =
  (form: Form, ...entries: string[]): Form =>
  async (matrixCase) => ({
    ...(await form(matrixCase)),
    review: (data) => {
      const { memberCount, menuIds } = data as { memberCount: number; menuIds: string[] };
      const isRight = memberCount === 0 && menuIds.toSorted().join() === entries.toSorted().join();
      return isRight ? undefined : `held by ${memberCount}, with ${menuIds.join()}`;
    },
  });

const ROLE: Thing<'roleId'> = {
  ids: ['roleId'],
  make: async ({ world }, org) => ({ roleId: await addRole(world, org) }),
};
const ofRole = (more: () => Record<string, unknown> = () => ({})) =>
  ofOne(ROLE, ({ roleId }) => ({ roleId, ...more() }));

const callersOwn =
  (input: Record<string, unknown> = {}): Form =>
  ({ own: { roles }, caller }) => ({ input: { roleId: roles[caller.role], ...input } });
const theAdministrators: Form = ({ own: { roles } }) => ({ input: { roleId: roles.administrator } });

/** Free of marks, since the caller types it. */
const newName = (): Record<string, unknown> => ({ name: `Role ${randomUUID()}` });

/** Of a feature that only the other organizations have, and of none at all. */
const ENTRY = { menuIds: ['userManagement.enable'] };
const FOREIGN_ENTRY = { menuIds: ['canary.screen'] };
const NO_ENTRY = { menuIds: ['no such entry'] };

const noForeignEntry = (data: unknown): string | undefined =>
  JSON.stringify(data).includes('canary.screen') ? 'an entry of a feature of others is shown' : undefined;

const renaming = ofRole(newName);
const allotting = ofRole(() => ENTRY);
const deleting = ofOne(ROLE, ({ roleId }) => ({ ids: [roleId] }), {
  own: itemIs('ok'),
  others: itemIs('notFound'),
});

export const roleForms: Forms = {
  'user/role/list': { own: () => ({ input: {} }) },
  'user/role/listByPage': {
    own: () => ({ input: { pageSize: 100 } }),
    foreign: ({ foreign: { mark } }) => ({ input: { keyword: mark }, review: nothingFound }),
    missing: () => ({ input: { keyword: randomUUID() }, review: nothingFound }),
    collidingName: collidingName(({ world, own }) => addRole(world, own)),
  },
  'user/role/save_or_update': {
    ...renaming,
    own: holding(renaming.own, GIVEN),
    fresh: () => ({ input: newName() }),
    taken: async ({ world, own: org }) => ({
      input: { name: `${org.mark} ${await addRole(world, org)}` },
    }),
    self: callersOwn({ name: 'Role' }),
  },
  'user/role/setDefault': { ...ofRole(), protected: theAdministrators },
  'user/role/delByIds': {
    own: deleting.own,
    held: async ({ world, own: org }) => {
      const roleId = await addRole(world, org);
      await addPerson(world, org, 'member', { role_id: roleId });
      return { input: { ids: [roleId] }, review: itemIs('roleInUse') };
    },
    left: async ({ world, own: org }) => {
      const roleId = await addRole(world, org);
      await addPerson(world, org, 'member', { role_id: roleId, deleted_at: new Date(), activation: 2 });
      return { input: { ids: [roleId] }, review: itemIs('ok') };
    },
    protected: ({ own: { roles } }) => ({
      input: { ids: [roles.administrator] },
      review: itemIs('roleProtected'),
    }),
    foreign: deleting.foreign,
    unknown: deleting.missing,
  },
  'user/role/allotRolePermission': {
    ...allotting,
    own: holding(allotting.own, ...ENTRY.menuIds, 'userManagement', 'accountManagement'),
    nothing: holding(ofRole(() => ({ menuIds: [] })).own),
    self: callersOwn(ENTRY),
    foreignEntry: ofRole(() => FOREIGN_ENTRY).own,
    unknownEntry: ofRole(() => NO_ENTRY).own,
  },
  'permission/listAllMenu': { own: () => ({ input: {}, review: noForeignEntry }) },
  'permission/listMenuByRole': ofRole(),
};
