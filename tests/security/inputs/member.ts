import { randomBytes, randomUUID } from 'node:crypto';
import { ACTIVATION, DEFAULT_ROLES } from '@archway/rules/organization-types';
import { verificationOf, type Cell, type Form, type Forms } from '../cell.ts';
import { addPasskey } from '../credentials.ts';
import { addLink, addPerson, addSession, minutesFromNow, tokenOf } from '../people.ts';
import { addActing, haunt, type Organization } from '../world.ts';
import { plainMember, signed } from './account.ts';
import { itemIs, nothingFound } from './reviews.ts';

const userOf =
  (which: (cell: Cell) => Organization, activation: number = ACTIVATION.activated): Form =>
  async (cell) => ({
    input: { userCode: (await addPerson(cell.world, which(cell), 'member', { activation })).userCode },
  });
const own = (cell: Cell): Organization => cell.own;
/** An administrator, whose role reaches further than that of any other. */
const beyond =
  (activation: number = ACTIVATION.activated): Form =>
  async ({ world, own: org }) => ({
    input: { userCode: (await addPerson(world, org, 'administrator', { activation })).userCode },
  });
const foreign = (cell: Cell): Organization => cell.foreign;
/** Somebody who was deleted, and whose row is still there. */
const deleted: Form = async ({ world, own: org }) => ({
  input: {
    userCode: (
      await addPerson(world, org, 'member', { activation: ACTIVATION.disabled, deleted_at: new Date() })
    ).userCode,
  },
});
const nobody: Form = () => ({ input: { userCode: randomUUID() } });

/** The only administrator of an organization; other roles are administrators' among the ghosts. */
const lastAdministrator =
  (inputFor: (userCode: string, org: Organization) => Record<string, unknown>): Form =>
  async ({ world, caller, own: like, me }) => {
    const isLesser = caller.state === 'lesser';
    if (
      (caller.role === 'member' && !isLesser) ||
      ['anonymous', 'ended', 'disabled', 'mustChange'].includes(caller.state)
    )
      return { input: inputFor(me.userCode, like) };
    const fresh = await addActing(world, like);
    const last = await addPerson(world, fresh, 'administrator');
    const other = await addPerson(world, fresh, 'member', isLesser ? { role_id: fresh.roles.lesser } : {});
    const session = await addSession(world, isLesser ? other : last, verificationOf(caller));
    const accessToken = tokenOf(world, session);
    return { input: inputFor(last.userCode, fresh), as: { accessToken, own: fresh } };
  };

const JOINING = {
  displayName: 'Plain Name',
  password: 'Another-Horse-8',
  agreementType: 'privacy,cookie,terms',
};

/** The link of an invitation, one that was used, one of another kind, and none at all. */
const invitationForms = (input: Record<string, unknown>): Forms[string] => ({
  own: signed('invitation', { activation: ACTIVATION.notActivated, input }),
  reset: signed('resetPassword', { input }),
  spent: signed('invitation', { activation: ACTIVATION.notActivated, spent: true, input }),
  missing: () => ({ input: { sign: randomBytes(16).toString('base64url'), ...input } }),
});

/** By a colleague, to a role that allows nothing; in the ghosts the role of that id allows everything. */
const invited: Form = async ({ world, own: org }) => {
  const { userCode: invitedBy } = await addPerson(world, org);
  const person = await addPerson(world, org, 'member', { activation: ACTIVATION.notActivated });
  const sign = await addLink(world, person, 'invitation', { detail: { invitedBy } });
  return {
    input: { sign },
    bearsSign: true,
    review: (data) => {
      const { invitedBy: by, role } = data as { invitedBy: string; role: { permissions: string[] } };
      const isRight = by === `${org.mark} name` && role.permissions.length === 0;
      return isRight ? undefined : `invited by ${by}, to do ${role.permissions.join()}`;
    },
  };
};

const ASKER = { displayName: 'Plain Name', email: 'plain.asker@plain.example' };
const asking =
  (activation: number): Form =>
  async (cell) => ({ input: { ...ASKER, colleague: (await plainMember(cell, activation)).email } });

/** Free of marks, since the caller types it. */
const newAddress = (): string => `${randomUUID()}@plain.example`;

/** The ghosts have sent as many invitations as one may. */
async function spendGhosts({ world, me }: Cell): Promise<void> {
  for (let i = 0; i < 20; i += 1)
    await haunt(world, 'one_time_link', () => ({
      hash: randomBytes(32),
      kind: 'invitation',
      user_code: me.userCode,
      expires_at: minutesFromNow(20),
    }));
}

const invitation: Form = async (cell) => {
  await spendGhosts(cell);
  return { input: { email: newAddress(), roleId: cell.own.roles.member } };
};

/** So many callers invite here that the day's invitations would be used up before the last one. */
async function ageInvitations({ world, own: { orgId } }: Cell): Promise<void> {
  await world.bench.owner.query(
    `update one_time_link set created_at = created_at - interval '2 days' where org_id = $1 and kind = 'invitation'`,
    [orgId],
  );
}

const invitedAgain: Form = async (cell) => {
  await ageInvitations(cell);
  await spendGhosts(cell);
  return userOf(own, ACTIVATION.notActivated)(cell);
};

