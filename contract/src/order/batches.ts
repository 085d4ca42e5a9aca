import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { ItemResults, MAX_ITEMS } from '../core/items.ts';
import { lines } from '../core/text.ts';
import { RejectReason, Shipping } from './model.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;
const lab = [ORGANIZATION_TYPE.lab] as const;

/** Each as its list showed it, and answered by itself. */
const Seen = { orderId: z.uuid(), version: z.number().int().min(1) };
const items = z.array(z.strictObject(Seen)).min(1).max(MAX_ITEMS);

export const batchAccept = defineCall({
  path: 'order/batchAccept',
  method: 'POST',
  body: 'json',
  access: 'order:record:accept',
  summary: 'Accepts several orders for the days they ask for, each as it was seen.',
  input: z.strictObject({
    items: z
      .array(z.strictObject({ ...Seen, revision: z.number().int().min(1) }))
      .min(1)
      .max(MAX_ITEMS),
  }),
  output: ItemResults,
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: lab,
});

export const batchReject = defineCall({
  path: 'order/batchReject',
  method: 'POST',
  body: 'json',
  access: 'order:record:reject',
  summary: 'Rejects several orders with one reason.',
  input: z.strictObject({ items, reason: RejectReason, reasonText: lines(ORDER_LIMITS.reason) }),
  output: ItemResults,
  mutates: true,
  organizationTypes: lab,
});

export const batchStartProcessing = defineCall({
  path: 'order/batchStartProcessing',
  method: 'POST',
  body: 'json',
  access: 'order:record:process',
  summary: 'Says that the lab works on several orders.',
  input: z.strictObject({ items }),
  output: ItemResults,
  mutates: true,
  organizationTypes: lab,
});

export const batchSetReady = defineCall({
  path: 'order/batchSetReady',
  method: 'POST',
  body: 'json',
  access: 'order:record:process',
  summary: 'Says that several works are finished.',
  input: z.strictObject({ items }),
  output: ItemResults,
  mutates: true,
  organizationTypes: lab,
});

export const batchShip = defineCall({
  path: 'order/batchShip',
  method: 'POST',
  body: 'json',
  access: 'order:record:ship',
  summary: 'Says how and when several works travel, in one parcel or on one day.',
  input: z.strictObject({ items, ...Shipping.shape }),
  output: ItemResults,
  mutates: true,
  organizationTypes: lab,
});

export const batchCancel = defineCall({
  path: 'order/batchCancel',
  method: 'POST',
  body: 'json',
  access: 'order:record:save',
  summary: 'Takes several orders back that their labs have not answered.',
  input: z.strictObject({ items }),
  output: ItemResults,
  mutates: true,
  organizationTypes: clinic,
});

export const batchComplete = defineCall({
  path: 'order/batchComplete',
  method: 'POST',
  body: 'json',
  access: 'order:record:complete',
  summary: 'Confirms that several works were received.',
  input: z.strictObject({ items }),
  output: ItemResults,
  mutates: true,
  organizationTypes: clinic,
});
