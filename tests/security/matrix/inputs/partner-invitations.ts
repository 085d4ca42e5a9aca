import { randomUUID } from 'node:crypto';
import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import { INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { addInvitation } from '../../world/partners.ts';
import { addPerson, addSession, minutesFromNow, tokenOf } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { addActing, type Organization } from '../../world/world.ts';
import { hasLiveSession } from '../callers.ts';
import { verificationOf, type Form, type Forms, type MatrixCase, type Sending } from '../matrix-case.ts';

const EXPIRED = { expires_at: minutesFromNow(-1) };
const CANCELED = { status: INVITATION_STATUS.canceled, canceled_at: new Date() };
const ANSWERED = { status: INVITATION_STATUS.invited, answered_at: new Date() };

/** In a new clinic, because one invites few addresses in a day. */
async function inNewClinic(
  matrixCase: MatrixCase,
): Promise<{ own: Organization; more: Pick<Sending, 'as'> }> {
  const { world, own, caller } = matrixCase;
  const mayAct =
    caller.role === 'administrator' &&
    hasLiveSession(caller) &&
    caller.state !== 'incomplete' &&
    caller.type === 2;
  if (!mayAct) return { own, more: {} };
  const org = await addActing(world, own);
  const me = await addPerson(world, org, 'administrator');
  const accessToken = tokenOf(world, await addSession(world, me, verificationOf(caller)));
  return { own: org, more: { as: { accessToken, own: org } } };
}

/** What comes of inviting an address, made for the clinic that invites it. */
const inviting =
  (outcome: string, addressFor: (matrixCase: MatrixCase, own: Organization) => Promise<string>): Form =>
  async (matrixCase) => {
    const { own, more } = await inNewClinic(matrixCase);
    return {
      input: { email: await addressFor(matrixCase, own) },
      review: (data) => {
        const read = (data as { outcome: string }).outcome;
        return read === outcome ? undefined : `it was ${read}`;
      },
      ...more,
    };
  };

/** A step on an invitation of the clinic, as it is after `more`. */
const stepping =
  (more: Row = {}, version = 1): Form =>
  async (matrixCase) => {
    const clinic = await inNewClinic(matrixCase);
    const { invitationId } = await addInvitation(matrixCase.world, clinic.own, more);
    return { input: { invitationId, version }, ...clinic.more };
  };
const ofOthers: Record<'foreign' | 'missing', Form> = {
  foreign: async (matrixCase) => {
    const { more } = await inNewClinic(matrixCase);
    const { invitationId } = await addInvitation(matrixCase.world, matrixCase.foreign);
    return { input: { invitationId, version: 1 }, ...more };
  },
  missing: async (matrixCase) => {
    const { more } = await inNewClinic(matrixCase);
    return { input: { invitationId: randomUUID(), version: 1 }, ...more };
  },
};

const listing =
  (times: number, idOf: (matrixCase: MatrixCase) => Promise<string>): Form =>
  async (matrixCase) => {
    const id = await idOf(matrixCase);
    return {
      input: { pageSize: 100 },
      review: (data) => {
        const { list } = data as { list: PartnerInvitation[] };
        const found = list.filter(({ invitationId }) => invitationId === id).length;
        return found === times ? undefined : `it was listed ${found} times`;
      },
    };
  };

/** A link of the own organization. */
const linkOf =
  (more: Row = {}): Form =>
  async ({ world, own }) => {
    const { token } = await addInvitation(world, own, more);
    return { input: { token }, bearsSign: true };
  };
const noLink: Form = () => ({ input: { token: randomUUID() }, bearsSign: true });

export const invitationForms: Forms = {
  'user/partner/invite': {
    own: inviting('invited', async (_, own) => `${randomUUID()}@${own.mark}.example`),
    invited: inviting('alreadyInvited', async ({ world }, own) => (await addInvitation(world, own)).email),
    ofClinic: inviting('notALab', async ({ world }, own) => (await addPerson(world, own)).email),
    // That another clinic has invited the address is none of this one's business.
    invitedByOther: inviting('invited', async ({ world, foreign }, own) => {
      const email = `${randomUUID()}@${own.mark}.example`;
      await addInvitation(world, foreign, { email });
      return email;
    }),
  },
  'user/partner/listInvitations': {
    own: listing(1, async ({ world, own }) => (await addInvitation(world, own)).invitationId),
    foreign: listing(0, async ({ world, foreign }) => (await addInvitation(world, foreign)).invitationId),
    missing: listing(0, async () => randomUUID()),
  },
  'user/partner/resendInvitation': {
    own: stepping(),
    expired: stepping(EXPIRED),
    canceled: stepping(CANCELED),
    older: stepping({}, 7),
    ...ofOthers,
  },
  'user/partner/cancelInvitation': {
    own: stepping(),
    expired: stepping(EXPIRED),
    canceled: stepping(CANCELED),
    older: stepping({}, 7),
    ...ofOthers,
  },
  'user/partner/openInvitation': {
    own: linkOf(),
    canceled: linkOf(CANCELED),
    answered: linkOf(ANSWERED),
    expired: linkOf(EXPIRED),
    replaced: linkOf({ sendings: 2 }),
    missing: noLink,
  },
  'user/partner/stopInvitations': { own: linkOf(), canceled: linkOf(CANCELED), missing: noLink },
};
