import { saveCase } from '@archway/contract/case/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { saveDentist } from '@archway/contract/dentist/calls';
import {
  acceptOrder,
  addFiles,
  askRelease,
  cancelByLab,
  cancelOrder,
  completeOrder,
  copyOrder,
  correctShipping,
  discardOrder,
  downloadOrderFile,
  editOrder,
  openOrder,
  rejectOrder,
  releaseOrder,
  returnRelease,
  saveOrder,
  saveOrderAttachments,
  sendOrder,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import * as dates from '@archway/contract/order/dates';
import * as batches from '@archway/contract/order/batches';
import type { OrderPlan } from '@archway/contract/order/model';
import { handOver, handOverPrepared } from '@archway/contract/order/people';
import { batchSend } from '@archway/contract/order/sending';
import { printCase, printOrders, saveTray } from '@archway/contract/order/paper';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { isWorkingDay } from '@archway/rules/calendar';
import { plusDays } from '@archway/rules/date-presets';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { bareWork } from '@archway/rules/treatment/prescription';
import type { Person } from '../../../../harness/organizations.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';
import { partnersByCode, sides, type Side } from './partner.ts';

interface Seen {
  orderId: string;
  version: number;
}
/** With what stands for all that its page shows. */
interface Prepared extends Seen {
  seal: string;
}
interface Given {
  clinic: Side;
  lab: Side;
  caseId: string;
  plan: OrderPlan;
}

/** A day on which labs work, far enough to be no rush. */
function laterDay(): string {
  let day = plusDays(new Date().toISOString().slice(0, 10), 30);
  while (!isWorkingDay(DEFAULT_LAB_SETTINGS, day)) day = plusDays(day, 1);
  return day;
}

async function crownOf(stage: Stage, { headers }: Side): Promise<string> {
  const { caseId } = (await ask(stage, saveCase, { name: 'Crown' }, headers)).data;
  const crown = {
    ...bareWork('Crown', { teeth: [46], jaw: null }, 'fixed'),
    method: 'anatomic',
    material: 'zirconia',
    shade: 'A2',
  } as const;
  await ask(stage, saveTreatment, { caseId, version: 0, works: [crown], links: [], absent: [] }, headers);
  return caseId;
}

const withAnotherCase = async (stage: Stage, given: Given): Promise<Given> => ({
  ...given,
  caseId: await crownOf(stage, given.clinic),
});

/** Partners, and a case with a crown whose impression comes by parcel. */
async function partners(stage: Stage): Promise<Given> {
  const { own: clinic, other: lab } = await sides(stage, 'clinic');
  await partnersByCode(stage, clinic, lab);
  const caseId = await crownOf(stage, clinic);
  const plan: OrderPlan = {
    labCode: lab.org.orgId,
    type: 'designAndMake',
    sharesName: true,
    comesByParcel: true,
    requestedOn: laterDay(),
    dentistId: null,
    signature: 1,
    note: 'Light contact',
    works: [{ type: 'Crown', teeth: [46], jaw: null }],
    files: [],
  };
  return { clinic, lab, caseId, plan };
}

async function draft(stage: Stage, { clinic, caseId, plan }: Given, more: Partial<OrderPlan> = {}) {
  const input = { caseId, planVersion: 0, ...plan, ...more };
  const { data } = await ask(stage, saveOrder, input, clinic.headers);
  return { orderId: data.orderId, version: data.version, seal: data.own?.seal ?? '' };
}

async function sent(stage: Stage, given: Given): Promise<Seen> {
  const made = await draft(stage, given);
  const { data } = await ask(stage, sendOrder, consenting(made), given.clinic.headers);
  return { orderId: data.orderId, version: data.version };
}

async function accepted(stage: Stage, given: Given): Promise<Seen> {
  const seen = await sent(stage, given);
  const { data } = await ask(stage, acceptOrder, { ...seen, revision: 1 }, given.lab.headers);
  return { orderId: data.orderId, version: data.version };
}

const today = (more = 0) => plusDays(new Date().toISOString().slice(0, 10), more);
const PARCEL = { carrier: 'dhl', trackingNumber: 'JD01', shippedOn: today(), arrivesOn: today(1) } as const;

async function shipped(stage: Stage, given: Given): Promise<Seen> {
  const seen = await accepted(stage, given);
  const { data } = await ask(stage, shipOrder, { ...seen, ...PARCEL }, given.lab.headers);
  return { orderId: data.orderId, version: data.version };
}

const saying = (seen: Seen) => ({ ...plainly(seen), reasonText: 'Because' });

async function held(stage: Stage, given: Given): Promise<Seen> {
  const seen = await accepted(stage, given);
  const { data } = await ask(stage, dates.holdOrder, saying(seen), given.lab.headers);
  return { orderId: data.orderId, version: data.version };
}

async function proposed(stage: Stage, given: Given): Promise<Seen> {
  const seen = await accepted(stage, given);
  const input = { ...seen, proposedOn: today(60), reasonText: '' };
  const { data } = await ask(stage, dates.proposeDate, input, given.lab.headers);
  return { orderId: data.orderId, version: data.version };
}

async function cancelAsked(stage: Stage, given: Given): Promise<Seen> {
  const seen = await accepted(stage, given);
  const { data } = await ask(stage, dates.askCancel, saying(seen), given.clinic.headers);
  return { orderId: data.orderId, version: data.version };
}

/** Of a dentist who can sign in and is not the administrator: nobody else may release it. */
async function ofDentist(stage: Stage, given: Given): Promise<Prepared & { dentistId: string }> {
  const [member] = given.clinic.org.members;
  const { data: dentist } = await ask(
    stage,
    saveDentist,
    { name: 'Dr. Own', userCode: (member as Person).userCode },
    given.clinic.headers,
  );
  const { dentistId } = dentist;
  return { dentistId, ...(await draft(stage, given, { dentistId })) };
}

async function asked(stage: Stage, given: Given): Promise<Prepared> {
  const { dentistId, orderId, version, seal } = await ofDentist(stage, given);
  const { data } = await ask(stage, askRelease, { orderId, version }, given.clinic.headers);
  // The member who is the dentist leaves, so that the administrator may release it.
  await ask(stage, saveDentist, { dentistId, name: 'Dr. Own', userCode: '' }, given.clinic.headers);
  return { orderId, version: data.version, seal };
}

/** The order's status, and all that hangs on it as often as its history says. */
const stands =
  (stage: Stage, { clinic }: Given, status: OrderStatus) =>
  async (): Promise<string[]> => {
    const [row] = await stage.rows.rows<{ said: string; whole: boolean }>(
      clinic.org.orgId,
      `select string_agg(distinct status, ',') as said, bool_and(
         version = (select count(*) from order_history h where h.order_id = o.id)
         and revision = (select count(*) from order_revision r where r.order_id = o.id)
         and revision = (select count(*) from order_consent c where c.order_id = o.id)
         and (revision = 0) = (not exists (select from lab_order l where l.id = o.id))
         and coalesce((select l.status = o.status from lab_order l where l.id = o.id), true)) as whole
       from order_record o`,
    );
    return [
      ...unless(row?.said === status, `the order is ${row?.said}`),
      ...unless(row?.whole === true, 'history, revisions, consents or the list of the lab differ'),
    ];
  };

interface Step<S extends Seen> {
  by?: 'clinic' | 'lab';
  start: (stage: Stage, given: Given) => Promise<S>;
  input?: (seen: S, given: Given) => Record<string, unknown>;
  to: OrderStatus;
}

const step = <S extends Seen>(call: CallSpec, { by = 'clinic', start, input = plainly, to }: Step<S>): Case =>
  defineCase({
    call,
    prepare: async (stage) => {
      const given = await partners(stage);
      const seen = await start(stage, given);
      const acting = given[by];
      return {
        clinic: acting.org,
        input: input(seen, given),
        headers: acting.headers,
        check: stands(stage, given, to),
      };
    },
  });

function plainly({ orderId, version }: Seen) {
  return { orderId, version };
}
function consenting({ orderId, version, seal }: Prepared) {
  return { orderId, version, seal, consent: true };
}
const one = ({ orderId }: Seen) => ({ orderId });

const FILE = '0198f000-0000-7000-8000-00000000000f';

/** A file that the lab may read, as a clinic would have sent it. */
async function withFile(stage: Stage, given: Given): Promise<Seen> {
  const seen = await sent(stage, given);
  await stage.rows.rows(
    given.clinic.org.orgId,
    `insert into order_grant (org_id, id, counterpart, order_id, revision, attempt, file_id, kind, role, name, size,
       content_type, content_key, looks, since_revision)
     select org_id, gen_random_uuid(), counterpart, id, 1, 1, $1, 'scan', 'lower', 'lower.stl', 1, 'model/stl', 'org/x',
       '{}', 1 from order_record`,
    [FILE],
  );
  return seen;
}

/** So many orders are there, each with its plan and its history. */
const counted = (
  call: typeof copyOrder | typeof discardOrder,
  { start, orders }: { start: (stage: Stage, given: Given) => Promise<Seen>; orders: number },
): Case =>
  defineCase({
    call,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { orderId, version } = await start(stage, given);
      const { org, headers } = given.clinic;
      const check = async (): Promise<string[]> => {
        const [row] = await stage.rows.rows<{ said: string }>(
          org.orgId,
          `select concat_ws(' ', (select count(*) from order_record), (select count(*) from order_plan),
             (select count(distinct order_id) from order_history)) as said`,
        );
        return unless(row?.said === `${orders} ${orders} ${orders}`, `there are ${row?.said}`);
      };
      const input = call === copyOrder ? { orderId } : { orderId, version };
      return { clinic: org, input: input as never, headers, check };
    },
  });

