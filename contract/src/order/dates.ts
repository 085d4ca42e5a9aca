import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { REMAKE_CAUSES } from '@archway/rules/order/statuses';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { lines } from '../core/text.ts';
import { OrderDetail } from './model.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;
const lab = [ORGANIZATION_TYPE.lab] as const;
const both = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

/** Which order, and the version its page showed. */
const Seen = { orderId: z.uuid(), version: z.number().int().min(1) };
/** In somebody's own words, for the other side. */
const words = lines(ORDER_LIMITS.reason);

export const holdOrder = defineCall({
  path: 'order/hold',
  method: 'POST',
  access: 'order:record:hold',
  summary:
    'Puts an order on hold with a reason: it is not accepted, started, made ready or shipped until then.',
  input: z.strictObject({ ...Seen, reasonText: words.min(1) }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: both,
});

export const resumeOrder = defineCall({
  path: 'order/resume',
  method: 'POST',
  access: 'order:record:hold',
  summary: 'Lets an order go on. The agreed day moves by the working days that were lost.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: both,
});

export const proposeDate = defineCall({
  path: 'order/proposeDate',
  method: 'POST',
  access: 'order:record:dates',
  summary:
    'Names another day: one that is not later than requested holds right away, a later one when the clinic agrees.',
  input: z.strictObject({ ...Seen, proposedOn: Day, reasonText: words }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'orderDateHasPassed', 'orderDateTooFar'],
  mutates: true,
  organizationTypes: lab,
});

export const answerDate = defineCall({
  path: 'order/answerDate',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Agrees to the later day that a lab has proposed, or declines it.',
  input: z.strictObject({ ...Seen, agrees: z.boolean(), reasonText: words }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const askCancel = defineCall({
  path: 'order/askCancel',
  method: 'POST',
  access: 'order:record:save',
  summary: 'Asks a lab to end work that it has accepted.',
  input: z.strictObject({ ...Seen, reasonText: words.min(1) }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const agreeCancel = defineCall({
  path: 'order/agreeCancel',
  method: 'POST',
  access: 'order:record:reject',
  summary: 'Ends accepted work as its clinic has asked.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const refuseCancel = defineCall({
  path: 'order/refuseCancel',
  method: 'POST',
  access: 'order:record:reject',
  summary: 'Goes on with work that its clinic has asked to end, and says why.',
  input: z.strictObject({ ...Seen, reasonText: words.min(1) }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const parcelArrived = defineCall({
  path: 'order/parcelArrived',
  method: 'POST',
  access: 'order:record:dates',
  summary: 'Says that the impression or the model has come, from when on the promised days count.',
  input: z.strictObject(Seen),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: lab,
});

export const askRedelivery = defineCall({
  path: 'order/askRedelivery',
  method: 'POST',
  access: 'order:record:complete',
  summary: 'Asks for a work to be delivered once more, with the reason.',
  input: z.strictObject({ ...Seen, reasonText: words.min(1) }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const remakeOrder = defineCall({
  path: 'order/remake',
  method: 'POST',
  access: 'order:record:save',
  summary:
    'Begins an order for a work that is made once more, linked to the one before. Answers with the new one.',
  input: z.strictObject({ ...Seen, cause: z.enum(REMAKE_CAUSES), reasonText: words }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict'],
  mutates: true,
  organizationTypes: clinic,
});

export const assignOrder = defineCall({
  path: 'order/assign',
  method: 'POST',
  access: 'order:record:assign',
  summary: 'Gives an order to a member of the lab, or to nobody in particular.',
  input: z.strictObject({
    ...Seen,
    /** Nobody in particular if left out. */
    technician: z.uuid().optional(),
  }),
  output: OrderDetail,
  fails: ['notFound', 'orderStateConflict', 'memberNotAssignable'],
  mutates: true,
  organizationTypes: lab,
});

export const listTechnicians = defineCall({
  path: 'order/technicians',
  method: 'POST',
  access: 'order:record:read',
  summary: 'Who an order of the lab can be given to, with how much they have to do.',
  input: z.strictObject({}),
  output: z.object({
    list: z.array(
      z.object({
        userCode: z.uuid(),
        name: z.string(),
        /** Accepted, in production or ready. */
        orders: z.number().int(),
        units: z.number(),
      }),
    ),
  }),
  organizationTypes: lab,
});
