import { randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { Cell, Form, Forms } from '../cell.ts';
import { addPerson, addSession, tokenOf } from '../people.ts';
import { addActing, type Organization } from '../world.ts';

const userOf =
  (which: (cell: Cell) => Organization, activation: number = ACTIVATION.activated): Form =>
  async (cell) => ({
    input: { userCode: (await addPerson(cell.world, which(cell), 'member', { activation })).userCode },
  });
const own = (cell: Cell): Organization => cell.own;
const foreign = (cell: Cell): Organization => cell.foreign;
const nobody: Form = () => ({ input: { userCode: randomUUID() } });

const nothingFound = (data: unknown): string | undefined => {
  const { list, total } = data as { list: unknown[]; total: number };
  return list.length === 0 && total === 0 ? undefined : `${total} members were found`;
};

/** The only administrator of an organization; other roles are administrators' among the ghosts. */
const lastAdministrator: Form = async ({ world, caller, own: like, me }) => {
  if (caller.role === 'member' || ['anonymous', 'ended', 'disabled', 'mustChange'].includes(caller.state))
    return { input: { userCode: me.userCode } };
  const fresh = await addActing(world, like);
  const last = await addPerson(world, fresh, 'administrator');
  await addPerson(world, fresh);
  const accessToken = tokenOf(world, await addSession(world, last));
  return { input: { userCode: last.userCode }, as: { accessToken, own: fresh } };
};

export const memberForms: Forms = {
  'user/listByPage': {
    own: () => ({ input: { pageSize: 100 } }),
    foreign: ({ foreign: { mark } }) => ({ input: { keyword: mark }, review: nothingFound }),
    missing: () => ({ input: { keyword: randomUUID() }, review: nothingFound }),
  },
  'user/getUserDetail': { own: userOf(own), foreign: userOf(foreign), missing: nobody },
  'user/enable': {
    own: userOf(own, ACTIVATION.disabled),
    enabled: userOf(own),
    foreign: userOf(foreign, ACTIVATION.disabled),
    missing: nobody,
  },
  'user/disable': {
    own: userOf(own),
    self: ({ me }) => ({ input: { userCode: me.userCode } }),
    last: lastAdministrator,
    foreign: userOf(foreign),
    missing: nobody,
  },
};