/** Everybody of the default role, which organizations of one type share by its code. */
const byRole =
  (more: (cell: Cell) => Record<string, unknown>): Form =>
  async (cell) => {
    const { type, roles } = cell.own;
    await addPerson(cell.world, cell.own);
    const roleCode = DEFAULT_ROLES[type].find(({ isDefault }) => isDefault)?.code ?? '';
    return {
      input: { roleCode, pageSize: 100, ...more(cell) },
      review: (data) => {
        const { list } = data as { list: { role: { roleId: string } }[] };
        if (list.length === 0) return 'nobody was found';
        return list.every(({ role }) => role.roleId === roles.member) ? undefined : 'others were found';
      },
    };
  };

const takenAddress: Form = async ({ world, foreign: stranger, own: { roles } }) => {
  const email = newAddress();
  await addPerson(world, stranger, 'member', { email });
  return { input: { email, roleId: roles.member } };
};

const edited =
  (which: (cell: Cell) => Organization, input: (cell: Cell) => Record<string, unknown>): Form =>
  async (cell) => ({
    input: { userCode: (await addPerson(cell.world, which(cell))).userCode, ...input(cell) },
  });
const renamed = () => ({ displayName: 'Renamed' });

/** Somebody whose identity was verified under the old role, as were the twins. */
const promoted: Form = async ({ world, own: org }) => {
  const person = await addPerson(world, org);
  await addSession(world, person, { own_until: minutesFromNow(10) });
  return { input: { userCode: person.userCode, roleId: org.roles.administrator } };
};

export const memberForms: Forms = {
  'user/listByPage': {
    own: () => ({ input: { pageSize: 100 } }),
    byRole: byRole(() => ({})),
    foundByRole: byRole(({ own: { mark } }) => ({ keyword: mark })),
    foreign: ({ foreign: { mark } }) => ({ input: { keyword: mark }, review: nothingFound }),
    missing: () => ({ input: { keyword: randomUUID() }, review: nothingFound }),
  },
  'user/getUserDetail': { own: userOf(own), deleted, foreign: userOf(foreign), missing: nobody },
  'user/enable': {
    own: userOf(own, ACTIVATION.disabled),
    beyond: beyond(ACTIVATION.disabled),
    enabled: userOf(own),
    deleted,
    foreign: userOf(foreign, ACTIVATION.disabled),
    missing: nobody,
  },
  'user/disable': {
    own: userOf(own),
    beyond: beyond(),
    self: ({ me }) => ({ input: { userCode: me.userCode } }),
    last: lastAdministrator((userCode) => ({ userCode })),
    foreign: userOf(foreign),
    missing: nobody,
  },
  'user/save_or_update': {
    own: edited(own, renamed),
    beyond: async (cell) => ({ input: { ...(await beyond()(cell)).input, ...renamed() } }),
    promoted,
    invited: invitation,
    taken: takenAddress,
    self: ({ me, own: { roles }, caller }) => ({
      input: {
        userCode: me.userCode,
        roleId: roles[caller.role === 'administrator' ? 'member' : 'administrator'],
      },
    }),
    last: lastAdministrator((userCode, { roles }) => ({ userCode, roleId: roles.member })),
    deleted: async (cell) => ({ input: { ...(await deleted(cell)).input, ...renamed() } }),
    foreignRole: edited(own, ({ foreign: { roles } }) => ({ roleId: roles.member })),
    foreign: edited(foreign, renamed),
    missing: () => ({ input: { userCode: randomUUID(), ...renamed() } }),
  },
  'user/resendInvitation': {
    own: invitedAgain,
    beyond: beyond(),
    active: userOf(own),
    disabled: userOf(own, ACTIVATION.disabled),
    deleted,
    foreign: userOf(foreign, ACTIVATION.notActivated),
    missing: nobody,
  },
  'user/delByIds': {
    own: async ({ world, own: org }) => {
      const person = await addPerson(world, org);
      await addPasskey(world, person);
      return { input: { ids: [person.userCode] }, review: itemIs('ok') };
    },
    beyond: async ({ world, own: org, caller }) => ({
      input: { ids: [(await addPerson(world, org, 'administrator')).userCode] },
      review: itemIs(caller.state === 'lesser' ? 'beyondOwnRights' : 'ok'),
    }),
    self: ({ me }) => ({ input: { ids: [me.userCode] }, review: itemIs('oneself') }),
    last: async (cell) => ({
      ...(await lastAdministrator((userCode) => ({ ids: [userCode] }))(cell)),
      review: itemIs(cell.caller.state === 'lesser' ? 'beyondOwnRights' : 'lastAdministrator'),
    }),
    foreign: async ({ world, foreign: org }) => ({
      input: { ids: [(await addPerson(world, org)).userCode] },
      review: itemIs('notFound'),
    }),
    unknown: () => ({ input: { ids: [randomUUID()] }, review: itemIs('notFound') }),
  },
  'user/resetPass': {
    own: userOf(own),
    beyond: beyond(),
    self: ({ me }) => ({ input: { userCode: me.userCode } }),
    disabled: userOf(own, ACTIVATION.disabled),
    deleted,
    foreign: userOf(foreign),
    missing: nobody,
  },
  'user/queryInvitation': { ...invitationForms({}), own: invited },
  'user/join': {
    ...invitationForms(JOINING),
    disagreeing: signed('invitation', {
      activation: ACTIVATION.notActivated,
      input: { ...JOINING, agreementType: 'privacy,terms' },
    }),
  },
  'user/askToJoin': {
    own: asking(ACTIVATION.activated),
    disabled: asking(ACTIVATION.disabled),
    missing: () => ({ input: { ...ASKER, colleague: newAddress() } }),
  },
};