/** A paper that the caller has uploaded, and that was found harmless. */
const PAPER = '0198f000-0000-7000-8000-00000000000e';
const filesAdded = defineCase({
  call: addFiles,
  prepare: async (stage) => {
    const given = await partners(stage);
    const seen = await accepted(stage, given);
    const { org, headers } = given.clinic;
    await stage.rows.rows(
      org.orgId,
      `insert into file (org_id, id, kind, name, size, tag, upload_key, content_key, content_type, owner_code)
       values (app_org(), $1, 'attachment', 'shade.jpg', 3, 'finished', 'upload/x', 'org/x', 'image/jpeg', $2)`,
      [PAPER, org.administrators[0]?.userCode],
    );
    const check = async (): Promise<string[]> => {
      const [row] = await stage.rows.rows<{ said: string }>(
        org.orgId,
        `select concat_ws(' ', o.revision, (select count(*) from order_revision), (select count(*) from order_grant),
           (select count(*) from order_attachment), (select max(version) = o.version from order_history)) as said
         from order_record o`,
      );
      return unless(row?.said === '2 2 1 1 t', `revision, revisions, files, papers, history: ${row?.said}`);
    };
    return { clinic: org, input: { ...seen, fileIds: [PAPER], replaced: [] }, headers, check };
  },
});

