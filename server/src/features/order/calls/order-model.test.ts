import { CODES } from '@archway/contract/codes';
import {
  acceptOrder,
  addFiles,
  askRelease,
  cancelByLab,
  cancelOrder,
  completeOrder,
  correctShipping,
  discardOrder,
  downloadOrderFile,
  editOrder,
  listOrders,
  openOrder,
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
  proposeDate,
  refuseCancel,
  remakeOrder,
  resumeOrder,
} from '@archway/contract/order/dates';
import { factsOfWork } from '@archway/rules/order/facts';
import { plusDays } from '@archway/rules/date-presets';
import { orderStep, unmetGuard, type OrderFacts } from '@archway/rules/order/machine';
import { isOpen, type OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction, OrderSide, OrderStep } from '@archway/rules/order/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { forgetCalls } from '../../../testing/limits.ts';
import { triesOf } from '../../../testing/long-tests.ts';
import { becomePartners, endPartnership, makeSide } from '../../../testing/partners.ts';
import { addMembers, signInVerified } from '../../../testing/people.ts';
import {
  addScan,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  planFor,
  readOrder,
  type OrderedCase,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();

/** Who acts: the order's dentist, a member who may not release it, its lab, a lab of another pair. */
const ACTORS = ['dentist', 'assistant', 'lab', 'otherLab'] as const;
type Actor = (typeof ACTORS)[number];
const DOES = [
  'create',
  'discard',
  'open',
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
  'hold',
  'resume',
  'proposeDate',
  'answerDate',
  'askCancel',
  'agreeCancel',
  'refuseCancel',
  'askRedelivery',
  'remake',
  'assign',
  'terminate',
  'partner',
] as const;
type Does = (typeof DOES)[number];

const anyAct = fc.record({
  by: fc.constantFrom(...ACTORS),
  does: fc.constantFrom(...DOES),
  /** Of which case; which of its orders, counted from the newest. */
  ofCase: fc.integer({ min: 0, max: 1 }),
  nth: fc.constantFrom(0, 0, 0, 1),
  isStale: fc.constantFrom(false, false, false, false, false, true),
  /** Mostly something that can be done now, so that orders get far. */
  likely: fc.option(fc.nat(99), { freq: 4 }),
});
type Chosen = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;
type Act = Omit<Chosen, 'likely'>;

interface Modeled {
  orderId: string;
  ofCase: number;
  status: OrderStatus;
  version: number;
  isAsked: boolean;
  isChecked: boolean;
  isStarted: boolean;
  heldBy: OrderSide | null;
  isDateProposed: boolean;
  isCancelAsked: boolean;
  wasSent: boolean;
  /** A remake is begun without a day: it is asked anew. */
  hasDay: boolean;
  /** Files that the lab was given, of this sending. */
  files: Set<string>;
}

interface World {
  pair: Pair;
  tokens: Record<Actor, { accessToken: string }>;
  dentistId: string;
  cases: (OrderedCase & { caseId: string; later: string })[];
  orders: Modeled[];
  arePartners: boolean;
  /** The order that a remake has begun. */
  remade: string;
}

const IN_TABLE: Partial<Record<Does, OrderAction>> = { cancelByLab: 'cancel' };
/** Rights beside the side; an assistant may not release. */
const OF_CLINIC: readonly Does[] = [
  ...(['create', 'discard', 'send', 'askRelease', 'release', 'returnRelease', 'edit'] as const),
  ...(['cancel', 'addFiles', 'complete', 'terminate', 'partner'] as const),
  ...(['answerDate', 'askCancel', 'askRedelivery', 'remake'] as const),
];
const OF_BOTH: readonly Does[] = ['hold', 'resume'];
const isForSide = (does: Does, by: Actor): boolean =>
  OF_BOTH.includes(does) || OF_CLINIC.includes(does) === isOfClinic(by);
const sideOf = (by: Actor): OrderSide => (isOfClinic(by) ? 'clinic' : 'lab');
const FOR_HOLDERS: readonly Does[] = ['send', 'release', 'returnRelease', 'edit'];
const isOfClinic = (by: Actor): boolean => by === 'dentist' || by === 'assistant';

const stepFor = ({ status }: Modeled, by: Actor, does: Does): OrderStep | undefined =>
  orderStep(status, IN_TABLE[does] ?? (does as OrderAction), {
    side: sideOf(by),
    mayRelease: by === 'dentist',
  });

const factsOf = (order: Modeled, by: Actor): OrderFacts => ({
  isSendable: true,
  isRevisionSeen: true,
  hasReason: true,
  isChecked: order.isChecked,
  isAsked: order.isAsked,
  ...factsOfWork({ ...order, type: 'designAndMake', awaitsParcel: false }, sideOf(by)),
});

const OF_ORDER = DOES.filter((does) => !['create', 'discard', 'open', 'terminate', 'partner'].includes(does));

/** What is done: as drawn, or one of the acts that the table allows now. */
function chosenAct(order: Modeled | undefined, { likely, ...drawn }: Chosen): Act {
  if (likely === null) return drawn;
  if (order === undefined) return { ...drawn, by: 'dentist', does: 'create' };
  const isBack = (order.status === 'canceled' || order.status === 'rejected') && !order.isChecked;
  if (isBack) return { ...drawn, by: 'dentist', does: 'open' };
  const possible = ACTORS.flatMap((by) =>
    OF_ORDER.filter((does) => {
      if (by === 'otherLab' || !isForSide(does, by)) return false;
      const step = stepFor(order, by, does);
      return step !== undefined && unmetGuard(step, factsOf(order, by)) === undefined;
    }).map((does) => ({ by, does })),
  );
  return { ...drawn, ...(possible[likely % possible.length] ?? { by: 'dentist', does: 'create' }) };
}

/** The table and the rules around it, and nothing of the server: what an act answers and leaves behind. */
function expected(world: World, order: Modeled | undefined, { by, does, isStale }: Act): number {
  if (does === 'open') return openedBy(order, by);
  if (!isForSide(does, by)) return CODES.noPerm;
  if (by === 'assistant' && FOR_HOLDERS.includes(does)) return CODES.noPerm;
  if (order === undefined || (!isOfClinic(by) && !isSeenByLab(order, by))) return CODES.notFound;
  if (does === 'discard') return discarded(world, order, isStale);
  const step = stepFor(order, by, does);
  const unmet = step && unmetGuard(step, factsOf(order, by));
  if (step === undefined || isStale) return CODES.orderStateConflict;
  if (unmet === 'isChecked') return CODES.orderNotChecked;
  if (unmet !== undefined) return CODES.orderStateConflict;
  const others = world.orders.filter((one) => one !== order && one.ofCase === order.ofCase);
  const isSending = does === 'send' || does === 'release';
  if (isSending || does === 'edit')
    if (!world.arePartners || others.some(({ status }) => isOpen(status))) return CODES.orderNotSendable;
  // An edit names the day that the model's plans have.
  if (isSending && !order.hasDay) return CODES.orderNotSendable;
  if (does === 'addFiles') {
    const { later } = world.cases[order.ofCase]!;
    if (order.files.has(later)) return CODES.notFound;
    order.files.add(later);
  }
  const isShippedAtOnce = does === 'ship' && order.status === 'accepted';
  order.status = step.to ?? order.status;
  order.version += isShippedAtOnce ? 2 : 1;
  if (does === 'askRelease') order.isAsked = true;
  if (does === 'returnRelease' || isSending || does === 'edit') order.isAsked = false;
  if (isSending || does === 'edit') {
    order.wasSent = true;
    order.isChecked = false;
    // What was added stays planned.
    for (const id of world.cases[order.ofCase]!.files) order.files.add(id);
    if (does === 'edit') order.files.delete(world.cases[order.ofCase]!.later);
  }
  if (isSending) order.isStarted = false;
  if (does === 'startProcessing') order.isStarted = true;
  wait(world, order, { by, does, moves: step.to !== undefined });
  return CODES.ok;
}

/** What waits for an answer or for better days, and what no longer does. */
function wait(
  world: World,
  order: Modeled,
  { by, does, moves }: { by: Actor; does: Does; moves: boolean },
): void {
  if (does === 'hold') order.heldBy = sideOf(by);
  // The day that is proposed is always later than the one that was asked for.
  if (does === 'proposeDate') order.isDateProposed = true;
  if (does === 'askCancel') order.isCancelAsked = true;
  if (does === 'resume') order.heldBy = null;
  if (does === 'answerDate') order.isDateProposed = false;
  if (does === 'refuseCancel' || moves) order.isCancelAsked = false;
  if (moves && !['pending', 'accepted', 'ready'].includes(order.status))
    Object.assign(order, { heldBy: null, isDateProposed: false });
  const { later } = world.cases[order.ofCase]!;
  if (does === 'remake')
    world.orders.unshift({
      ...newOrder({ orderId: world.remade, ofCase: order.ofCase, version: 1 }),
      hasDay: false,
      files: new Set(order.files.has(later) ? [later] : []),
    });
}

const newOrder = (made: Pick<Modeled, 'orderId' | 'ofCase' | 'version'>): Modeled => ({
  ...made,
  status: 'notSent',
  isAsked: false,
  isChecked: false,
  isStarted: false,
  heldBy: null,
  isDateProposed: false,
  isCancelAsked: false,
  wasSent: false,
  hasDay: true,
  files: new Set(),
});

const isSeenByLab = ({ wasSent }: Modeled, by: Actor): boolean => by === 'lab' && wasSent;

function openedBy(order: Modeled | undefined, by: Actor): number {
  if (order === undefined || (!isOfClinic(by) && !isSeenByLab(order, by))) return CODES.notFound;
  if (isOfClinic(by) && (order.status === 'canceled' || order.status === 'rejected')) order.isChecked = true;
  return CODES.ok;
}

function discarded(world: World, order: Modeled, isStale: boolean): number {
  if (order.status !== 'notSent' || order.wasSent || isStale) return CODES.orderStateConflict;
  world.orders.splice(world.orders.indexOf(order), 1);
  return CODES.ok;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
const TODAY = new Date().toISOString().slice(0, 10);
const PARCEL = {
  carrier: 'dpd',
  trackingNumber: '',
  shippedOn: TODAY,
  arrivesOn: plusDays(TODAY, 1),
} as const;

async function act(world: World, order: Modeled | undefined, { by, does, isStale }: Act): Promise<number> {
  const as = world.tokens[by];
  const version = (order?.version ?? 1) + (isStale ? 1 : 0);
  const seen = { orderId: order?.orderId ?? NOBODY, version };
  const answer = async (reply: Promise<{ code: number }>) => (await reply).code;
  const ordered = world.cases[order?.ofCase ?? 0]!;
  const { caseId: _, ...plan } = planFor(ordered, world.pair.lab, { dentistId: world.dentistId });
  const revision = async () =>
    order === undefined ? 1 : ((await readOrder(site, as, order.orderId))?.revision ?? 1);
  const seal = async () =>
    order === undefined ? '' : ((await readOrder(site, world.tokens.dentist, order.orderId)).own?.seal ?? '');
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others act on the pair, not on an order
  switch (does) {
    case 'discard':
      return answer(site.call(discardOrder, seen, as));
    case 'open':
      return answer(site.call(openOrder, { orderId: seen.orderId }, as));
    case 'send':
      return answer(site.call(sendOrder, { ...seen, seal: await seal(), consent: true }, as));
    case 'askRelease':
      return answer(site.call(askRelease, seen, as));
    case 'release':
      return answer(site.call(releaseOrder, { ...seen, seal: await seal(), consent: true }, as));
    case 'returnRelease':
      return answer(site.call(returnRelease, { ...seen, reason: 'Once more' }, as));
    case 'edit':
      return answer(site.call(editOrder, { ...seen, consent: true, ...plan }, as));
    case 'cancel':
      return answer(site.call(cancelOrder, seen, as));
    case 'accept':
      return answer(site.call(acceptOrder, { ...seen, revision: Math.max(1, await revision()) }, as));
    case 'reject':
      return answer(site.call(rejectOrder, { ...seen, reason: 'bite', reasonText: '' }, as));
    case 'addFiles':
      return answer(site.call(addFiles, { ...seen, fileIds: [ordered.later], replaced: [] }, as));
    case 'startProcessing':
      return answer(site.call(startProcessing, seen, as));
    case 'setReady':
      return answer(site.call(setReady, seen, as));
    case 'ship':
      return answer(site.call(shipOrder, { ...seen, ...PARCEL }, as));
    case 'correctShipping':
      return answer(site.call(correctShipping, { ...seen, ...PARCEL }, as));
    case 'complete':
      return answer(site.call(completeOrder, seen, as));
    case 'cancelByLab':
      return answer(site.call(cancelByLab, { ...seen, reason: 'other', reasonText: '' }, as));
    case 'hold':
      return answer(site.call(holdOrder, { ...seen, reasonText: 'Because' }, as));
    case 'resume':
      return answer(site.call(resumeOrder, seen, as));
    case 'proposeDate':
      return answer(site.call(proposeDate, { ...seen, proposedOn: plusDays(TODAY, 90), reasonText: '' }, as));
    case 'answerDate':
      return answer(site.call(answerDate, { ...seen, agrees: true, reasonText: '' }, as));
    case 'askCancel':
      return answer(site.call(askCancel, { ...seen, reasonText: 'Because' }, as));
    case 'agreeCancel':
      return answer(site.call(agreeCancel, seen, as));
    case 'refuseCancel':
      return answer(site.call(refuseCancel, { ...seen, reasonText: 'Because' }, as));
    case 'askRedelivery':
      return answer(site.call(askRedelivery, { ...seen, reasonText: 'Because' }, as));
    case 'assign':
      return answer(site.call(assignOrder, seen, as));
    case 'remake': {
      const { code, data } = await site.call(remakeOrder, { ...seen, cause: 'fit', reasonText: '' }, as);
      world.remade = code === CODES.ok ? data.orderId : '';
      return code;
    }
    default:
      throw new Error(`${does} is no act on an order`);
  }
}

async function makeWorld(): Promise<World> {
  const pair = await makePair(site);
  const otherLab = await makeSide(site, 'lab', 'Quay Dental Lab');
  const otherClinic = await makeSide(site, 'clinic', 'Quay Dental');
  await becomePartners(site, otherClinic, otherLab);
  const [dentist, assistant] = await addMembers(site, pair.clinic.orgId, ['dentist', 'assistant']);
  const dentistId = await makeDentist(site, pair.clinic, { name: 'Dr. Own', person: dentist! });
  const cases = [];
  for (const patientName of ['Amelia Hart', 'Luca Ferri']) {
    const ordered = await makeOrderedCase(site, pair.clinic, { patientName });
    const { caseId } = ordered;
    cases.push({
      ...ordered,
      later: await addScan(site, pair.clinic, { caseId, name: 'later.stl', role: 'other' }),
    });
  }
  return {
    pair,
    dentistId,
    cases,
    orders: [],
    arePartners: true,
    remade: '',
    tokens: {
      dentist: { accessToken: await signInVerified(site, dentist!) },
      assistant: { accessToken: await signInVerified(site, assistant!) },
      lab: pair.lab,
      otherLab,
    },
  };
}

/** What concerns the pair and no single order. Terminating is refused while an order of both is open. */
async function actOnPair(world: World, { by, does, ofCase }: Act): Promise<void> {
  const { clinic, lab } = world.pair;
  if (does === 'create') {
    if (!isOfClinic(by) || world.orders.length > 5) return;
    const made = await makeDraftOrder(
      site,
      { clinic: { ...clinic, ...world.tokens[by] }, lab },
      { dentistId: world.dentistId },
      world.cases[ofCase],
    );
    world.orders.unshift(newOrder({ orderId: made.orderId, ofCase, version: made.version }));
    return;
  }
  if (does === 'partner') {
    if (!world.arePartners) await becomePartners(site, clinic, lab);
    world.arePartners = true;
    return;
  }
  const hasOpen = world.orders.some(({ status }) => isOpen(status));
  if (!world.arePartners) return;
  await endPartnership(site, clinic, lab).then(
    () => expect(hasOpen).toBe(false),
    (error: unknown) => {
      if (!hasOpen) throw error;
    },
  );
  world.arePartners = hasOpen;
}

/** All that a lab can read is what the model says: which orders, in which status, and which files of them it can take. */
async function checkLab({ pair: { lab }, tokens, orders, cases }: World): Promise<void> {
  const listed = (await site.call(listOrders, { pageSize: 100 }, lab)).data.list;
  const sent = orders.filter(({ wasSent }) => wasSent);
  const byId = (one: { orderId: string; status: string }) => `${one.orderId} ${one.status}`;
  expect(listed.map(byId).toSorted()).toEqual(sent.map(byId).toSorted());
  expect((await site.call(listOrders, {}, tokens.otherLab)).data.list).toEqual([]);
  for (const { orderId, status, files, ofCase, wasSent } of orders) {
    const detail = await readOrder(site, lab, orderId);
    const isHandedOut = wasSent && (isOpen(status) || status === 'completed');
    const readable = (detail?.files ?? []).filter(({ canDownload }) => canDownload);
    expect(readable.map(({ fileId }) => fileId).toSorted()).toEqual(isHandedOut ? [...files].toSorted() : []);
    const { later } = cases[ofCase]!;
    const asked = await site.call(downloadOrderFile, { orderId, fileId: later }, lab);
    expect(asked.code === CODES.ok).toBe(isHandedOut && files.has(later));
  }
}

test(
  'whatever both sides do, orders stand as the table says, and a lab sees what it was sent',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 20, maxLength: 60, size: 'max' }), async (acts) => {
        const world = await makeWorld();
        for (const drawn of acts) {
          await forgetCalls(site);
          const order = world.orders.filter(({ ofCase }) => ofCase === drawn.ofCase)[drawn.nth];
          const one = chosenAct(order, drawn);
          if (['create', 'terminate', 'partner'].includes(one.does)) await actOnPair(world, one);
          else {
            const answered = await act(world, order, one);
            expect([one, answered]).toEqual([one, expected(world, order, one)]);
          }
          await checkLab(world);
        }
        for (const { orderId, status, version } of world.orders)
          expect(await readOrder(site, world.pair.clinic, orderId)).toMatchObject({ status, version });
      }),
      { numRuns: triesOf({ gate: 3, proof: 60 }), endOnFailure: true },
    );
  },
);
