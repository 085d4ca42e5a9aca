import { randomUUID } from 'node:crypto';
import type { OrderDetail, OrderRow } from '@archway/contract/order/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { laterDay } from '@archway/server/testing/sent-orders';
import { bareWork } from '@archway/rules/treatment/prescription';
import { pinOn } from '../../world/case-marks.ts';
import { addCase } from '../../world/cases.ts';
import { addFile, finished } from '../../world/files.ts';
import { addOrder, cardOf, type OrderGiven } from '../../world/orders.ts';
import { addPartner, addPartnership } from '../../world/partners.ts';
import { addDentist, addPatient } from '../../world/patients.ts';
import { addPerson } from '../../world/people.ts';
import { workRow } from '../../world/treatments.ts';
import { addCollidingRows, newOrgId, place } from '../../world/world.ts';
import type { Form, Forms, MatrixCase, Sending } from '../matrix-case.ts';
import { narrowed } from './cases-of-callers.ts';
import { collidingName } from './reviews.ts';

/*
 * Orders of which the colliding tenants say something else: they have asked for a release, put the work into a tray, or given
 * it to the caller. A query that forgets whose rows it wants finds that out.
 */

interface Made {
  orderId: string;
  caseId: string;
  fileId: string;
  of: string;
}

async function make(
  { world, own }: MatrixCase,
  status: OrderStatus,
  more: Partial<OrderGiven> = {},
): Promise<Made> {
  const of = (await addPerson(world, own)).userCode;
  const caseId = await addCase(world, own, of);
  return { of, caseId, ...(await addOrder(world, own, { status, caseId, of, ...more })) };
}

const isLab = ({ own }: MatrixCase): boolean => own.type === ORGANIZATION_TYPE.lab;

type Review = NonNullable<Sending['review']>;

type Detail = Pick<OrderDetail, 'technician' | 'tray' | 'own' | 'history' | 'changedSinceOpened'>;
const detailIs =
  (isRight: (detail: Detail) => boolean): Review =>
  (data) =>
    isRight(data as Detail) ? undefined : `it says ${JSON.stringify(data)}`;

const found = (data: unknown): OrderRow[] => (data as { list: OrderRow[] }).list;
const foundAre =
  (wanted: number): Review =>
  (data) =>
    found(data).length === wanted ? undefined : `${found(data).length} orders are found`;

/** Nobody has asked for a release, but in the colliding tenants. */
const askedByTwins = async (matrixCase: MatrixCase): Promise<Made> => {
  const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
  const asked = { release_asked_at: new Date(), release_asked_by: userCode };
  return make(matrixCase, 'notSent', { twins: { order_plan: asked } });
};

const plannedByTwins: Form = async (matrixCase) => ({
  input: { keyword: (await askedByTwins(matrixCase)).orderId },
  review: (data) =>
    found(data).some(({ isReleaseAsked }) => isReleaseAsked) ? 'a release is asked for' : undefined,
});

const waitsByTwins: Form = async (matrixCase) => {
  // Of orders without a dentist the own organization has some that wait.
  await make(matrixCase, 'notSent', { isReleaseAsked: true });
  const { orderId } = await askedByTwins(matrixCase);
  return { input: { keyword: orderId, queue: 'needsYou' }, review: foundAre(0) };
};

const askedOfTwins: Form = async (matrixCase) => ({
  input: { keyword: (await askedByTwins(matrixCase)).orderId, isReleaseAsked: true },
  review: foundAre(0),
});

/** A date is to be answered, but in the colliding tenants. A lab has no such list: it finds the order. */
const proposedByTwins: Form = async (matrixCase) => {
  const twins = { order_record: { proposed_on: '2040-01-20' } };
  const { orderId } = await make(matrixCase, 'accepted', { twins });
  return {
    input: { keyword: orderId, queue: 'needsYou' },
    review: foundAre(isLab(matrixCase) ? 1 : 0),
  };
};

/** A case of the same id is one of the patient's in the colliding tenants. */
const ofTheirPatient: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { patientId } = await addPatient(world, own);
  const of = (await addPerson(world, own)).userCode;
  const caseId = await addCase(world, own, of, {}, { distort: { patient_id: patientId } });
  await addOrder(world, own, { caseId, of });
  return { input: { patientId }, ...(!isLab(matrixCase) && { review: foundAre(0) }) };
};

/** Of one work alone. */
const trayOf = (orderId: string, mark = 'tray'): string => `${mark} ${orderId.slice(-6)}`;

/** Only in the colliding tenants the work is in a tray. */
async function inTheirTray(matrixCase: MatrixCase): Promise<Made> {
  const made = await make(matrixCase, 'accepted');
  await addCollidingRows(matrixCase.world, 'order_tray', ({ mark }) => ({
    order_id: made.orderId,
    tray: trayOf(made.orderId, mark),
  }));
  return made;
}

