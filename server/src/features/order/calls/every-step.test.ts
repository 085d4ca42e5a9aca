import { CODES } from '@archway/contract/codes';
import {
  acceptOrder,
  addFiles,
  askRelease,
  cancelByLab,
  cancelOrder,
  completeOrder,
  correctShipping,
  editOrder,
  rejectOrder,
  releaseOrder,
  returnRelease,
  sendOrder,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { orderStep } from '@archway/rules/order/machine';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction } from '@archway/rules/order/table';
import { plusDays } from '@archway/rules/date-presets';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers } from '../../../testing/people.ts';
import { someOf } from '../../../testing/long-tests.ts';
import {
  accept,
  addScan,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  open,
  planFor,
  readOrder,
  sendingOf,
  sideOf,
  type OrderedCase,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();

/** Who acts: of which side, whether this order may be released by them, and what they hold. */
const ACTORS = ['dentist', 'otherDentist', 'assistant', 'lab'] as const;
type Actor = (typeof ACTORS)[number];
const RELEASES: Record<Actor, boolean> = { dentist: true, otherDentist: false, assistant: false, lab: false };

const ACTIONS = [
  'send',
  'askRelease',
  'release',
  'returnRelease',
  'edit',
  'cancel',
  'accept',
  'reject',
  'addFiles',
  'startProcessing',
  'setReady',
  'ship',
  'correctShipping',
  'complete',
  'cancelByLab',
] as const;
type Action = (typeof ACTIONS)[number];
/** Calls that only holders of the right to release may make. */
const FOR_HOLDERS: readonly Action[] = ['send', 'release', 'returnRelease', 'edit'];
const OF_LAB: readonly Action[] = [
  'accept',
  'reject',
  'startProcessing',
  'setReady',
  'ship',
  'correctShipping',
  'cancelByLab',
];
/** As the table calls what a call does. */
const inTable = (action: Action): OrderAction => (action === 'cancelByLab' ? 'cancel' : action);

/** The ways an order can stand: each status, asked for or not, checked or not. */
const FLAGS = ['plain', 'asked', 'checked', 'started'] as const;
const STANDS = [
  // The first, and every sixth, are those of the gate.
  { status: 'pending' as OrderStatus, flag: 'plain' as (typeof FLAGS)[number] },
  { status: 'rejected' as OrderStatus, flag: 'plain' as const },
  { status: 'canceled' as OrderStatus, flag: 'plain' as const },
  { status: 'canceled' as OrderStatus, flag: 'checked' as const },
  { status: 'notSent' as OrderStatus, flag: 'plain' as const },
  { status: 'accepted' as OrderStatus, flag: 'plain' as const },
  { status: 'rejected' as OrderStatus, flag: 'checked' as const },
  { status: 'notSent' as OrderStatus, flag: 'asked' as const },
  { status: 'ready' as OrderStatus, flag: 'plain' as const },
  { status: 'shipped' as OrderStatus, flag: 'plain' as const },
  { status: 'completed' as OrderStatus, flag: 'plain' as const },
  { status: 'accepted' as OrderStatus, flag: 'started' as const },
];
type Stand = (typeof STANDS)[number];

let pair: Pair;
let dentistId: string;
const tokens = {} as Record<Actor, { accessToken: string }>;

/** Each status has a pair of its own: limits count by organization. */
async function makeActors(): Promise<void> {
  pair = await makePair(site);
  const { clinic, lab } = pair;
  const [own, other, assistant] = await addMembers(site, clinic.orgId, ['dentist', 'dentist', 'assistant']);
  dentistId = await makeDentist(site, clinic, { name: 'Dr. Own', person: own! });
  tokens.dentist = await sideOf(site, own!);
  tokens.otherDentist = await sideOf(site, other!);
  tokens.assistant = await sideOf(site, assistant!);
  tokens.lab = lab;
}

const PARCEL = { carrier: 'dhl', trackingNumber: 'JD01', shippedOn: today(), arrivesOn: today(1) } as const;
function today(more = 0): string {
  return plusDays(new Date().toISOString().slice(0, 10), more);
}

/** Goes the way of an accepted order to a later status, by the calls that lead there. */
async function goOn(order: OrderDetail, status: OrderStatus): Promise<void> {
  const { orderId } = order;
  const now = async () => ({ orderId, version: (await readOrder(site, pair.clinic, orderId)).version });
  if (status === 'accepted') return;
  await site.call(setReady, await now(), tokens.lab);
  if (status === 'ready') return;
  await site.call(shipOrder, { ...(await now()), ...PARCEL }, tokens.lab);
  if (status === 'completed') await site.call(completeOrder, await now(), tokens.dentist);
}

async function bring(ordered: OrderedCase, { status, flag }: Stand): Promise<OrderDetail> {
  const { clinic } = pair;
  const asDentist = { clinic: { ...clinic, ...tokens.dentist }, lab: pair.lab };
  const draft = await makeDraftOrder(site, pair, { dentistId }, ordered);
  const { orderId } = draft;
  if (status === 'notSent') {
    if (flag === 'asked') await site.call(askRelease, { orderId, version: draft.version }, tokens.assistant);
    return readOrder(site, clinic, orderId);
  }
  const sent = await site.call(sendOrder, sendingOf(draft), asDentist.clinic);
  if (sent.code !== CODES.ok) throw new Error(JSON.stringify(sent));
  if (status === 'rejected') await reject(tokens.lab, sent.data);
  else if (status === 'canceled')
    await site.call(cancelOrder, { orderId, version: sent.data.version }, tokens.dentist);
  else if (status !== 'pending') await accept(site, pair.lab, sent.data);
  if (['accepted', 'ready', 'shipped', 'completed'].includes(status)) {
    const accepted = await readOrder(site, clinic, orderId);
    await goOn(accepted, status);
    if (flag === 'started')
      await site.call(startProcessing, { orderId, version: accepted.version }, tokens.lab);
  }
  if (flag === 'checked') await open(site, clinic, orderId);
  return readOrder(site, clinic, orderId);
}

interface Ordered extends OrderedCase {
  /** Files of the case that did not go with the order. */
  more: string[];
}

async function withMore(ordered: OrderedCase): Promise<Ordered> {
  const fileId = await addScan(site, pair.clinic, {
    caseId: ordered.caseId,
    name: 'new lower.stl',
    role: 'lower',
  });
  return { ...ordered, more: [fileId] };
}

const reject = (as: { accessToken: string }, { orderId, version }: OrderDetail) =>
  site.call(rejectOrder, { orderId, version, reason: 'bite', reasonText: '' }, as);

function act(action: Action, order: OrderDetail, ordered: Ordered, as: { accessToken: string }) {
  const { orderId, version, revision } = order;
  const seen = { orderId, version };
  const { caseId: _, ...plan } = planFor(ordered, pair.lab, { dentistId });
  switch (action) {
    case 'send':
      return site.call(sendOrder, sendingOf(order), as);
    case 'askRelease':
      return site.call(askRelease, seen, as);
    case 'release':
      return site.call(releaseOrder, sendingOf(order), as);
    case 'returnRelease':
      return site.call(returnRelease, { ...seen, reason: 'Check the shade' }, as);
    case 'edit':
      return site.call(editOrder, { ...seen, consent: true, ...plan }, as);
    case 'cancel':
      return site.call(cancelOrder, seen, as);
    case 'accept':
      return site.call(acceptOrder, { ...seen, revision: Math.max(1, revision) }, as);
    case 'reject':
      return reject(as, order);
    case 'addFiles':
      return site.call(addFiles, { ...seen, fileIds: ordered.more, replaced: [] }, as);
    case 'startProcessing':
      return site.call(startProcessing, seen, as);
    case 'setReady':
      return site.call(setReady, seen, as);
    case 'ship':
      return site.call(shipOrder, { ...seen, ...PARCEL }, as);
    case 'correctShipping':
      return site.call(correctShipping, { ...seen, ...PARCEL, carrier: 'courier' }, as);
    case 'complete':
      return site.call(completeOrder, seen, as);
    case 'cancelByLab':
      return site.call(cancelByLab, { ...seen, reason: 'other', reasonText: 'The furnace is broken' }, as);
  }
}

function expected(action: Action, { status, flag }: Stand, actor: Actor): string {
  const isLab = actor === 'lab';
  if (isLab !== OF_LAB.includes(action)) return 'noPerm';
  if (actor === 'assistant' && FOR_HOLDERS.includes(action)) return 'noPerm';
  // What was never sent does not exist for a lab.
  if (isLab && status === 'notSent') return 'notFound';
  const step = orderStep(status, inTable(action), {
    side: isLab ? 'lab' : 'clinic',
    mayRelease: RELEASES[actor],
  });
  if (step === undefined) return 'orderStateConflict';
  if (step.guards?.includes('isAsked') === true && flag !== 'asked') return 'orderStateConflict';
  if (step.guards?.includes('isNotStarted') === true && flag === 'started') return 'orderStateConflict';
  if (step.guards?.includes('isChecked') === true && flag !== 'checked') return 'orderNotChecked';
  return step.to ?? status;
}

describe.each(someOf(STANDS))('an order that is $status ($flag)', (stand) => {
  beforeAll(makeActors);
  test.each(ACTIONS)('%s', { timeout: 60_000 }, async (action) => {
    const begin = async () => {
      const ordered = await withMore(await makeOrderedCase(site, pair.clinic));
      return { ordered, order: await bring(ordered, stand) };
    };
    let { ordered, order } = await begin();
    for (const actor of ACTORS) {
      const before = await readOrder(site, pair.clinic, order.orderId);
      const answer = await act(action, order, ordered, tokens[actor]);
      const after = await readOrder(site, pair.clinic, order.orderId);
      const wanted = expected(action, stand, actor);
      if (answer.code !== CODES.ok) {
        expect(CODES[wanted as keyof typeof CODES], `${actor}: ${answer.msg}`).toBe(answer.code);
        // Nothing has changed; who was refused by the state is answered with it.
        expect(after).toEqual({ ...before, files: after.files, sent: after.sent });
        if (wanted === 'orderStateConflict')
          expect(answer.data).toMatchObject({ status: stand.status, version: before.version });
        continue;
      }
      expect(answer.data.status, actor).toBe(wanted);
      // What is shipped right away was ready a moment before.
      const steps = action === 'ship' && stand.status === 'accepted' ? 2 : 1;
      expect(after).toMatchObject({ status: wanted, version: before.version + steps });
      expect(after.history.map(({ version }) => version)).toEqual(after.history.map((_, i) => i + 1));
      expect(after.history.at(-1)).toMatchObject({ action: inTable(action), status: wanted });
      const isSending = ['send', 'release', 'edit', 'addFiles'].includes(action);
      expect(after.revision).toBe(before.revision + (isSending ? 1 : 0));
      // An older version is refused, whatever it asks for.
      const stale = await act(action, order, ordered, tokens[actor]);
      expect(stale.code).not.toBe(CODES.ok);
      ({ ordered, order } = await begin());
    }
  });
});

test('a version that is not the newest is refused', async () => {
  await makeActors();
  const sent = await makeSentOrder(site, pair);
  const older = { orderId: sent.orderId, version: sent.version - 1 };
  expect((await site.call(cancelOrder, older, pair.clinic)).code).toBe(CODES.orderStateConflict);
});
