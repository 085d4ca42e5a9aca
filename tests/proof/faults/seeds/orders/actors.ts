import type { CallSpec, InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import {
  acceptOrder,
  addFiles,
  cancelByLab,
  cancelOrder,
  completeOrder,
  correctShipping,
  editOrder,
  openOrder,
  rejectOrder,
  saveOrder,
  sendOrder,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import type { OrderDetail, OrderPlan } from '@archway/contract/order/model';
import { isWorkingDay } from '@archway/rules/calendar';
import { plusDays } from '@archway/rules/date-presets';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { Random } from '../../../../harness/random.ts';
import { pause } from '../../../../harness/wait.ts';
import type { Work } from '../actors.ts';
import { KnownOrders, type KnownOrder } from './known-orders.ts';
import type { OrderingClinic, Party } from './world.ts';

/** Milliseconds between two actions of one person. */
const THINKING = { least: 400, most: 1_600 };
/** What a clinic prepares at once, sent or not. */
const MOST_DRAFTS = 3;

type Act = <C extends CallSpec>(call: C, input: InputOf<C>) => Promise<void>;
type Chosen = (act: Act, order: KnownOrder, random: Random) => Promise<void>;
/** What a person does with an order, each with its share; what is left of a whole is waiting. */
type Habits = Partial<Record<OrderStatus, readonly (readonly [share: number, chosen: Chosen])[]>>;

const seen = ({ orderId, version }: KnownOrder) => ({ orderId, version });
const reasoned = (order: KnownOrder) => ({ ...seen(order), reason: 'bite', reasonText: '' }) as const;
const parcel = (random: Random) => {
  const today = new Date().toISOString().slice(0, 10);
  const carrier = random.pick(['dhl', 'ups', 'courier'] as const);
  return {
    carrier,
    trackingNumber: `T${random.between(1, 1e6)}`,
    shippedOn: today,
    arrivesOn: plusDays(today, 1),
  };
};

const send: Chosen = (act, order) => act(sendOrder, { ...seen(order), seal: order.seal, consent: true });
const sendAgain: Chosen = async (act, order, random) => {
  await act(openOrder, { orderId: order.orderId });
  await send(act, order, random);
};
const add: Chosen = async (act, { clinic, ...order }) => {
  const paper = clinic.papers.pop();
  if (paper !== undefined)
    await act(addFiles, { orderId: order.orderId, version: order.version, fileIds: [paper] });
};
const complete: Chosen = (act, order) => act(completeOrder, seen(order));
const ship: Chosen = (act, order, random) => act(shipOrder, { ...seen(order), ...parcel(random) });

const CLINIC: Habits = {
  notSent: [
    [0.8, send],
    [
      0.2,
      (act, order, random) =>
        act(saveOrder, {
          caseId: order.caseId,
          orderId: order.orderId,
          planVersion: order.planVersion,
          ...planFor(order.lab, random),
        }),
    ],
  ],
  pending: [
    [
      0.2,
      (act, order, random) =>
        act(editOrder, { ...seen(order), consent: true, ...planFor(order.lab, random) }),
    ],
    [0.15, (act, order) => act(cancelOrder, seen(order))],
    [0.1, add],
  ],
  accepted: [
    [0.1, add],
    [0.05, complete],
  ],
  ready: [[0.1, complete]],
  shipped: [[0.7, complete]],
  canceled: [[0.6, sendAgain]],
  rejected: [[0.6, sendAgain]],
};

const LAB: Habits = {
  pending: [
    [0.65, (act, order) => act(acceptOrder, { ...seen(order), revision: order.revision })],
    [0.15, (act, order) => act(rejectOrder, reasoned(order))],
  ],
  accepted: [
    [0.45, (act, order) => act(startProcessing, seen(order))],
    [0.2, (act, order) => act(setReady, seen(order))],
    [0.2, ship],
    [0.08, (act, order) => act(cancelByLab, reasoned(order))],
  ],
  ready: [[0.7, ship]],
  shipped: [[0.25, (act, order, random) => act(correctShipping, { ...seen(order), ...parcel(random) })]],
};

/** Somebody of a clinic: prepares orders and follows those that are under way. */
export async function orderAs(clinic: OrderingClinic, known: KnownOrders, work: Work): Promise<void> {
  await atWork(work, async () => {
    const orders = known.of(clinic);
    const drafts = orders.filter(({ status }) => status === 'notSent');
    if (orders.length === 0 || (drafts.length < MOST_DRAFTS && work.random.next() < 0.3))
      await begin(clinic, known, work);
    else await follow(clinic, { orders, habits: CLINIC, known, work });
  });
}

/** Somebody of a lab: works on what its clinics have sent. */
export async function processAs(lab: Party, known: KnownOrders, work: Work): Promise<void> {
  await atWork(work, () => follow(lab, { orders: known.of(lab), habits: LAB, known, work }));
}

async function atWork({ random, isOver }: Work, once: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await pause(random.between(THINKING.least, THINKING.most));
    await once();
  }
}

async function begin(clinic: OrderingClinic, known: KnownOrders, { perform, random }: Work): Promise<void> {
  const lab = random.pick(clinic.labs);
  const caseId = random.pick(clinic.caseIds);
  const input = { caseId, planVersion: 0, ...planFor(lab, random) };
  const { code, data } = await perform(saveOrder, input, clinic.person, clinic.headers);
  if (code !== CODES.ok) return;
  const { orderId, version, revision, status, isStarted, own } = data;
  const { planVersion = 1, seal = '' } = own ?? {};
  known.add({ orderId, caseId, clinic, lab, version, revision, status, isStarted, planVersion, seal });
}

async function follow(
  { person, headers }: Party,
  { orders, habits, known, work }: { orders: KnownOrder[]; habits: Habits; known: KnownOrders; work: Work },
): Promise<void> {
  const possible = orders.filter(({ status }) => habits[status] !== undefined);
  if (possible.length === 0) return;
  const order = work.random.pick(possible);
  const act: Act = async (call, input) => {
    const { data } = await work.perform(call, input, person, headers);
    // A refusal brings the order as it is.
    known.hear(data as Partial<OrderDetail> | null);
  };
  let dice = work.random.next();
  for (const [share, chosen] of habits[order.status] ?? []) {
    if (dice < share) return chosen(act, order, work.random);
    dice -= share;
  }
}

function planFor({ org }: Party, random: Random): OrderPlan {
  return {
    labCode: org.orgId,
    type: 'designAndMake',
    sharesName: random.next() < 0.5,
    comesByParcel: true,
    requestedOn: workingDay(random.between(25, 40)),
    dentistId: null,
    signature: 1,
    note: `Note ${random.between(1, 1e6)}`,
    works: [{ type: 'Crown', teeth: [46], jaw: null }],
    files: [],
  };
}

function workingDay(daysAhead: number): string {
  let day = plusDays(new Date().toISOString().slice(0, 10), daysAhead);
  while (!isWorkingDay(DEFAULT_LAB_SETTINGS, day)) day = plusDays(day, 1);
  return day;
}
