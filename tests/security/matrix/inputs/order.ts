import { randomUUID } from 'node:crypto';
import type { OrderRow } from '@archway/contract/order/model';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { addCase } from '../../world/cases.ts';
import { addFile } from '../../world/files.ts';
import { addOrder, type OrderGiven } from '../../world/orders.ts';
import { addPerson } from '../../world/people.ts';
import { place } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { ofOneInScope, type InputOf, type Thing } from '../of-one.ts';

type Ids = 'orderId' | 'caseId' | 'fileId';

/** An order that a colleague has begun, or is assigned to. */
const orderThat = (status: OrderStatus, more: Partial<OrderGiven> = {}): Thing<Ids> => ({
  ids: ['orderId', 'caseId', 'fileId'],
  make: async ({ world }, org) => {
    const { userCode } = await addPerson(world, org);
    const caseId = await addCase(world, org, userCode);
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

/** The list holds the order if it is for the caller's eyes, and nothing of the twins. */
const listed =
  (isThere: boolean) =>
  (data: unknown, { own }: MatrixCase): string | undefined => {
    const { list } = data as { list: OrderRow[] };
    const mine = list.filter(({ orderCode }) => orderCode.startsWith(own.mark));
    return mine.length === list.length && (!isThere || mine.length > 0)
      ? undefined
      : `${list.length} orders, ${mine.length} of the own organization`;
  };

const PENDING = orderThat('pending');
const NOT_SENT = orderThat('notSent');
const ASKED = orderThat('notSent', { isReleaseAsked: true });

const listForms = ofOneInScope(PENDING, () => ({}), { own: listed(true), others: listed(false) });
const plan: InputOf<Ids> = ({ caseId }) => ({ caseId, planVersion: 0, ...PLAN });
const existing: InputOf<Ids> = ({ caseId, orderId }) => ({ caseId, orderId, planVersion: 1, ...PLAN });
const foreignDentist: Form = async (matrixCase) => {
  const { world, own, foreign } = matrixCase;
  const dentistId = randomUUID();
  await place(world, foreign, 'dentist', { id: dentistId, name: `${foreign.mark} ${dentistId}` });
  return { input: { ...plan(await NOT_SENT.make(matrixCase, own), matrixCase), dentistId } };
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

export const orderForms: Forms = {
  'order/listByPage': listForms,
  'order/detail': ofOneInScope(PENDING, one),
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
  'order/save_attachments': { ...ofOneInScope(NOT_SENT, noFiles), foreignFile },
  'order/askRelease': acting(OF_A_DENTIST, seen),
  'order/cancel': acting(PENDING, seen),
  'order/copy': ofOneInScope(PENDING, one),
  'order/discard': acting(NOT_SENT, seen),
  'order/send': acting(NOT_SENT, withMore({ consent: true })),
  'order/release': acting(ASKED, withMore({ consent: true })),
  'order/edit': acting(PENDING, withMore({ consent: true, ...PLAN })),
  'order/returnRelease': acting(ASKED, withMore({ reason: 'Once more' })),
  'order/accept': {
    ...acting(PENDING, accepting),
    otherRevision: otherwise(PENDING, accepting, { revision: 9 }),
  },
  'order/reject': acting(PENDING, withMore({ reason: 'bite', reasonText: '' })),
};
