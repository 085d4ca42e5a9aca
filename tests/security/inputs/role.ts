import { randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { Cell, Form, Forms } from '../cell.ts';
import { addPerson } from '../people.ts';
import { haunt, place, type Organization, type World } from '../world.ts';
import { itemIs, nothingFound } from './reviews.ts';

/** What a new role was given. */
const GIVEN = 'ownSpace';

/** A role nobody holds. Its twins are administrators', hold more of the menu, and are held by somebody. */
async function addRole(world: World, org: Organization): Promise<string> {
  const id = randomUUID();
  const row = { id, code: id, name: `${org.mark} ${id}`, protected: false };
  await place(world, org, 'role', row, { distort: { protected: true } });
  await place(world, org, 'role_menu', { role_id: id, menu_id: GIVEN });
  if (!world.acting.includes(org)) return id;
  await haunt(world, 'role_menu', () => ({ role_id: id, menu_id: 'roleList' }));
  await haunt(world, 'member', ({ mark }) => ({
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
  async (cell) => ({
    ...(await form(cell)),
    review: (data) => {
      const { memberCount, menuIds } = data as { memberCount: number; menuIds: string[] };
      const isRight = memberCount === 0 && menuIds.toSorted().join() === entries.toSorted().join();
      return isRight ? undefined : `held by ${memberCount}, with ${menuIds.join()}`;
    },
  });

const own = (cell: Cell): Organization => cell.own;
const foreign = (cell: Cell): Organization => cell.foreign;
type Which = (cell: Cell) => Organization;

const roleOf =
  (which: Which, input: Record<string, unknown> = {}): Form =>
  async (cell) => ({ input: { roleId: await addRole(cell.world, which(cell)), ...input } });
const nobodys =
  (input: Record<string, unknown> = {}): Form =>
  () => ({ input: { roleId: randomUUID(), ...input } });
const callersOwn =
  (input: Record<string, unknown> = {}): Form =>
  ({ own: { roles }, caller }) => ({ input: { roleId: roles[caller.role], ...input } });
const theAdministrators: Form = ({ own: { roles } }) => ({ input: { roleId: roles.administrator } });

/** Free of marks, since the caller types it. */
const newName = (): Record<string, unknown> => ({ name: `Role ${randomUUID()}` });

const asItem =
  (which: Which, code: Parameters<typeof itemIs>[0]): Form =>
  async (cell) => ({ input: { ids: [await addRole(cell.world, which(cell))] }, review: itemIs(code) });

/** Of a feature that only the other organizations have, and of none at all. */
const ENTRY = { menuIds: ['userManagement.enable'] };
const FOREIGN_ENTRY = { menuIds: ['canary.screen'] };
const NO_ENTRY = { menuIds: ['no such entry'] };

const noForeignEntry = (data: unknown): string | undefined =>
  JSON.stringify(data).includes('canary.screen') ? 'an entry of a feature of others is shown' : undefined;

export const roleForms: Forms = {
  'user/role/list': { own: () => ({ input: {} }) },
  'user/role/listByPage': {
    own: () => ({ input: { pageSize: 100 } }),
    foreign: ({ foreign: { mark } }) => ({ input: { keyword: mark }, review: nothingFound }),
    missing: () => ({ input: { keyword: randomUUID() }, review: nothingFound }),
  },
  'user/role/save_or_update': {
    own: holding((cell) => roleOf(own, newName())(cell), GIVEN),
    fresh: () => ({ input: newName() }),
    taken: async ({ world, own: org }) => ({
      input: { name: `${org.mark} ${await addRole(world, org)}` },
    }),
    self: callersOwn({ name: 'Role' }),
    foreign: (cell) => roleOf(foreign, newName())(cell),
    missing: (cell) => nobodys(newName())(cell),
  },
  'user/role/setDefault': {
    own: roleOf(own),
    protected: theAdministrators,
    foreign: roleOf(foreign),
    missing: nobodys(),
  },
  'user/role/delByIds': {
    own: asItem(own, 'ok'),
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
    foreign: asItem(foreign, 'notFound'),
    unknown: () => ({ input: { ids: [randomUUID()] }, review: itemIs('notFound') }),
  },
  'user/role/allotRolePermission': {
    own: holding(roleOf(own, ENTRY), ...ENTRY.menuIds, 'userManagement', 'accountManagement'),
    nothing: holding(roleOf(own, { menuIds: [] })),
    self: callersOwn(ENTRY),
    foreignEntry: roleOf(own, FOREIGN_ENTRY),
    unknownEntry: roleOf(own, NO_ENTRY),
    foreign: roleOf(foreign, ENTRY),
    missing: nobodys(ENTRY),
  },
  'permission/listAllMenu': { own: () => ({ input: {}, review: noForeignEntry }) },
  'permission/listMenuByRole': { own: roleOf(own), foreign: roleOf(foreign), missing: nobodys() },
};