const listedTray: Form = async (matrixCase) => ({
  input: { keyword: (await inTheirTray(matrixCase)).orderId },
});

/** Nobody works on it, it is in no tray, and no paper goes with it. */
const bare: Form = async (matrixCase) => {
  const { orderId } = await inTheirTray(matrixCase);
  return {
    input: { orderId },
    review: detailIs(({ tray }) => tray === ''),
  };
};

/** Nobody works on it; it has ended, or it would be everybody's. */
const unassigned: Form = async (matrixCase) => {
  const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
  const twins = { lab_order: { assigned_to: userCode } };
  const { orderId } = await make(matrixCase, 'completed', { work: { assigned_to: null }, twins });
  return { input: { orderId }, review: detailIs(({ technician }) => technician === null) };
};

const withTheirPaper: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { orderId, of } = await make(matrixCase, isLab(matrixCase) ? 'accepted' : 'notSent');
  const fileId = await addFile(world, own, of, { ...finished(own.mark), kind: 'attachment' });
  // An order of a lab is at home with somebody else, whose papers they are.
  if (!isLab(matrixCase))
    await addCollidingRows(world, 'order_attachment', () => ({ order_id: orderId, file_id: fileId }));
  return { input: { orderId }, review: detailIs((detail) => (detail.own?.attachments ?? []).length === 0) };
};

/** Sent twice with the same words and files, and never opened; in the colliding tenants it was, and a file came later. */
const revised: Form = async (matrixCase) => {
  const twins = { order_grant: { since_revision: 2 }, order_revision: { opened_at: new Date() } };
  const { orderId } = await make(matrixCase, 'pending', { revisions: 2, twins });
  return {
    input: { orderId },
    review: detailIs(
      ({ history, changedSinceOpened }) =>
        changedSinceOpened === null && history.every(({ changes }) => changes === null || isNothing(changes)),
    ),
  };
};
const isNothing = (changes: object): boolean =>
  Object.values(changes).every((one) => !Array.isArray(one) || one.length === 0);

/** Somebody else's, for a role of own scope; in the colliding tenants it is the caller's. */
const beyondScopeOfTwins: Form = async (matrixCase) => {
  const { userCode, more } = await narrowed(matrixCase);
  const twins = { order_plan: { created_by: userCode }, lab_order: { assigned_to: userCode } };
  return { input: { orderId: (await make(matrixCase, 'accepted', { twins })).orderId }, ...more };
};

const REQUIRED = { comesByParcel: false, sharesName: true, signature: 1, note: '', files: [] };

const CROWN = bareWork('Crown', { teeth: [46], jaw: null }, 'fixed');

/** Sent once more, with marks of the clinic; the colliding tenants have another order of the case under way. */
const edited: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const lab = await addPartner(world, own);
  await addPartnership(world, own, { other: lab.orgId });
  const { orderId, caseId, fileId } = await make(matrixCase, 'pending', {
    other: lab.orgId,
    twins: { order_record: { status: 'completed' } },
  });
  await place(world, own, 'treatment_work', {
    ...workRow(caseId, own.mark),
    teeth: [46],
    clinical_type: 'fixed',
    implant_method: null,
    kit_manufacturer: null,
    kit_system: null,
    kit_diameter: null,
    method: 'anatomic',
    material: 'zirconia',
    shade: 'A2',
  });
  await place(world, own, 'order_mark', {
    id: randomUUID(),
    order_id: orderId,
    counterpart: newOrgId(),
    attempt: 1,
    shape: JSON.stringify(pinOn(fileId, own.mark)),
    made_org: own.orgId,
    made_by_name: own.mark,
  });
  const other = randomUUID();
  await addCollidingRows(world, 'order_record', ({ mark }) => ({
    id: other,
    counterpart: newOrgId(),
    code: `${mark} ${other}`,
    case_id: caseId,
    case_code: mark,
    type: 'repair',
    status: 'accepted',
    revision: 1,
    attempt: 1,
    acted_org: newOrgId(),
    acted_name: mark,
    home_card: cardOf(mark),
  }));
  return {
    input: {
      ...REQUIRED,
      orderId,
      version: 1,
      consent: true,
      labCode: lab.orgId,
      type: 'repair',
      requestedOn: laterDay(30),
      dentistId: null,
      works: [{ type: CROWN.type, teeth: CROWN.teeth, jaw: CROWN.jaw }],
    },
  };
};

