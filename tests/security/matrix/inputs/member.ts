import { randomBytes, randomUUID } from 'node:crypto';
import { ACTIVATION, DEFAULT_ROLES } from '@archway/rules/organization-types';
import { verificationOf, type MatrixCase, type Form, type Forms } from '../matrix-case.ts';
import { ofOne } from '../of-one.ts';
import { addPasskey } from '../../world/credentials.ts';
import { addLink, addPerson, addSession, LINK_MINUTES, minutesFromNow, tokenOf } from '../../world/people.ts';
import { addActing, addCollidingRows, type Organization } from '../../world/world.ts';
import { plainMember, signed } from './account.ts';
import { joinRequestForms } from './join-requests.ts';
import { itemIs, nothingFound } from './reviews.ts';

/** A call about a member in this state, and what else it sends. */
const ofUser = (
  activation: number = ACTIVATION.activated,
  more: (matrixCase: MatrixCase) => Record<string, unknown> = () => ({}),
) =>
  ofOne(
    {
      ids: ['userCode'],
      make: ({ world }, org) => addPerson(world, org, 'member', { activation }),
    },
    ({ userCode }, matrixCase) => ({ userCode, ...more(matrixCase) }),
  );
/** An administrator, whose role reaches further than that of any other. */
const beyond =
  (activation: number = ACTIVATION.activated): Form =>
  async ({ world, own: org }) => ({
    input: { userCode: (await addPerson(world, org, 'administrator', { activation })).userCode },
  });
/** Somebody who was deleted, and whose row is still there. */
const deleted: Form = async ({ world, own: org }) => ({
  input: {
    userCode: (
      await addPerson(world, org, 'member', { activation: ACTIVATION.disabled, deleted_at: new Date() })
    ).userCode,
  },
});

/** The only administrator of an organization; other roles are administrators' among the colliding tenants. */
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

/** By a colleague, to a role that allows nothing; in the colliding tenants the role of that id allows everything. */
const invited: Form = async ({ world, own: org }) => {
  const { userCode: invitedBy } = await addPerson(world, org);
  const person = await addPerson(world, org, 'member', { activation: ACTIVATION.notActivated });
  const sign = await addLink(world, person, 'invitation', { detail: { invitedBy } });
  return {
    input: { sign },
    bearsSign: true,
    review: (data) => {
      const {
        invitedBy: by,
        role,
        expiresAt,
      } = data as { invitedBy: string; role: { permissions: string[] }; expiresAt: string };
      // The colliding tenants’ link of the same sign lasts longer.
      if (Date.parse(expiresAt) > minutesFromNow(LINK_MINUTES + 1).getTime()) return `until ${expiresAt}`;
      const isRight = by === `${org.mark} name` && role.permissions.length === 0;
      return isRight ? undefined : `invited by ${by}, to do ${role.permissions.join()}`;
    },
  };
};

const ASKER = { displayName: 'Plain Name', email: 'plain.asker@plain.example' };
const asking =
  (activation: number): Form =>
  async (matrixCase) => ({
    input: { ...ASKER, colleague: (await plainMember(matrixCase, activation)).email },
  });

/** Free of marks, since the caller types it. */
const newAddress = (): string => `${randomUUID()}@plain.example`;

/** The colliding tenants have sent as many invitations as one may. */
async function spendCollidingTenants({ world, me }: MatrixCase): Promise<void> {
  for (let i = 0; i < 20; i += 1)
    await addCollidingRows(world, 'one_time_link', () => ({
      hash: randomBytes(32),
      kind: 'invitation',
      user_code: me.userCode,
      expires_at: minutesFromNow(20),
    }));
}

/**
 * So many callers invite here that the day's invitations would be used up before the last one. Rows are locked in one
 * order: several callers are prepared at once, and two that lock them as they come wait for each other.
 */
async function ageInvitations({ world, own: { orgId } }: MatrixCase): Promise<void> {
  await world.bench.owner.query(
    `with held as (
       select hash from one_time_link where org_id = $1 and kind = 'invitation' order by hash for update
     )
     update one_time_link set created_at = created_at - interval '2 days'
     from held where org_id = $1 and one_time_link.hash = held.hash`,
    [orgId],
  );
}

const invitation: Form = async (matrixCase) => {
  await ageInvitations(matrixCase);
  await spendCollidingTenants(matrixCase);
  return { input: { email: newAddress(), roleId: matrixCase.own.roles.member } };
};

