import { saveCase } from '@archway/contract/case/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { saveDentist } from '@archway/contract/dentist/calls';
import {
  acceptOrder,
  askRelease,
  cancelOrder,
  copyOrder,
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
} from '@archway/contract/order/calls';
import type { OrderPlan } from '@archway/contract/order/model';
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

/** Partners, and a case with a crown whose impression comes by parcel. */
async function partners(stage: Stage): Promise<Given> {
  const { own: clinic, other: lab } = await sides(stage, 'clinic');
  await partnersByCode(stage, clinic, lab);
  const { caseId } = (await ask(stage, saveCase, { name: 'Crown' }, clinic.headers)).data;
  const crown = {
    ...bareWork('Crown', { teeth: [46], jaw: null }, 'fixed'),
    method: 'anatomic',
    material: 'zirconia',
    shade: 'A2',
  } as const;
  await ask(
    stage,
    saveTreatment,
    { caseId, version: 0, works: [crown], links: [], absent: [] },
    clinic.headers,
  );
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
  return { orderId: data.orderId, version: data.version };
}

async function sent(stage: Stage, given: Given): Promise<Seen> {
  const made = await draft(stage, given);
  const { data } = await ask(stage, sendOrder, { ...made, consent: true }, given.clinic.headers);
  return { orderId: data.orderId, version: data.version };
}

/** Of a dentist who can sign in and is not the administrator: nobody else may release it. */
async function ofDentist(stage: Stage, given: Given): Promise<Seen & { dentistId: string }> {
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

async function asked(stage: Stage, given: Given): Promise<Seen> {
  const { dentistId, ...made } = await ofDentist(stage, given);
  const { data } = await ask(stage, askRelease, made, given.clinic.headers);
  // The member who is the dentist leaves, so that the administrator may release it.
  await ask(stage, saveDentist, { dentistId, name: 'Dr. Own', userCode: '' }, given.clinic.headers);
  return { orderId: data.orderId, version: data.version };
}

/** The order's status, and all that hangs on it as often as its history says. */
const stands =
  (stage: Stage, { clinic }: Given, status: OrderStatus) =>
  async (): Promise<string[]> => {
    const [row] = await stage.rows.rows<{ said: string; whole: boolean }>(
      clinic.org.orgId,
      `select string_agg(status, ',') as said, bool_and(
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

interface Step {
  by?: 'clinic' | 'lab';
  start: (stage: Stage, given: Given) => Promise<Seen>;
  input?: (seen: Seen, given: Given) => Record<string, unknown>;
  to: OrderStatus;
}

const step = (call: CallSpec, { by = 'clinic', start, input = (seen) => ({ ...seen }), to }: Step): Case =>
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

const consenting = (seen: Seen) => ({ ...seen, consent: true });
const one = ({ orderId }: Seen) => ({ orderId });

const FILE = '0198f000-0000-7000-8000-00000000000f';

/** A file that the lab may read, as a clinic would have sent it. */
async function withFile(stage: Stage, given: Given): Promise<Seen> {
  const seen = await sent(stage, given);
  await stage.rows.rows(
    given.clinic.org.orgId,
    `insert into order_grant (org_id, id, counterpart, order_id, revision, attempt, file_id, kind, role, name, size,
       content_type, content_key, looks)
     select org_id, gen_random_uuid(), counterpart, id, 1, 1, $1, 'scan', 'lower', 'lower.stl', 1, 'model/stl', 'org/x',
       '{}' from order_record`,
    [FILE],
  );
  return seen;
}

/** So many orders are there, each with its plan and its history. */
const counted = (
  call: typeof copyOrder | typeof discardOrder,
  { start, orders }: { start: Step['start']; orders: number },
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
  step(returnRelease, { start: asked, input: (seen) => ({ ...seen, reason: 'Once more' }), to: 'notSent' }),
  step(editOrder, {
    start: sent,
    input: (seen, { plan }) => ({ ...consenting(seen), ...plan }),
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
    input: ({ orderId, version }) => ({ orderId, version }),
    to: 'notSent',
  }),
  step(downloadOrderFile, {
    by: 'lab',
    start: withFile,
    input: (seen) => ({ ...one(seen), fileId: FILE }),
    to: 'pending',
  }),
  counted(copyOrder, { start: sent, orders: 2 }),
  counted(discardOrder, { start: draft, orders: 0 }),
];
