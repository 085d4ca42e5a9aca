import { randomBytes, randomUUID } from 'node:crypto';
import { INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { addInvitation, addPartner } from '../world/partners.ts';
import { addPerson, minutesFromNow } from '../world/people.ts';
import { addActing, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';

const HASH_BYTES = 32;

const statusesOf = async ({ bench: { owner } }: World, id: string): Promise<string> => {
  const { rows } = await owner.query<{ org_id: string; status: number }>(
    'select org_id, status from partner_invitation where id = $1 and status <> 0',
    [id],
  );
  return rows.map(({ org_id, status }) => `${org_id} ${status}`).join();
};

/** Forms of `partner.expireInvitation`: the own one that is over ends, twins of its id and those of others stay. */
export const expiryForms = async (world: World): Promise<JobForm[]> => {
  const over = { expires_at: minutesFromNow(-1) };
  const { orgId } = world.own[2];
  const own = await addInvitation(world, world.own[2], over);
  const foreign = await addInvitation(world, world.foreign[2], over);
  const review = (id: string, wanted: string) => async () => {
    const ended = await statusesOf(world, id);
    return ended === wanted ? undefined : `ended were ${ended}`;
  };
  return [
    {
      orgId,
      input: { invitationId: own.invitationId, sending: 1 },
      review: review(own.invitationId, `${orgId} ${INVITATION_STATUS.expired}`),
    },
    {
      orgId,
      input: { invitationId: foreign.invitationId, sending: 1 },
      review: review(foreign.invitationId, ''),
    },
  ];
};

/** Forms of `partner.remindInvited`: the own address gets one mail, that of another clinic none. */
export const reminderForms = async (world: World): Promise<JobForm[]> => {
  const { orgId } = world.own[2];
  const own = await addInvitation(world, world.own[2]);
  const foreign = await addInvitation(world, world.foreign[2]);
  const review = (email: string, times: number) => async () => {
    const { rowCount } = await world.bench.owner.query(
      `select from mail where recipient = $1 and template = 'partnerInvitationReminder'`,
      [email],
    );
    return rowCount === times ? undefined : `${rowCount} reminders were queued`;
  };
  return [
    { orgId, input: { invitationId: own.invitationId, sending: 1 }, review: review(own.email, 1) },
    { orgId, input: { invitationId: foreign.invitationId, sending: 1 }, review: review(foreign.email, 0) },
  ];
};

/** Forms of `partner.answerInvitations`: of a lab, whose event names the clinics that invited it and no others. */
export const answersForms = async (world: World): Promise<JobForm[]> => {
  const org = await addActing(world, world.own[3]);
  const { userCode, email } = await addPerson(world, org, 'administrator');
  const clinic = await addPartner(world, org);
  const { invitationId } = await addInvitation(world, clinic, { email });
  await addInvitation(world, clinic);
  // What it was registered with is nobody's by now, and is used up by this.
  const { owner } = world.bench;
  await owner.query('update organization set invited_with = $2 where org_id = $1', [
    org.orgId,
    randomBytes(HASH_BYTES),
  ]);
  return [
    {
      orgId: org.orgId,
      input: { userCode },
      review: async () => {
        const { rows } = await world.bench.owner.query<{ ids: string }>(
          `select (select string_agg(one ->> 'invitationId', ',') from jsonb_array_elements(payload -> 'answers') one) as ids
           from outbox where org_id = $1 and name = 'partner.invitationsAnswered'`,
          [org.orgId],
        );
        const ids = rows.map((row) => row.ids).join();
        const ended = await owner.query<{ end: string | null }>(
          'select invitation_end as end from organization where org_id = $1',
          [org.orgId],
        );
        const end = ended.rows[0]?.end;
        return ids === invitationId && end === 'over' ? undefined : `answered were ${ids}, the end is ${end}`;
      },
    },
  ];
};

/** Forms of `partner.answerInvitation`: the own one is answered by the lab it names, that of another clinic is not. */
export const answerForms = async (world: World): Promise<JobForm[]> => {
  const org = await addActing(world, world.own[2]);
  const lab = await addPartner(world, org);
  const own = await addInvitation(world, org);
  const foreign = await addInvitation(world, world.foreign[2]);
  const card = { name: lab.name, city: '', country: '', certifiedAs: '', certifiedColor: '' };
  const form = (invitationId: string, wanted: string, partners: number): JobForm => ({
    orgId: org.orgId,
    input: { invitationId, lab: lab.orgId, card },
    review: async () => {
      const answered = await statusesOf(world, invitationId);
      const { rowCount } = await world.bench.owner.query(
        'select from partnership where org_id = $1 and counterpart = $2',
        [org.orgId, lab.orgId],
      );
      return answered === wanted && rowCount === partners
        ? undefined
        : `answered were ${answered}, with ${rowCount} partnerships`;
    },
  });
  return [
    form(foreign.invitationId, '', 0),
    form(randomUUID(), '', 0),
    form(own.invitationId, `${org.orgId} ${INVITATION_STATUS.invited}`, 1),
  ];
};