/** The new order and its plan, and the entry of the one before: all or nothing. */
const remade = defineCase({
  call: dates.remakeOrder,
  prepare: async (stage) => {
    const given = await partners(stage);
    const seen = await shipped(stage, given);
    const { org, headers } = given.clinic;
    const { data } = await ask(stage, completeOrder, seen, headers);
    const check = async (): Promise<string[]> => {
      const [row] = await stage.rows.rows<{ said: string }>(
        org.orgId,
        `select concat_ws(' ', (select count(*) from order_record), (select count(*) from order_plan),
           (select count(*) from order_record where chain is not null),
           (select count(*) from order_history where action = 'remake')) as said`,
      );
      return unless(row?.said === '2 2 2 1', `orders, plans, chained, entries: ${row?.said}`);
    };
    const input = { orderId: data.orderId, version: data.version, cause: 'fit', reasonText: '' } as const;
    return { clinic: org, input, headers, check };
  },
});

/** The open orders of one member of the lab go to another; the prepared ones of a dentist to another dentist. */
const handedOver = [
  defineCase({
    call: handOver,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { headers, org } = given.lab;
      const [from = '', to = ''] = [...org.administrators, ...org.members].map(({ userCode }) => userCode);
      const seen = await accepted(stage, given);
      await ask(stage, dates.assignOrder, { ...seen, technician: from }, headers);
      const check = async (): Promise<string[]> => {
        const rows = await stage.rows.rows<{ of: string | null }>(
          org.orgId,
          'select assigned_to as of from lab_order',
        );
        return unless(rows.length === 1 && rows[0]?.of === to, `given to ${rows[0]?.of}`);
      };
      return { clinic: org, input: { from, to: [to] }, headers, check };
    },
  }),
  defineCase({
    call: printOrders,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { orderId } = await sent(stage, given);
      const { org, headers } = given.clinic;
      return {
        clinic: org,
        input: { orderIds: [orderId], kind: 'label' as const, size: 'roll' as const },
        headers,
      };
    },
  }),
  defineCase({
    call: printCase,
    prepare: async (stage) => {
      const { clinic, caseId } = await partners(stage);
      return { clinic: clinic.org, input: { caseId, size: 'A4' as const }, headers: clinic.headers };
    },
  }),
  defineCase({
    call: saveTray,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { orderId } = await accepted(stage, given);
      const { org, headers } = given.lab;
      return { clinic: org, input: { orderId, tray: 'T-114' }, headers };
    },
  }),
  defineCase({
    call: handOverPrepared,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { org, headers } = given.clinic;
      const { dentistId } = (await ask(stage, saveDentist, { name: 'Dr. Reid' }, headers)).data;
      await ofDentist(stage, given);
      return { clinic: org, input: { from: org.members[0]?.userCode ?? '', dentistId }, headers };
    },
  }),
];

