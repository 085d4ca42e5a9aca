import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { PageInput, pageOf } from '../core/paging.ts';
import { line, lines } from '../core/text.ts';
import { OrderFilters, OrderSort } from './filters.ts';
import { ListedOrder, LoadDay, OrderDetail, OrderPlan, RejectReason, Shipping } from './model.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;
const lab = [ORGANIZATION_TYPE.lab] as const;
const both = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

/** Which order, and the version its page showed. */
const Seen = { orderId: z.uuid(), version: z.number().int().min(1) };
/** Ticked by whoever sends: the patient has agreed. */
const consent = z.boolean();
const reason = lines(ORDER_LIMITS.reason);
/** The tabs of a list: those that everybody has, a member's own views and those of colleagues. */
const MOST_COUNTED = 100;
/** What the page showed: nobody signs what a colleague has changed a moment ago. */
const seal = line(64);

export const listOrders = defineCall({
  path: 'order/listByPage',
  method: 'POST',
  access: 'order:record:read',
  summary: 'The orders of the organization: a clinic’s newest first, a lab’s by when they were sent.',
  input: z.strictObject({
    ...PageInput,
    ...OrderFilters.shape,
    /** A clinic's own. */
    caseId: z.uuid().optional(),
    patientId: z.uuid().optional(),
    sort: OrderSort,
  }),
  output: pageOf(ListedOrder),
  fails: ['invalidInput'],
  organizationTypes: both,
});

export const countOrders = defineCall({
  path: 'order/count',
  method: 'POST',
  access: 'order:record:read',
  summary: 'How many orders each of some lists has, in the order they are asked for.',
  input: z.strictObject({ lists: z.array(OrderFilters).min(1).max(MOST_COUNTED) }),
  output: z.object({
    list: z.array(z.object({ total: z.number().int(), totalIsExact: z.boolean() })),
  }),
  organizationTypes: both,
});

export const getLoad = defineCall({
  path: 'order/load',
  method: 'POST',
  access: 'order:record:read',
  summary:
    'What must leave a lab until the end of next week, day by day, and how much the lab takes on in a day.',
  input: z.strictObject({}),
  output: z.object({
    /** Where the lab is. */
    today: z.string(),
    /** Null where the lab has set none, and for who sees only orders of their own. */
    dailyUnits: z.number().int().nullable(),
    days: z.array(LoadDay),
  }),
  organizationTypes: lab,
});

export const getOrder = defineCall({
  path: 'order/detail',
  method: 'POST',
  access: 'order:record:read',
  summary: 'An order with what was sent, its files, its history and what the caller can do now.',
  input: z.strictObject({ orderId: z.uuid() }),
  output: OrderDetail,
  fails: ['notFound'],
  audit: 'onceAMinute',
  organizationTypes: both,
});

