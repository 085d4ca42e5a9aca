import { randomUUID } from 'node:crypto';
import { addCase } from '../world/cases.ts';
import { addOrder } from '../world/orders.ts';
import { partnershipRow } from '../world/partners.ts';
import { addPerson } from '../world/people.ts';
import { insert } from '../world/rows.ts';
import { addActing, type Organization, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';

async function acceptedOrder(world: World, org: Organization): Promise<{ orderId: string; caseId: string }> {
  const { userCode } = await addPerson(world, org);
  const caseId = await addCase(world, org, userCode, { state: 'scanCompleted' });
  const { orderId } = await addOrder(world, org, { status: 'accepted', caseId, of: userCode });
  return { orderId, caseId };
}

const stateOf = async (world: World, { orgId }: Organization, caseId: string): Promise<string | undefined> =>
  (
    await world.bench.owner.query<{ state: string }>(
      'select state from patient_case where org_id = $1 and id = $2',
      [orgId, caseId],
    )
  ).rows[0]?.state;

/** The case follows its own order, and none of another clinic. */
export const followForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const mine = await acceptedOrder(world, own);
  const theirs = await acceptedOrder(world, world.foreign[2]);
  return [
    {
      orgId: own.orgId,
      input: mine,
      review: async () => {
        const state = await stateOf(world, own, mine.caseId);
        return state === 'ordered' ? undefined : `the case is ${state}`;
      },
    },
    {
      orgId: own.orgId,
      input: theirs,
      review: async () => {
        const state = await stateOf(world, world.foreign[2], theirs.caseId);
        return state === 'scanCompleted' ? undefined : `the case of another is ${state}`;
      },
    },
  ];
};

/** Only an order of a clinic for which the lab has chosen so is accepted, and none of another lab. */
export const autoAcceptForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  const of = (await addPerson(world, own, 'administrator', { email_verified: true })).userCode;
  const { owner } = world.bench;
  const pending = async (org: Organization, chosen: boolean) => {
    const { orderId, home } = await addOrder(world, org, { of });
    const row = partnershipRow({ mark: org.mark, home, counterpart: org.orgId });
    await insert(owner, 'partnership', [{ ...row, auto_accept: chosen }]);
    return { orderId, home };
  };
  const form = ({ orderId, home }: { orderId: string; home: string }, wanted: string): JobForm => ({
    orgId: own.orgId,
    input: { orderId, occasion: randomUUID() },
    review: async () => {
      const { rows } = await owner.query<{ status: string }>(
        'select status from order_record where org_id = $1 and id = $2',
        [home, orderId],
      );
      return rows[0]?.status === wanted ? undefined : `it is ${rows[0]?.status}`;
    },
  });
  return [
    form(await pending(own, true), 'accepted'),
    form(await pending(own, false), 'pending'),
    form(await pending(world.foreign[3], true), 'pending'),
  ];
};

/** Copies are made of the own files; a file that is gone, and an order of another, have none. */
export const handOutForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const keyless = async (org: Organization) => {
    const { orderId, caseId } = await acceptedOrder(world, org);
    await world.bench.owner.query('update order_grant set content_key = null where order_id = $1', [orderId]);
    return { orderId, caseId, lab: world.own[3].orgId };
  };
  const forms = [await keyless(own), await keyless(world.foreign[2])];
  return forms.map((input) => ({
    orgId: own.orgId,
    input,
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from order_grant where order_id = $1 and content_key is not null',
        [input.orderId],
      );
      return rowCount === 0 ? undefined : 'something was handed out';
    },
  }));
};

/** Of a lab those are told who may accept, and nobody of another. */
export const orderLetterForms = async (world: World): Promise<JobForm[]> => {
  const org = await addActing(world, world.own[3]);
  const { userCode } = await addPerson(world, org, 'administrator');
  await addPerson(world, org, 'member');
  await addPerson(world, world.foreign[3], 'administrator');
  const { orderId } = await addOrder(world, org, { of: userCode });
  const occasion = randomUUID();
  return [
    {
      orgId: org.orgId,
      input: {
        orderId,
        what: 'send',
        occasion,
        code: `${org.mark} order`,
        organization: `${org.mark} clinic`,
        by: null,
        asker: null,
      },
      review: async () => {
        const { rows } = await world.bench.owner.query<{ user_code: string }>(
          'select user_code from letter where occasion = $1',
          [occasion],
        );
        const told = rows.map((row) => row.user_code).join();
        return told === userCode ? undefined : `told were ${told}`;
      },
    },
  ];
};
