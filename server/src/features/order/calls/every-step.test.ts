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
import {
  agreeCancel,
  answerDate,
  askCancel,
  askRedelivery,
  assignOrder,
  holdOrder,
  parcelArrived,
  proposeDate,
  refuseCancel,
  remakeOrder,
  resumeOrder,
} from '@archway/contract/order/dates';
import type { OrderDetail } from '@archway/contract/order/model';
import { factsOfWork } from '@archway/rules/order/facts';
import { orderStep, unmetGuard } from '@archway/rules/order/machine';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction } from '@archway/rules/order/table';
import { plusDays } from '@archway/rules/date-presets';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { forgetCalls } from '../../../testing/limits.ts';
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
// Every action is tried by everybody: more calls than one organization has in a minute.
beforeEach(() => forgetCalls(site));

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
  'assign',
  'parcelArrived',
  'askCancel',
  'agreeCancel',
  'refuseCancel',
  'hold',
  'resume',
  'proposeDate',
  'answerDate',
  'askRedelivery',
  'remake',
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
  'assign',
  'parcelArrived',
  'agreeCancel',
  'refuseCancel',
  'proposeDate',
];
const OF_BOTH: readonly Action[] = ['hold', 'resume'];
/** As the table calls what a call does. */
const inTable = (action: Action): OrderAction => (action === 'cancelByLab' ? 'cancel' : action);

/** The ways an order can stand: each status, asked for or not, checked or not. */
const FLAGS = [
  'plain',
  'asked',
  'checked',
  'started',
  'held',
  'heldByLab',
  'proposed',
  'cancelAsked',
  'awaited',
] as const;
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
  { status: 'accepted' as OrderStatus, flag: 'held' as const },
  { status: 'pending' as OrderStatus, flag: 'heldByLab' as const },
  { status: 'ready' as OrderStatus, flag: 'heldByLab' as const },
  { status: 'accepted' as OrderStatus, flag: 'proposed' as const },
  { status: 'ready' as OrderStatus, flag: 'proposed' as const },
  { status: 'accepted' as OrderStatus, flag: 'awaited' as const },
  { status: 'accepted' as OrderStatus, flag: 'cancelAsked' as const },
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
  const plan = { dentistId, comesByParcel: flag === 'awaited' };
  const draft = await makeDraftOrder(site, pair, plan, ordered);
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
  await prepare(orderId, flag);
  if (flag === 'checked') await open(site, clinic, orderId);
  return readOrder(site, clinic, orderId);
}

/** What waits for somebody. */
async function prepare(orderId: string, flag: Stand['flag']): Promise<void> {
  const { version } = await readOrder(site, pair.clinic, orderId);
  const seen = { orderId, version };
  const reasonText = 'Because';
  if (flag === 'held') await site.call(holdOrder, { ...seen, reasonText }, tokens.dentist);
  if (flag === 'heldByLab') await site.call(holdOrder, { ...seen, reasonText }, tokens.lab);
  if (flag === 'cancelAsked') await site.call(askCancel, { ...seen, reasonText }, tokens.dentist);
  if (flag === 'proposed')
    await site.call(proposeDate, { ...seen, proposedOn: today(60), reasonText: '' }, tokens.lab);
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
  if (isDateAction(action)) return actOnDates(action, seen, as);
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

const DATE_ACTIONS = [
  'assign',
  'parcelArrived',
  'agreeCancel',
  'refuseCancel',
  'proposeDate',
  'hold',
  'resume',
  'askCancel',
  'answerDate',
  'askRedelivery',
  'remake',
] as const satisfies readonly Action[];
type DateAction = (typeof DATE_ACTIONS)[number];
const isDateAction = (action: Action): action is DateAction =>
  (DATE_ACTIONS as readonly Action[]).includes(action);

function actOnDates(
  action: DateAction,
  seen: { orderId: string; version: number },
  as: { accessToken: string },
) {
  const reasonText = 'Because';
  switch (action) {
    case 'assign':
      return site.call(assignOrder, seen, as);
    case 'parcelArrived':
      return site.call(parcelArrived, seen, as);
    case 'agreeCancel':
      return site.call(agreeCancel, seen, as);
    case 'refuseCancel':
      return site.call(refuseCancel, { ...seen, reasonText }, as);
    case 'askCancel':
      return site.call(askCancel, { ...seen, reasonText }, as);
    case 'hold':
      return site.call(holdOrder, { ...seen, reasonText }, as);
    case 'resume':
      return site.call(resumeOrder, seen, as);
    case 'proposeDate':
      return site.call(proposeDate, { ...seen, proposedOn: today(60), reasonText }, as);
    case 'answerDate':
      return site.call(answerDate, { ...seen, agrees: true, reasonText }, as);
    case 'askRedelivery':
      return site.call(askRedelivery, { ...seen, reasonText }, as);
    case 'remake':
      return site.call(remakeOrder, { ...seen, cause: 'fit', reasonText }, as);
  }
}

function expected(action: Action, { status, flag }: Stand, actor: Actor): string {
  const isLab = actor === 'lab';
  if (!OF_BOTH.includes(action) && isLab !== OF_LAB.includes(action)) return 'noPerm';
  if (actor === 'assistant' && FOR_HOLDERS.includes(action)) return 'noPerm';
  // What was never sent does not exist for a lab.
  if (isLab && status === 'notSent') return 'notFound';
  const step = orderStep(status, inTable(action), {
    side: isLab ? 'lab' : 'clinic',
    mayRelease: RELEASES[actor],
  });
  if (step === undefined) return 'orderStateConflict';
  const unmet = unmetGuard(step, {
    isSendable: true,
    isRevisionSeen: true,
    hasReason: true,
    isAsked: flag === 'asked',
    isChecked: flag === 'checked',
    ...factsOfWork(
      {
        type: 'designAndMake',
        isStarted: flag === 'started',
        heldBy: flag === 'held' ? 'clinic' : flag === 'heldByLab' ? 'lab' : null,
        isDateProposed: flag === 'proposed',
        isCancelAsked: flag === 'cancelAsked',
        awaitsParcel: flag === 'awaited',
      },
      isLab ? 'lab' : 'clinic',
    ),
  });
  if (unmet !== undefined) return unmet === 'isChecked' ? 'orderNotChecked' : 'orderStateConflict';
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
      // A remake is answered with the order that was begun.
      expect(answer.data.status, actor).toBe(action === 'remake' ? 'notSent' : wanted);
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
