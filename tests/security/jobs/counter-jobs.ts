import { randomUUID } from 'node:crypto';
import { addOrder } from '../world/orders.ts';
import { addPerson } from '../world/people.ts';
import { addActing, place, type Organization, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';

interface Sent {
  entryId: string;
  partner: string;
}

/** An order that has just gone from a clinic to a lab, of one of the two, and the entry of its history that says so. */
async function sentBetween(world: World, org: Organization): Promise<Sent> {
  const { userCode } = await addPerson(world, org);
  const { orderId, partner } = await addOrder(world, org, { of: userCode });
  const { rows } = await world.bench.owner.query<{ id: string }>(
    `update order_history set detail = detail || '{"isNewToLab": true}' where order_id = $1 returning id`,
    [orderId],
  );
  return { entryId: rows[0]?.id ?? '', partner };
}

const received =
  (world: World, { orgId }: Organization, partner: string, wanted: number) =>
  async (): Promise<string | undefined> => {
    const { rows } = await world.bench.owner.query<{ received: number }>(
      'select coalesce(sum(received), 0)::integer as received from counter_day where org_id = $1 and partner = $2',
      [orgId, partner],
    );
    return rows[0]?.received === wanted ? undefined : `${rows[0]?.received} were counted`;
  };

/** An entry of one's own counts; one of another lab does not. */
export const countForms = async (world: World): Promise<JobForm[]> => {
  const forms = async (own: Organization, foreign: Organization): Promise<JobForm[]> => {
    const form = ({ entryId, partner }: Sent, wanted: number): JobForm => ({
      orgId: own.orgId,
      input: { entryId },
      review: received(world, own, partner, wanted),
    });
    return [form(await sentBetween(world, own), 1), form(await sentBetween(world, foreign), 0)];
  };
  return [
    ...(await forms(await addActing(world, world.own[3]), world.foreign[3])),
    ...(await forms(await addActing(world, world.own[2]), world.foreign[2])),
  ];
};

/** Wrong numbers of one's own are mended by one's own history. */
export const recountForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  const { partner } = await sentBetween(world, own);
  const day = new Date().toISOString().slice(0, 10);
  // Those of the colliding tenants are right as they are: read in their place, nothing would be mended.
  await place(world, own, 'counter_day', { partner, day, received: 7 }, { distort: { received: 1 } });
  const never = randomUUID();
  await place(world, own, 'counter_day', { partner: never, day, received: 7 });
  return [
    { orgId: own.orgId, input: {}, review: received(world, own, partner, 1) },
    { orgId: own.orgId, input: {}, review: received(world, own, never, 0) },
  ];
};
