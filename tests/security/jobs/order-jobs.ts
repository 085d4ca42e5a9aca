import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { addCase } from '../world/cases.ts';
import { addOrder, type OrderGiven } from '../world/orders.ts';
import { partnershipRow } from '../world/partners.ts';
import { addFile, finished, store } from '../world/files.ts';
import { addPerson } from '../world/people.ts';
import { insert } from '../world/rows.ts';
import { addActing, place, type Organization, type World } from '../world/world.ts';
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
  const nothing = async (input: Awaited<ReturnType<typeof keyless>>): Promise<JobForm> => ({
    orgId: own.orgId,
    input,
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from order_grant where order_id = $1 and content_key is not null',
        [input.orderId],
      );
      return rowCount === 0 ? undefined : 'something was handed out';
    },
  });
  const lab = world.own[3].orgId;
  return [
    await nothing(await keyless(own)),
    await nothing(await keyless(world.foreign[2])),
    await handedOut(world, own, { lab }),
    await toldOnlyOf(world, own, { lab }),
  ];
};

const PLAIN_SCAN =
  'solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid x\n';

/** A scan that lies in the store: its copy is handed out, and nothing is said of orders of the same id. */
async function handedOut(world: World, own: Organization, { lab }: { lab: string }): Promise<JobForm> {
  const { orderId, caseId } = await acceptedOrder(world, own);
  const { userCode } = await addPerson(world, own);
  const key = `org/${own.orgId}/${randomUUID()}`;
  const bytes = Buffer.from(PLAIN_SCAN);
  await store.put(key, bytes, 'model/stl');
  const fileId = await addFile(world, own, userCode, {
    ...finished(own.mark),
    kind: 'scan',
    name: 'scan.stl',
    size: bytes.length,
    content_key: key,
    content_type: 'model/stl',
  });
  const { owner } = world.bench;
  await owner.query('update order_grant set content_key = null, file_id = $2 where order_id = $1', [
    orderId,
    fileId,
  ]);
  return {
    orgId: own.orgId,
    input: { orderId, caseId, lab },
    review: async () => {
      const { rows } = await owner.query<{ org_id: string }>(
        'select org_id from order_grant where order_id = $1 and content_key is not null',
        [orderId],
      );
      return rows.map(({ org_id }) => org_id).join() === own.orgId ? undefined : 'handed out elsewhere';
    },
  };
}

/** Nothing of this order waits for a copy, but in the colliding tenants: nobody is told of it. */
async function toldOnlyOf(world: World, own: Organization, { lab }: { lab: string }): Promise<JobForm> {
  const { orderId, caseId } = await acceptedOrder(world, own);
  const { owner } = world.bench;
  await owner.query('update order_grant set content_key = null where order_id = $1 and org_id <> $2', [
    orderId,
    own.orgId,
  ]);
  return {
    orgId: own.orgId,
    input: { orderId, caseId, lab },
    review: async () => {
      const { rowCount } = await owner.query(`select from outbox where payload ->> 'orderId' = $1`, [
        orderId,
      ]);
      return rowCount === 0 ? undefined : 'it is told of an order of others';
    },
  };
}

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

/** An order of another organization is on no paper, and what another one has asked for is made by nobody else. */
export const printForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const other = world.foreign[2];
  const theirs = await ordersOf(world, other, 'accepted');
  const form = async (org: Organization, wanted: string): Promise<JobForm> => {
    const printId = randomUUID();
    const { userCode } = await addPerson(world, org);
    await place(world, org, 'order_print', {
      id: printId,
      asked_by: userCode,
      kind: 'label',
      size: 'roll',
      language: 'en',
      numbering: 'fdi',
      order_ids: [theirs.orderId],
    });
    return {
      orgId: own.orgId,
      input: { printId },
      review: async () => {
        // Colliding tenants have asked for a paper of the same id.
        const { rows } = await world.bench.owner.query<{ state: string }>(
          'select state from order_print where id = $1 and org_id = $2',
          [printId, org.orgId],
        );
        return rows[0]?.state === wanted ? undefined : `the paper is ${rows[0]?.state}`;
      },
    };
  };
  return [await form(own, 'failed'), await form(other, 'making')];
};