/** Two orders of two cases, done with at once. */
const batch = (call: CallSpec, { by = 'clinic', start, each = {}, all = {}, to }: Batch): Case =>
  defineCase({
    call,
    items: 2,
    prepare: async (stage) => {
      const given = await partners(stage);
      const seen = [await start(stage, given)];
      seen.push(await start(stage, await withAnotherCase(stage, given)));
      const acting = given[by];
      return {
        clinic: acting.org,
        input: { items: seen.map(({ orderId, version }) => ({ orderId, version, ...each })), ...all },
        headers: acting.headers,
        check: stands(stage, given, to),
      };
    },
  });

interface Batch extends Pick<Step<Seen>, 'by' | 'to'> {
  start: (stage: Stage, given: Given) => Promise<Seen>;
  each?: Record<string, unknown>;
  all?: Record<string, unknown>;
}

export const orderCases: readonly Case[] = [
  defineCase({
    call: saveOrder,
    prepare: async (stage) => {
      const given = await partners(stage);
      const { clinic, caseId, plan } = given;
      const input = { caseId, planVersion: 0, ...plan };
      return { clinic: clinic.org, input, headers: clinic.headers, check: stands(stage, given, 'notSent') };
    },
  }),
  step(saveOrderAttachments, {
    start: draft,
    input: ({ orderId }) => ({ orderId, fileIds: [] }),
    to: 'notSent',
  }),
  step(sendOrder, { start: draft, input: consenting, to: 'pending' }),
  step(releaseOrder, { start: asked, input: consenting, to: 'pending' }),
  step(returnRelease, {
    start: asked,
    input: (seen) => ({ ...plainly(seen), reason: 'Once more' }),
    to: 'notSent',
  }),
  step(editOrder, {
    start: sent,
    input: (seen, { plan }) => ({ ...seen, consent: true, ...plan }),
    to: 'pending',
  }),
  step(cancelOrder, { start: sent, to: 'canceled' }),
  step(acceptOrder, { by: 'lab', start: sent, input: (seen) => ({ ...seen, revision: 1 }), to: 'accepted' }),
  step(rejectOrder, {
    by: 'lab',
    start: sent,
    input: (seen) => ({ ...seen, reason: 'bite', reasonText: '' }),
    to: 'rejected',
  }),
  step(openOrder, { by: 'lab', start: sent, input: one, to: 'pending' }),
  step(askRelease, {
    start: ofDentist,
    to: 'notSent',
  }),
  step(downloadOrderFile, {
    by: 'lab',
    start: withFile,
    input: (seen) => ({ ...one(seen), fileId: FILE }),
    to: 'pending',
  }),
  step(startProcessing, { by: 'lab', start: accepted, to: 'accepted' }),
  step(setReady, { by: 'lab', start: accepted, to: 'ready' }),
  step(shipOrder, { by: 'lab', start: accepted, input: (seen) => ({ ...seen, ...PARCEL }), to: 'shipped' }),
  step(correctShipping, {
    by: 'lab',
    start: shipped,
    input: (seen) => ({ ...seen, ...PARCEL, carrier: 'courier' }),
    to: 'shipped',
  }),
  step(completeOrder, { start: shipped, to: 'completed' }),
  step(cancelByLab, {
    by: 'lab',
    start: accepted,
    input: (seen) => ({ ...seen, reason: 'other', reasonText: '' }),
    to: 'canceled',
  }),
  step(dates.holdOrder, { start: accepted, input: saying, to: 'accepted' }),
  step(dates.resumeOrder, { by: 'lab', start: held, to: 'accepted' }),
  step(dates.proposeDate, {
    by: 'lab',
    start: accepted,
    input: (seen) => ({ ...seen, proposedOn: today(60), reasonText: '' }),
    to: 'accepted',
  }),
  step(dates.answerDate, {
    start: proposed,
    input: (seen) => ({ ...seen, agrees: true, reasonText: '' }),
    to: 'accepted',
  }),
  step(dates.askCancel, { start: accepted, input: saying, to: 'accepted' }),
  step(dates.agreeCancel, { by: 'lab', start: cancelAsked, to: 'canceled' }),
  step(dates.refuseCancel, { by: 'lab', start: cancelAsked, input: saying, to: 'accepted' }),
  step(dates.parcelArrived, { by: 'lab', start: accepted, to: 'accepted' }),
  step(dates.askRedelivery, { start: shipped, input: saying, to: 'ready' }),
  step(dates.assignOrder, { by: 'lab', start: accepted, to: 'accepted' }),
  remade,
  ...handedOver,
  filesAdded,
  counted(copyOrder, { start: sent, orders: 2 }),
  counted(discardOrder, { start: draft, orders: 0 }),
  batch(batches.batchAccept, { by: 'lab', start: sent, each: { revision: 1 }, to: 'accepted' }),
  batch(batches.batchReject, {
    by: 'lab',
    start: sent,
    all: { reason: 'bite', reasonText: '' },
    to: 'rejected',
  }),
  batch(batches.batchStartProcessing, { by: 'lab', start: accepted, to: 'accepted' }),
  batch(batches.batchSetReady, { by: 'lab', start: accepted, to: 'ready' }),
  batch(batches.batchShip, { by: 'lab', start: accepted, all: PARCEL, to: 'shipped' }),
  batch(batches.batchCancel, { start: sent, to: 'canceled' }),
  batch(batchSend, { start: draft, all: { consent: true }, to: 'pending' }),
  batch(batches.batchComplete, { start: shipped, to: 'completed' }),
];