export const openOrder = defineCall({
  path: 'order/open',
  method: 'POST',
  access: 'order:record:read',
  summary:
    'Notes that the page of an order was opened: the clinic reads when a lab has seen it, and checks what came back.',
  input: z.strictObject({ orderId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  audit: 'onceAMinute',
  organizationTypes: both,
});

export const downloadOrderFile = defineCall({
  path: 'order/downloadFile',
  method: 'POST',
  access: 'order:record:read',
  summary:
    'Where a file of an order is downloaded for the next five minutes. The clinic reads when a lab did so first.',
  input: z.strictObject({ orderId: z.uuid(), fileId: z.uuid() }),
  output: z.object({ url: z.string() }),
  fails: ['notFound'],
  mutates: true,
  organizationTypes: both,
});

export const saveOrder = defineCall({
  path: 'order/save',
  method: 'POST',
  body: 'json',
  access: 'order:record:save',
  summary: 'Begins an order of a case, or changes what is to be sent of one that is with the clinic.',
  input: z.strictObject({
    caseId: z.uuid(),
    /** None for a new one. */
    orderId: z.uuid().optional(),
    /** Of the plan; 0 for a new one. An older one is refused. */
    planVersion: z.number().int().min(0),
    ...OrderPlan.shape,
  }),
  output: OrderDetail,
  fails: ['notFound', 'orderPlanIsNewer', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const saveOrderAttachments = defineCall({
  path: 'order/save_attachments',
  method: 'POST',
  access: 'order:record:save',
  summary:
    'Puts uploaded pictures and papers with an order that is with the clinic, in place of those it has.',
  input: z.strictObject({
    orderId: z.uuid(),
    fileIds: z.array(z.uuid()).max(ORDER_LIMITS.attachments),
  }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const sendOrder = defineCall({
  path: 'order/send',
  method: 'POST',
  access: 'order:record:release',
  summary: 'Sends an order to its lab, for the first time or again.',
  input: z.strictObject({ ...Seen, seal, consent }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable', 'orderNotChecked', 'orderPlanIsNewer'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: clinic,
});

export const askRelease = defineCall({
  path: 'order/askRelease',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Asks the dentist and the deputies to send an order.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const releaseOrder = defineCall({
  path: 'order/release',
  method: 'POST',
  access: 'order:record:release',
  summary: 'Sends an order whose release was asked for.',
  input: z.strictObject({ ...Seen, seal, consent }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable', 'orderPlanIsNewer'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: clinic,
});

export const returnRelease = defineCall({
  path: 'order/returnRelease',
  method: 'POST',
  access: 'order:record:release',
  summary: 'Gives an order back to whoever asked for its release, with the reason.',
  input: z.strictObject({ ...Seen, reason: reason.min(1) }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const editOrder = defineCall({
  path: 'order/edit',
  method: 'POST',
  body: 'json',
  access: 'order:record:release',
  summary: 'Changes an order that the lab has not answered: a new revision, signed anew.',
  input: z.strictObject({ ...Seen, consent, ...OrderPlan.shape }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: clinic,
});

export const cancelOrder = defineCall({
  path: 'order/cancel',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Takes an order back that the lab has not answered.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const acceptOrder = defineCall({
  path: 'order/accept',
  method: 'POST',
  access: 'order:record:accept',
  summary: 'Accepts an order as it was seen. A later day than requested goes to the clinic as a proposal.',
  input: z.strictObject({
    ...Seen,
    revision: z.number().int().min(1),
    /** Needed when the requested day has passed. */
    proposedOn: Day.optional(),
  }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderRevisionIsNewer', 'orderDateHasPassed'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: lab,
});

export const rejectOrder = defineCall({
  path: 'order/reject',
  method: 'POST',
  access: 'order:record:reject',
  summary: 'Rejects an order with a reason.',
  input: z.strictObject({ ...Seen, reason: RejectReason, reasonText: reason }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const copyOrder = defineCall({
  path: 'order/copy',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Begins a new order with what another one says, for example for another lab.',
  input: z.strictObject({ orderId: z.uuid() }),
  output: OrderDetail,
  fails: ['notFound'],
  mutates: true,
  organizationTypes: clinic,
});

export const discardOrder = defineCall({
  path: 'order/discard',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Takes away an order that was never sent.',
  input: z.strictObject(Seen),
  output: z.object({}),
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const addFiles = defineCall({
  path: 'order/addFiles',
  method: 'POST',
  access: 'order:record:save',
  summary:
    'Adds files of the case, or papers, to an order under way, also in place of others: a new revision.',
  input: z.strictObject({
    ...Seen,
    fileIds: z.array(z.uuid()).min(1).max(ORDER_LIMITS.files),
    /** Those that the lab is not to use any more. */
    replaced: z.array(z.uuid()).max(ORDER_LIMITS.files).default([]),
  }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderFileNotReady'],
  mutates: true,
  organizationTypes: clinic,
});

export const startProcessing = defineCall({
  path: 'order/startProcessing',
  method: 'POST',
  access: 'order:record:process',
  summary: 'Says that the lab works on an order.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const setReady = defineCall({
  path: 'order/setReady',
  method: 'POST',
  access: 'order:record:process',
  summary: 'Says that a work is finished and waits to be shipped.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const shipOrder = defineCall({
  path: 'order/ship',
  method: 'POST',
  access: 'order:record:ship',
  summary: 'Says how and when a work travels to its clinic; one that was not set ready becomes so first.',
  input: z.strictObject({ ...Seen, ...Shipping.shape }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'shippingDaysNotPossible'],
  mutates: true,
  organizationTypes: lab,
});

export const correctShipping = defineCall({
  path: 'order/correctShipping',
  method: 'POST',
  access: 'order:record:ship',
  summary: 'Corrects how and when a work travels; what was said before is kept.',
  input: z.strictObject({ ...Seen, ...Shipping.shape }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'shippingDaysNotPossible'],
  mutates: true,
  organizationTypes: lab,
});

export const completeOrder = defineCall({
  path: 'order/complete',
  method: 'POST',
  access: 'order:record:complete',
  summary: 'Confirms that a work was received, also where no parcel was announced.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const cancelByLab = defineCall({
  path: 'order/cancelByLab',
  method: 'POST',
  access: 'order:record:reject',
  summary: 'Ends accepted work with a reason.',
  input: z.strictObject({ ...Seen, reason: RejectReason, reasonText: reason }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});