/** What must leave a lab, and what it counts, by the own orders alone. */
export const planForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  // What the colliding tenants have prescribed cannot even be read.
  const mine = await ordersOf(world, own, 'accepted', { order_revision: { prescription: '{"works": 3}' } });
  const theirs = await ordersOf(world, world.foreign[3], 'accepted');
  return [
    { orgId: own.orgId, input: { orderId: mine.orderId }, review: () => isPlanned(world, mine, true) },
    { orgId: own.orgId, input: { orderId: theirs.orderId }, review: () => isPlanned(world, theirs, false) },
  ];
};

/** Of one clinic, and of all: none of another lab. */
export const planAllForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[3]);
  const [mine, beside] = [await ordersOf(world, own, 'accepted'), await ordersOf(world, own, 'accepted')];
  const theirs = await ordersOf(world, world.foreign[3], 'accepted');
  return [
    { orgId: own.orgId, input: { clinic: mine.home }, review: () => isPlanned(world, mine, true) },
    { orgId: own.orgId, input: { clinic: theirs.home }, review: () => isPlanned(world, theirs, false) },
    { orgId: own.orgId, input: { clinic: null }, review: () => isPlanned(world, beside, true) },
  ];
};

/** A parcel of the own order is asked about three times at most; of the order of another there is nothing to watch. */
export const watchForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const mine = await ordersOf(world, own, 'shipped');
  const theirs = await ordersOf(world, world.foreign[2], 'shipped');
  const planned = async (orderId: string): Promise<number> =>
    (
      await world.bench.owner.query(
        `select from graphile_worker._private_jobs where payload ->> 'orgId' = $1 and payload -> 'input' ->> 'orderId' = $2`,
        [own.orgId, orderId],
      )
    ).rowCount ?? 0;
  const form = ({ orderId }: Ordered, wanted: number): JobForm => ({
    orgId: own.orgId,
    input: { orderId },
    review: async () => {
      const found = await planned(orderId);
      return found === wanted ? undefined : `${found} jobs instead of ${wanted}`;
    },
  });
  return [form(mine, 3), form(theirs, 0)];
};

const ARRIVES_ON = '2020-01-15';
/** Long overdue, so that whoever asks may ask. */
const arrived = ({ bench }: World, { orderId }: Ordered) =>
  bench.owner.query(
    'update order_record set arrives_on = $2, shipped_on = $2, shipped_at = $2::date where id = $1',
    [orderId, ARRIVES_ON],
  );

/** Whose order it is are asked, and nobody of another clinic. */
export const parcelAskedForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const mine = await ordersOf(world, own, 'shipped');
  const theirs = await ordersOf(world, world.foreign[2], 'shipped');
  const form = async (order: Ordered, wanted: string): Promise<JobForm> => {
    await arrived(world, order);
    const { orderId } = order;
    return {
      orgId: own.orgId,
      input: { orderId, arrivesOn: ARRIVES_ON, days: 0 },
      review: async () => {
        const { rows } = await world.bench.owner.query<{ user_code: string }>(
          `select user_code from letter where event = 'orderReminder' and path like '%' || $1`,
          [orderId],
        );
        const told = rows.map((row) => row.user_code).join();
        return told === wanted ? undefined : `told were ${told}`;
      },
    };
  };
  return [await form(mine, mine.of), await form(theirs, '')];
};

