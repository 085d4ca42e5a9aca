import { randomUUID } from 'node:crypto';
import type { OrderRow } from '@archway/contract/order/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { addCase } from '../../world/cases.ts';
import { addFile } from '../../world/files.ts';
import { addOrder, type OrderGiven } from '../../world/orders.ts';
import { addPerson } from '../../world/people.ts';
import { place } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { ofOneInScope, type InputOf, type Thing } from '../of-one.ts';
import { narrowed } from './cases-of-callers.ts';
import { CASE } from './filled-case.ts';
import { ordersOfTwins } from './orders-of-twins.ts';
import { itemIs } from './reviews.ts';

type Ids = 'orderId' | 'caseId' | 'fileId';

/** An order that a colleague has begun, or is assigned to. */
const orderThat = (status: OrderStatus, more: Partial<OrderGiven> = {}): Thing<Ids> => ({
  ids: ['orderId', 'caseId', 'fileId'],
  make: async ({ world }, org) => {
    const { userCode } = await addPerson(world, org);
    const caseId = await addCase(world, org, userCode, { patient_name: `${org.mark} patient` });
    return { caseId, ...(await addOrder(world, org, { status, caseId, of: userCode, ...more })) };
  },
});

/** With a dentist who can sign in and is not the caller: nobody else may release it. */
const OF_A_DENTIST: Thing<Ids> = {
  ids: ['orderId', 'caseId', 'fileId'],
  make: async (matrixCase, org) => {
    const { world } = matrixCase;
    const dentistId = randomUUID();
    const { userCode } = await addPerson(world, org);
    await place(world, org, 'dentist', { id: dentistId, name: `${org.mark} ${dentistId}` });
    await place(world, org, 'dentist_member', { dentist_id: dentistId, user_code: userCode });
    return orderThat('notSent', { dentistId }).make(matrixCase, org);
  },
};

const PLAN = {
  labCode: null,
  type: 'designAndMake',
  sharesName: true,
  comesByParcel: false,
  requestedOn: null,
  dentistId: null,
  signature: 1,
  note: '',
  works: [],
  files: [],
};

const seen: InputOf<Ids> = ({ orderId }) => ({ orderId, version: 1 });
const withMore =
  (more: Record<string, unknown>): InputOf<Ids> =>
  (ids, matrixCase) => ({ ...seen(ids, matrixCase), ...more });

/** The same request about the own order, with something else in it. */
const otherwise =
  (thing: Thing<Ids>, input: InputOf<Ids>, change: Record<string, unknown>): Form =>
  async (matrixCase) => ({
    input: { ...input(await thing.make(matrixCase, matrixCase.own), matrixCase), ...change },
  });

const acting = (thing: Thing<Ids>, input: InputOf<Ids>): Record<string, Form> => ({
  ...ofOneInScope(thing, input),
  older: otherwise(thing, input, { version: 7 }),
});

/** Of the caller's organization: placed by a form, or made by a call before. Texts of others are looked for everywhere. */
const isOwn = ({ orderCode }: OrderRow, mark: string): boolean =>
  orderCode.startsWith(mark) || orderCode.startsWith('O-');

/** The list holds the order if it is for the caller's eyes, and nothing of the twins. */
const listed =
  (isThere: boolean) =>
  (data: unknown, { own }: MatrixCase): string | undefined => {
    const { list } = data as { list: OrderRow[] };
    const mine = list.filter((order) => isOwn(order, own.mark));
    return mine.length === list.length && (!isThere || mine.length > 0)
      ? undefined
      : `${list.length} orders, ${mine.length} of the own organization`;
  };

/** The order is counted if it is for the caller's eyes, and nothing of the twins. */
const counted =
  (isThere: boolean) =>
  (data: unknown): string | undefined => {
    const [one] = (data as { list: { total: number }[] }).list;
    return one?.total === (isThere ? 1 : 0) ? undefined : `${one?.total} orders are counted`;
  };

const leavingIn = (data: unknown): number =>
  (data as { days: { orders: number }[] }).days.reduce((sum, day) => sum + day.orders, 0);

/** What must leave is the own organization's: other forms add orders to it meanwhile, twins would be three times as many. */
const leaving: Form = async ({ world, own }) => ({
  input: {},
  review: async (data) => {
    const { rowCount } = await world.bench.owner.query(
      `select from lab_order where $1 in (counterpart, org_id) and state in ('pending', 'accepted', 'inProduction', 'ready')`,
      [own.orgId],
    );
    const [orders, most] = [leavingIn(data), rowCount ?? 0];
    return orders > 0 && orders <= most ? undefined : `${orders} orders are to leave, and there are ${most}`;
  },
});
const after =
  (organization: 'own' | 'foreign', form: Form): Form =>
  async (matrixCase) => {
    await PENDING.make(matrixCase, matrixCase[organization]);
    return form(matrixCase);
  };