/** A file that came to the case since, in place of the one the lab has. */
const added: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { orderId, caseId, fileId, of } = await make(matrixCase, 'accepted');
  const id = await addFile(world, own, of, { ...finished(own.mark), kind: 'attachment' });
  await place(world, own, 'case_file', { case_id: caseId, file_id: id, role: 'upper' });
  return {
    input: { orderId, version: 1, fileIds: [id], replaced: [fileId] },
    // By role: the second of its kind, whatever others were given.
    review: detailIs(({ history }) => history.some((one) => one.added.join() === `${own.mark}-upper-2.png`)),
  };
};

const withPaper: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { orderId, of } = await make(matrixCase, 'notSent');
  const fileId = await addFile(world, own, of, { ...finished(own.mark), kind: 'attachment' });
  await place(world, own, 'order_attachment', { order_id: orderId, file_id: fileId });
  return { input: { orderId, fileIds: [] } };
};

/** It is taken in the colliding tenants alone, where it has this very work in it as well. */
const takenByTwins: Form = async (matrixCase) => {
  const { orderId } = await make(matrixCase, 'accepted');
  const { orderId: inIt } = await make(matrixCase, 'accepted');
  const tray = trayOf(inIt);
  await addCollidingRows(matrixCase.world, 'order_tray', () => ({ order_id: inIt, tray }));
  return { input: { orderId, tray } };
};

/** The order in it has ended, but in the colliding tenants. */
const endedHere: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { orderId } = await make(matrixCase, 'accepted');
  const twins = { lab_order: { status: 'accepted' } };
  const { orderId: inIt } = await make(matrixCase, 'completed', { twins });
  await place(world, own, 'order_tray', { order_id: inIt, tray: trayOf(inIt) }, { only: 'after' });
  return { input: { orderId, tray: trayOf(inIt) } };
};

/** The caller's own paper is still being made; those of the same id could not be. */
const beingMade: Form = async (matrixCase) => {
  const { world, own, me } = matrixCase;
  const { orderId } = await make(matrixCase, 'accepted');
  const printId = randomUUID();
  const row = {
    id: printId,
    asked_by: me.userCode,
    kind: 'label',
    size: 'roll',
    language: 'en',
    numbering: 'fdi',
    order_ids: [orderId],
    state: 'making',
  };
  await place(world, own, 'order_print', row, { distort: { state: 'failed' } });
  return {
    input: { printId },
    review: (data) => ((data as { state: string }).state === 'making' ? undefined : 'it is not being made'),
  };
};

/** What was sent is read by whoever sent it or got it: of the others one cannot even read who the patient is. */
const printedOnce: Form = async (matrixCase) => {
  const twins = { order_revision: { person: '{}' } };
  const { orderId } = await make(matrixCase, 'accepted', { twins });
  return { input: { orderIds: [orderId], kind: 'prescription', size: 'A4' } };
};

/** Prepared with no file; the colliding tenants have chosen one that was never there. */
const preparedWithout: Form = async (matrixCase) => {
  const twins = { order_plan: { version: 2, files: [randomUUID()] } };
  const { caseId } = await make(matrixCase, 'notSent', { plan: { version: 1 }, twins });
  return {
    input: { caseIds: [caseId], labCode: newOrgId(), type: 'designAndMake' },
    review: (data) => {
      const { list } = data as { list: { obstacles: string[] }[] };
      const told = list.flatMap(({ obstacles }) => obstacles);
      return told.includes('fileNotReady') ? 'a file is not ready' : undefined;
    },
  };
};

/** Prepared for a dentist of the colliding tenants who is a member here. */
const preparedByTwins: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { userCode } = await addPerson(world, own);
  const dentistId = await addDentist(world, own, { userCode });
  await make(matrixCase, 'notSent', { twins: { order_plan: { dentist_id: dentistId } } });
  return {
    input: { userCode },
    review: (data) => {
      const { orders } = data as { orders: number };
      return orders === 0 ? undefined : `${orders} orders are prepared`;
    },
  };
};

export const ordersOfTwins = {
  'order/listByPage': {
    collidingName: collidingName((matrixCase) => make(matrixCase, 'pending')),
    collidingTray: async (matrixCase) => {
      const { orderId } = await inTheirTray(matrixCase);
      return {
        input: { keyword: trayOf(orderId, matrixCase.world.collidingTenants.before.mark) },
        review: foundAre(0),
      };
    },
    plannedByTwins,
    waitsByTwins,
    askedOfTwins,
    proposedByTwins,
    ofTheirPatient,
    listedTray,
  },
  'order/detail': { bare, unassigned, withTheirPaper, revised, beyondScopeOfTwins },
  'order/save_attachments': { withPaper },
  'order/edit': { edited },
  'order/addFiles': { added },
  'order/saveTray': { takenByTwins, endedHere },
  'order/printed': { beingMade },
  'order/print': { printedOnce },
  'order/openWork': { preparedByTwins },
  'order/checkCases': { preparedWithout },
} satisfies Forms;