/** A parcel that nobody has confirmed for long is received, of the own order alone. */
export const parcelReceivedForms = async (world: World): Promise<JobForm[]> => {
  const own = await addActing(world, world.own[2]);
  const mine = await ordersOf(world, own, 'shipped');
  const theirs = await ordersOf(world, world.foreign[2], 'shipped');
  const form = async (order: Ordered, wanted: string): Promise<JobForm> => {
    await arrived(world, order);
    return {
      orgId: own.orgId,
      input: { orderId: order.orderId, arrivesOn: ARRIVES_ON },
      review: async () => {
        const { rows } = await world.bench.owner.query<{ status: string }>(
          'select status from order_record where org_id = $1 and id = $2',
          [order.home, order.orderId],
        );
        return rows[0]?.status === wanted ? undefined : `it is ${rows[0]?.status}`;
      },
    };
  };
  return [await form(mine, 'completed'), await form(theirs, 'shipped')];
};

/** Files that were handed to a former partner have an end; those of another pair have none. */
export const formerPartnerForms = async (world: World): Promise<JobForm[]> => {
  const form = async (org: Organization, as: Organization, isEnded: boolean): Promise<JobForm> => {
    const { orderId, home } = await ordersOf(world, org, 'completed');
    const { owner } = world.bench;
    const { rows } = await owner.query<{ counterpart: string }>(
      'select counterpart from order_record where org_id = $1 and id = $2',
      [home, orderId],
    );
    const row = partnershipRow({
      mark: org.mark,
      home,
      counterpart: rows[0]?.counterpart ?? '',
      status: PARTNERSHIP_STATUS.terminated,
    });
    await insert(owner, 'partnership', [row]);
    const beside = await besidePair(world, as, rows[0]?.counterpart ?? '');
    return {
      orgId: as.orgId,
      input: { partnershipId: row['id'] },
      review: async () => {
        const { rowCount } = await owner.query(
          'select from order_grant where org_id = $1 and order_id = $2 and ends_at is not null',
          [home, orderId],
        );
        return rowCount === (isEnded ? 1 : 0) ? beside() : `${rowCount} files have an end`;
      },
    };
  };
  const own = await addActing(world, world.own[2]);
  return [await form(own, own, true), await form(world.foreign[2], own, false)];
};

/** What the clinic has given to others, and others to the same lab: one without an end, one that is overdue. */
async function besidePair(
  world: World,
  clinic: Organization,
  lab: string,
): Promise<() => Promise<string | undefined>> {
  const { owner } = world.bench;
  const orders: string[] = [];
  const other = world.foreign[2];
  for (const org of [clinic, other])
    for (const end of [null, '2020-01-01']) {
      const of = (await addPerson(world, org)).userCode;
      const given = org === other ? { other: lab } : {};
      const { orderId } = await addOrder(world, org, { status: 'completed', of, ...given });
      await owner.query('update order_grant set ends_at = $2 where order_id = $1', [orderId, end]);
      orders.push(orderId);
    }
  return async () => {
    const { rowCount } = await owner.query(
      `select from order_grant where order_id = any ($1) and (ended_at is not null or ends_at > '2020-01-01')`,
      [orders],
    );
    return rowCount === 0 ? undefined : `${rowCount} files between others have an end`;
  };
}

export interface Ordered {
  orderId: string;
  home: string;
  of: string;
}

export async function ordersOf(
  world: World,
  org: Organization,
  status: OrderStatus,
  twins: OrderGiven['twins'] = {},
): Promise<Ordered> {
  const { userCode: of } = await addPerson(world, org, 'administrator', { email_verified: true });
  return { of, ...(await addOrder(world, org, { status, of, twins })) };
}

/** The row of the lab's list says when it leaves, by the lab's own days. */
async function isPlanned(
  { bench }: World,
  { orderId, home }: Ordered,
  wanted: boolean,
): Promise<string | undefined> {
  const { rows } = await bench.owner.query<{ leaves_on: string | null }>(
    'select leaves_on::text from lab_order where org_id = $1 and id = $2',
    [home, orderId],
  );
  // A day before it is due, over a weekend.
  const isThere = rows[0]?.leaves_on === '2040-01-13';
  return isThere === wanted ? undefined : `it leaves on ${rows[0]?.leaves_on}`;
}