const PENDING = orderThat('pending');
const NOT_SENT = orderThat('notSent');
const ASKED = orderThat('notSent', { isReleaseAsked: true });
const ACCEPTED = orderThat('accepted');
const SHIPPED = orderThat('shipped');

const COMPLETED = orderThat('completed');
const AWAITED = orderThat('accepted', { more: { by_parcel: true } });
const PROPOSED = orderThat('accepted', { more: { proposed_on: '2040-01-20' } });
const CANCEL_ASKED = orderThat('accepted', { more: { cancel_asked_at: new Date() } });
/** By the side of the organization it is made for. */
const HELD: Thing<Ids> = {
  ids: ['orderId', 'caseId', 'fileId'],
  make: (matrixCase, org) =>
    orderThat('accepted', {
      more: { held_by: org.type === ORGANIZATION_TYPE.lab ? 'lab' : 'clinic', held_at: new Date() },
    }).make(matrixCase, org),
};
const saying = withMore({ reasonText: 'Because' });
/** A member of another lab, or of the clinic of the order. */
const foreignMember: Form = async (matrixCase) => {
  const { world, own, foreign } = matrixCase;
  const { userCode } = await addPerson(world, foreign);
  const { orderId } = await ACCEPTED.make(matrixCase, own);
  return { input: { orderId, version: 1, technician: userCode } };
};

/** Who works on an order of the own lab; in those of the colliding tenants the same person works on as many. */
const workload: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { userCode } = await addPerson(world, own, 'administrator');
  await addOrder(world, own, { status: 'accepted', of: userCode });
  return {
    input: {},
    review: (data) => {
      const { list } = data as { list: { userCode: string; orders: number }[] };
      const orders = list.find((one) => one.userCode === userCode)?.orders;
      return orders === 1 ? undefined : `${orders} orders of one member`;
    },
  };
};

const listForms = ofOneInScope(PENDING, () => ({}), { own: listed(true), others: listed(false) });
const plan: InputOf<Ids> = ({ caseId }) => ({ caseId, planVersion: 0, ...PLAN });
const existing: InputOf<Ids> = ({ caseId, orderId }) => ({ caseId, orderId, planVersion: 1, ...PLAN });
const foreignDentist: Form = async (matrixCase) => {
  const { world, own, foreign } = matrixCase;
  const dentistId = randomUUID();
  await place(world, foreign, 'dentist', { id: dentistId, name: `${foreign.mark} ${dentistId}` });
  return { input: { ...plan(await NOT_SENT.make(matrixCase, own), matrixCase), dentistId } };
};
/** By the clock of the test: the lab's own may be a day off, which is allowed. */
const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
const PARCEL = { carrier: 'dhl', trackingNumber: 'JD01', shippedOn: day(0), arrivesOn: day(1) };
/** Of the case and not with the order; what went already is no addition. */
const addingSame = ({ orderId, fileId }: Record<Ids, string>) => ({
  orderId,
  version: 1,
  fileIds: [fileId],
  replaced: [],
});
const foreignAddition: Form = async (matrixCase) => {
  const { world, own, foreign } = matrixCase;
  const { userCode } = await addPerson(world, foreign);
  const fileId = await addFile(world, foreign, userCode, { kind: 'attachment' });
  const { orderId } = await ACCEPTED.make(matrixCase, own);
  return { input: { orderId, version: 1, fileIds: [fileId], replaced: [] } };
};
const noFiles: InputOf<Ids> = ({ orderId }) => ({ orderId, fileIds: [] });
const foreignFile: Form = async (matrixCase) => {
  const { world, own, foreign } = matrixCase;
  const { userCode } = await addPerson(world, foreign);
  const fileId = await addFile(world, foreign, userCode, { kind: 'attachment' });
  const { orderId } = await NOT_SENT.make(matrixCase, own);
  return { input: { orderId, fileIds: [fileId] } };
};
const file: InputOf<Ids> = ({ orderId, fileId }) => ({ orderId, fileId });
const one: InputOf<Ids> = ({ orderId }) => ({ orderId });
const accepting = withMore({ revision: 1 });
/** Its code holds the id. */
const ofOneCode: InputOf<Ids> = ({ orderId }) => ({ lists: [{ keyword: orderId }] });

/** Several orders at once, of which there is one: its answer names it, and so is never the same. */
function batched(
  thing: Thing<Ids>,
  { each = {}, all = {} }: { each?: Record<string, unknown>; all?: Record<string, unknown> } = {},
): Record<string, Form> {
  const input =
    (version: number): InputOf<Ids> =>
    ({ orderId }) => ({ items: [{ orderId, version, ...each }], ...all });
  const { missing: unknown, ...forms } = ofOneInScope(thing, input(1), {
    own: itemIs('ok'),
    others: itemIs('notFound'),
  });
  const older: Form = async (matrixCase) => ({
    input: input(7)(await thing.make(matrixCase, matrixCase.own), matrixCase),
    review: itemIs('orderStateConflict'),
  });
  return { ...forms, unknown, older };
}

