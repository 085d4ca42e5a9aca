import { randomUUID } from 'node:crypto';
import { addOrder } from '../world/orders.ts';
import { addPerson } from '../world/people.ts';
import { addActing, place, type Organization, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';

interface Sent {
  entryId: string;
  home: string;
}

/** An order that has just come to a lab, and the entry of its history that says so. */
async function sentTo(world: World, lab: Organization): Promise<Sent> {
  const { userCode } = await addPerson(world, lab);
  const { orderId, home } = await addOrder(world, lab, { of: userCode });
  const { rows } = await world.bench.owner.query<{ id: string }>(
    `update order_history set detail = detail || '{"isNewToLab": true}' where order_id = $1 returning id`,
    [orderId],
  );
  return { entryId: rows[0]?.id ?? '', home };
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
  const own = await addActing(world, world.own[3]);
  const form = async ({ entryId, home }: Sent, wanted: number): Promise<JobForm> => ({
    orgId: own.orgId,
    input: { entryId },
    review: received(world, own, home, wanted),
  });
  return [await form(await sentTo(world, own), 1), await form(await sentTo(world, world.foreign[3]), 0)];
};

/** Wrong numbers of one's own are mended by one's own history. */
export const recountForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  const { home } = await sentTo(world, own);
  const day = new Date().toISOString().slice(0, 10);
  // Those of the colliding tenants are right as they are: read in their place, nothing would be mended.
  await place(world, own, 'counter_day', { partner: home, day, received: 7 }, { distort: { received: 1 } });
  const never = randomUUID();
  await place(world, own, 'counter_day', { partner: never, day, received: 7 });
  return [
    { orgId: own.orgId, input: {}, review: received(world, own, home, 1) },
    { orgId: own.orgId, input: {}, review: received(world, own, never, 0) },
  ];
};