const invitedAgain: Form = async (matrixCase) => {
  await ageInvitations(matrixCase);
  await spendCollidingTenants(matrixCase);
  return ofUser(ACTIVATION.notActivated).own(matrixCase);
};

/** Everybody of the default role, which organizations of one type share by its code. */
const byRole =
  (more: (matrixCase: MatrixCase) => Record<string, unknown>): Form =>
  async (matrixCase) => {
    const { type, roles } = matrixCase.own;
    await addPerson(matrixCase.world, matrixCase.own);
    const roleCode = DEFAULT_ROLES[type].find(({ isDefault }) => isDefault)?.code ?? '';
    return {
      input: { roleCode, pageSize: 100, ...more(matrixCase) },
      review: (data) => {
        const { list } = data as { list: { role: { roleId: string } }[] };
        if (list.length === 0) return 'nobody was found';
        return list.every(({ role }) => role.roleId === roles.member) ? undefined : 'others were found';
      },
    };
  };

const takenAddress: Form = async (matrixCase) => {
  const { world, foreign: stranger, own } = matrixCase;
  await ageInvitations(matrixCase);
  const email = newAddress();
  await addPerson(world, stranger, 'member', { email });
  return { input: { email, roleId: own.roles.member } };
};

const renamed = () => ({ displayName: 'Renamed' });
const renaming = ofUser(ACTIVATION.activated, renamed);

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
  'user/getUserDetail': { ...ofUser(), deleted },
  'user/enable': {
    ...ofUser(ACTIVATION.disabled),
    beyond: beyond(ACTIVATION.disabled),
    enabled: ofUser().own,
    deleted,
  },
  'user/disable': {
    ...ofUser(),
    beyond: beyond(),
    self: ({ me }) => ({ input: { userCode: me.userCode } }),
    last: lastAdministrator((userCode) => ({ userCode })),
  },
  'user/save_or_update': {
    ...renaming,
    beyond: async (matrixCase) => ({ input: { ...(await beyond()(matrixCase)).input, ...renamed() } }),
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
    deleted: async (matrixCase) => ({ input: { ...(await deleted(matrixCase)).input, ...renamed() } }),
    foreignRole: ofUser(ACTIVATION.activated, ({ foreign: { roles } }) => ({ roleId: roles.member })).own,
  },
  'user/resendInvitation': {
    ...ofUser(ACTIVATION.notActivated),
    own: invitedAgain,
    beyond: beyond(),
    active: ofUser().own,
    disabled: ofUser(ACTIVATION.disabled).own,
    deleted,
  },
  'user/delByIds': {
    own: async ({ world, own: org }) => {
      const person = await addPerson(world, org);
      await addPasskey(world, person);
      return { input: { ids: [person.userCode] }, review: itemIs('ok') };
    },
    beyond: async ({ world, own: org, caller }) => ({
      input: { ids: [(await addPerson(world, org, 'administrator')).userCode] },
      review: itemIs(caller.state === 'lesser' ? 'exceedsOwnPermissions' : 'ok'),
    }),
    self: ({ me }) => ({ input: { ids: [me.userCode] }, review: itemIs('cannotTargetSelf') }),
    last: async (matrixCase) => ({
      ...(await lastAdministrator((userCode) => ({ ids: [userCode] }))(matrixCase)),
      review: itemIs(matrixCase.caller.state === 'lesser' ? 'exceedsOwnPermissions' : 'lastAdministrator'),
    }),
    foreign: async ({ world, foreign: org }) => ({
      input: { ids: [(await addPerson(world, org)).userCode] },
      review: itemIs('notFound'),
    }),
    unknown: () => ({ input: { ids: [randomUUID()] }, review: itemIs('notFound') }),
  },
  'user/resetPass': {
    ...ofUser(),
    beyond: beyond(),
    self: ({ me }) => ({ input: { userCode: me.userCode } }),
    disabled: ofUser(ACTIVATION.disabled).own,
    deleted,
  },
  'user/queryInvitation': { ...invitationForms({}), own: invited },
  'user/join': {
    ...invitationForms(JOINING),
    disagreeing: signed('invitation', {
      activation: ACTIVATION.notActivated,
      input: { ...JOINING, agreementType: 'privacy,terms' },
    }),
  },
  ...joinRequestForms(async (matrixCase) => {
    await ageInvitations(matrixCase);
    await spendCollidingTenants(matrixCase);
  }),
  'user/askToJoin': {
    own: asking(ACTIVATION.activated),
    disabled: asking(ACTIVATION.disabled),
    missing: () => ({ input: { ...ASKER, colleague: newAddress() } }),
  },
};