const CANCELED = orderThat('canceled');
const printing: InputOf<Ids> = ({ orderId }) => ({ orderIds: [orderId], kind: 'label', size: 'roll' });
/** Papers that another member has asked for, of the own organization or of another one. */
async function printOf({ world }: MatrixCase, org: MatrixCase['own']): Promise<{ printId: string }> {
  const printId = randomUUID();
  const { userCode } = await addPerson(world, org);
  await place(world, org, 'order_print', {
    id: printId,
    asked_by: userCode,
    kind: 'label',
    size: 'roll',
    language: 'en',
    numbering: 'fdi',
    order_ids: [randomUUID()],
  });
  return { printId };
}
const rowsAre =
  (expected: number) =>
  (data: unknown): string | undefined => {
    const { rows } = data as { rows: number };
    return rows === expected ? undefined : `${rows} orders are exported`;
  };

const LAB = '0198f000-0000-7000-8000-0000000000aa';
const SAID = { labCode: LAB, type: 'designAndMake', requestedOn: '2040-01-16' } as const;
/** By the case that gets an order: of another clinic there is none. */
const foreignCase: Form = async (matrixCase) => ({
  input: {
    items: [{ caseId: (await PENDING.make(matrixCase, matrixCase.foreign)).caseId }],
    consent: true,
    plan: SAID,
  },
  review: itemIs('notFound'),
});
const nothingOpen = (data: unknown): string | undefined => {
  const { orders } = data as { orders: number };
  return orders === 0 ? undefined : `${orders} orders of another organization`;
};
/** To a member of another lab, or to nobody. */
const handedTo =
  (whose: 'foreign' | null): Form =>
  async ({ world, own, foreign }) => ({
    input: {
      from: (await addPerson(world, own)).userCode,
      to: [whose === null ? randomUUID() : (await addPerson(world, foreign)).userCode],
    },
  });
/** To a dentist of the own clinic, or of another. */
const handedToDentist =
  (whose: 'own' | 'foreign'): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const id = randomUUID();
    await place(world, matrixCase[whose], 'dentist', { id, name: `${matrixCase[whose].mark} ${id}` });
    return { input: { from: (await addPerson(world, own)).userCode, dentistId: id } };
  };
const checked =
  (isTold: boolean) =>
  (data: unknown): string | undefined => {
    const told = (data as { list: unknown[] }).list.length;
    return told === (isTold ? 1 : 0) ? undefined : `${told} cases are told of`;
  };

