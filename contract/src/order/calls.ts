import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { ORDER_STATUSES } from '@archway/rules/order/statuses';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { line, lines } from '../core/text.ts';
import { OrderDetail, OrderPlan, OrderRow, RejectReason } from './model.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;
const lab = [ORGANIZATION_TYPE.lab] as const;
const both = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

/** Which order, and the version its page showed. */
const Seen = { orderId: z.uuid(), version: z.number().int().min(1) };
/** Ticked by whoever sends: the patient has agreed. */
const consent = z.boolean();
const reason = lines(ORDER_LIMITS.reason);

export const listOrders = defineCall({
  path: 'order/listByPage',
  method: 'POST',
  access: 'order:record:read',
  summary: 'The orders of the organization: a clinic’s newest first, a lab’s by when they were sent.',
  input: z.strictObject({
    ...PageInput,
    /** In code, patient, dentist and the name of the other organization. */
    keyword: line(64).optional(),
    statuses: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).optional(),
    /** The other organization. */
    companyCode: z.uuid().optional(),
    /** A clinic's own. */
    caseId: z.uuid().optional(),
    patientId: z.uuid().optional(),
    /** Those that wait for somebody to release them. */
    isReleaseAsked: z.boolean().optional(),
    sort: sortedBy('updatedAt'),
  }),
  output: pageOf(OrderRow),
  fails: ['invalidInput'],
  organizationTypes: both,
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
  input: z.strictObject({ ...Seen, consent }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable', 'orderNotChecked'],
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
  input: z.strictObject({ ...Seen, consent }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable'],
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
