import { randomUUID } from 'node:crypto';
import { addActing, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';
import { ordersOf, type Ordered } from './order-jobs.ts';

const AGREED_ON = '2040-01-15';
const agreed = ({ bench }: World, { orderId }: Ordered) =>
  bench.owner.query('update order_record set estimated_on = $2 where id = $1', [orderId, AGREED_ON]);

/** The agreed day of the own order is watched, once; that of another is not. */
export const dateWatchForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const form = async (order: Ordered, wanted: number): Promise<JobForm> => {
    await agreed(world, order);
    const { orderId } = order;
    return {
      orgId: own.orgId,
      input: { orderId, side: 'clinic' },
      review: async () => {
        const { rowCount } = await world.bench.owner.query(
          `select from graphile_worker._private_jobs
           where payload ->> 'orgId' = $1 and payload -> 'input' ->> 'orderId' = $2`,
          [own.orgId, orderId],
        );
        return rowCount === wanted ? undefined : `${rowCount} jobs instead of ${wanted}`;
      },
    };
  };
  return [
    await form(await ordersOf(world, own, 'accepted'), 1),
    await form(await ordersOf(world, world.foreign[2], 'accepted'), 0),
  ];
};

/** Whose order is late are told, and nobody of another clinic. */
export const lateForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const form = async (order: Ordered, wanted: string): Promise<JobForm> => {
    await agreed(world, order);
    const { orderId } = order;
    return {
      orgId: own.orgId,
      input: { orderId, day: AGREED_ON, side: 'clinic' },
      review: async () => {
        const { rows } = await world.bench.owner.query<{ user_code: string }>(
          `select user_code from letter where event = 'orderLate' and path like '%' || $1`,
          [orderId],
        );
        const told = rows.map((row) => row.user_code).join();
        return told === wanted ? undefined : `told were ${told}`;
      },
    };
  };
  const mine = await ordersOf(world, own, 'accepted');
  return [await form(mine, mine.of), await form(await ordersOf(world, world.foreign[2], 'accepted'), '')];
};

/** What was given to a member who may not work on orders is nobody's, in the own lab alone. */
export const leftForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  const form = async (order: Ordered, wanted: boolean): Promise<JobForm> => {
    const userCode = randomUUID();
    const { owner } = world.bench;
    await owner.query('update lab_order set assigned_to = $2 where id = $1', [order.orderId, userCode]);
    return {
      orgId: own.orgId,
      input: { userCode },
      review: async () => {
        const { rows } = await owner.query<{ assigned_to: string | null }>(
          'select assigned_to from lab_order where org_id = $1 and id = $2',
          [order.home, order.orderId],
        );
        const isLeft = rows[0]?.assigned_to === null;
        return isLeft === wanted ? undefined : `it is given to ${rows[0]?.assigned_to}`;
      },
    };
  };
  return [
    await form(await ordersOf(world, own, 'accepted'), true),
    await form(await ordersOf(world, world.foreign[3], 'accepted'), false),
  ];
};