export const orderForms: Forms = {
  'order/listByPage': { ...listForms, ...ordersOfTwins['order/listByPage'] },
  'order/count': ofOneInScope(PENDING, ofOneCode, { own: counted(true), others: counted(false) }),
  'order/load': {
    own: after('own', leaving),
    beyondScope: after('own', async (matrixCase) => ({
      input: {},
      // Of what a role of own scope does not see, nothing is told.
      review: (data) => (leavingIn(data) === 0 ? undefined : `${leavingIn(data)} orders are to leave`),
      ...(await narrowed(matrixCase)).more,
    })),
    foreign: after('foreign', after('own', leaving)),
  },
  'order/detail': { ...ofOneInScope(PENDING, one), ...ordersOfTwins['order/detail'] },
  'order/open': ofOneInScope(PENDING, one),
  'order/downloadFile': {
    ...ofOneInScope(PENDING, file),
    otherFile: async (matrixCase) => ({
      input: {
        ...file(await PENDING.make(matrixCase, matrixCase.own), matrixCase),
        fileId: (await PENDING.make(matrixCase, matrixCase.own)).fileId,
      },
    }),
  },
  'order/save': {
    ...ofOneInScope(NOT_SENT, plan),
    existing: otherwise(NOT_SENT, existing, {}),
    older: otherwise(NOT_SENT, existing, { planVersion: 7 }),
    foreignDentist,
  },
  'order/save_attachments': {
    ...ofOneInScope(NOT_SENT, noFiles),
    foreignFile,
    ...ordersOfTwins['order/save_attachments'],
  },
  'order/askRelease': acting(OF_A_DENTIST, seen),
  'order/cancel': acting(PENDING, seen),
  'order/copy': ofOneInScope(PENDING, one),
  'order/discard': acting(NOT_SENT, seen),
  'order/send': acting(NOT_SENT, withMore({ seal: '', consent: true })),
  'order/release': acting(ASKED, withMore({ seal: '', consent: true })),
  'order/edit': { ...acting(PENDING, withMore({ consent: true, ...PLAN })), ...ordersOfTwins['order/edit'] },
  'order/returnRelease': acting(ASKED, withMore({ reason: 'Once more' })),
  'order/accept': {
    ...acting(PENDING, accepting),
    otherRevision: otherwise(PENDING, accepting, { revision: 9 }),
  },
  'order/addFiles': {
    ...acting(ACCEPTED, addingSame),
    foreignFile: foreignAddition,
    ...ordersOfTwins['order/addFiles'],
  },
  'order/complete': acting(SHIPPED, seen),
  'order/startProcessing': acting(ACCEPTED, seen),
  'order/setReady': acting(ACCEPTED, seen),
  'order/ship': acting(ACCEPTED, withMore(PARCEL)),
  'order/correctShipping': acting(SHIPPED, withMore(PARCEL)),
  'order/cancelByLab': acting(ACCEPTED, withMore({ reason: 'other', reasonText: '' })),
  'order/reject': acting(PENDING, withMore({ reason: 'bite', reasonText: '' })),
  'order/hold': acting(ACCEPTED, saying),
  'order/resume': acting(HELD, seen),
  'order/proposeDate': acting(ACCEPTED, withMore({ proposedOn: day(30), reasonText: '' })),
  'order/answerDate': acting(PROPOSED, withMore({ agrees: true, reasonText: '' })),
  'order/askCancel': acting(ACCEPTED, saying),
  'order/agreeCancel': acting(CANCEL_ASKED, seen),
  'order/refuseCancel': acting(CANCEL_ASKED, saying),
  'order/parcelArrived': acting(AWAITED, seen),
  'order/askRedelivery': acting(SHIPPED, saying),
  'order/remake': acting(COMPLETED, withMore({ cause: 'fit', reasonText: '' })),
  'order/assign': { ...acting(ACCEPTED, seen), foreignMember },
  'order/print': {
    ...ordersOfTwins['order/print'],
    ...ofOneInScope(PENDING, printing),
    canceled: async (matrixCase) => ({
      input: printing(await CANCELED.make(matrixCase, matrixCase.own), matrixCase),
    }),
  },
  'order/printCase': ofOneInScope(CASE, ({ caseId }) => ({ caseId, size: 'A4' })),
  'order/printed': {
    colleagues: async (matrixCase) => ({ input: await printOf(matrixCase, matrixCase.own) }),
    foreign: async (matrixCase) => ({ input: await printOf(matrixCase, matrixCase.foreign) }),
    missing: () => ({ input: { printId: randomUUID() } }),
    ...ordersOfTwins['order/printed'],
  },
  'order/saveTray': {
    ...ofOneInScope(ACCEPTED, ({ orderId }) => ({ orderId, tray: orderId.slice(-8) })),
    ...ordersOfTwins['order/saveTray'],
  },
  'order/exportCsv': {
    ...ofOneInScope(PENDING, ({ orderId }) => ({ ids: [orderId], warranty: true }), {
      own: rowsAre(1),
      others: rowsAre(0),
    }),
    unwarranted: async (matrixCase) => {
      const { orderId } = await PENDING.make(matrixCase, matrixCase.own);
      return { input: { ids: [orderId], warranty: false } };
    },
  },
  'order/technicians': { own: workload },
  'order/checkCases': {
    ...ofOneInScope(NOT_SENT, ({ caseId }) => ({ caseIds: [caseId], labCode: LAB, type: 'designAndMake' }), {
      own: checked(true),
      others: checked(false),
    }),
    ...ordersOfTwins['order/checkCases'],
  },
  'order/openWork': {
    ...ordersOfTwins['order/openWork'],
    own: async (matrixCase) => ({
      input: { userCode: (await addPerson(matrixCase.world, matrixCase.own)).userCode },
    }),
    foreign: async (matrixCase) => ({
      input: { userCode: (await addPerson(matrixCase.world, matrixCase.foreign)).userCode },
      review: nothingOpen,
    }),
  },
  'order/handOver': { foreign: handedTo('foreign'), missing: handedTo(null) },
  'order/handOverPrepared': {
    own: handedToDentist('own'),
    foreign: handedToDentist('foreign'),
  },
  'order/batchSend': { ...batched(OF_A_DENTIST, { all: { consent: true } }), foreignCase },
  'order/batchAccept': batched(PENDING, { each: { revision: 1 } }),
  'order/batchReject': batched(PENDING, { all: { reason: 'bite', reasonText: '' } }),
  'order/batchStartProcessing': batched(ACCEPTED),
  'order/batchSetReady': batched(ACCEPTED),
  'order/batchShip': batched(ACCEPTED, { all: PARCEL }),
  'order/batchCancel': batched(PENDING),
  'order/batchComplete': batched(SHIPPED),
};
