import { ORDER_TYPES } from '@archway/rules/order/statuses';
import { SEND_OBSTACLES } from '@archway/rules/order/sendable';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { ItemIds, ItemResults, MAX_ITEMS } from '../core/items.ts';
import { Gap } from '../treatment/model.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;

/** What is said of all orders at once; everything else comes from their cases. */
const SaidOfAll = z.strictObject({
  labCode: z.uuid(),
  type: z.enum(ORDER_TYPES),
  requestedOn: Day,
});

/** An order as its list showed it, or the order that a case has yet to get. */
export const ItemToSend = z.union([
  z.strictObject({ orderId: z.uuid(), version: z.number().int().min(1) }),
  z.strictObject({ caseId: z.uuid() }),
]);
export type ItemToSend = z.output<typeof ItemToSend>;

const NAMED_BY = ({ items, plan }: { items: readonly ItemToSend[]; plan?: unknown }): boolean =>
  plan !== undefined || items.every((item) => 'orderId' in item);

export const batchSend = defineCall({
  path: 'order/batchSend',
  method: 'POST',
  body: 'json',
  access: 'order:record:save',
  summary:
    'Sends several orders, or one for each of several cases. What the caller may not release, its dentist is asked to.',
  input: z
    .strictObject({
      items: z.array(ItemToSend).min(1).max(MAX_ITEMS),
      /** Ticked once and kept with each: the patients have agreed. */
      consent: z.boolean(),
      /** Needed for cases. One that can't be sent yet keeps its order, with what was said here. */
      plan: SaidOfAll.optional(),
    })
    .refine(NAMED_BY),
  output: ItemResults,
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes: clinic,
});

/** Whether a case can be sent as it is, and by whom. */
export const CaseToSend = z
  .object({
    caseId: z.uuid(),
    /** But for consent. */
    obstacles: z.array(z.enum(SEND_OBSTACLES)),
    /** What blocks, of the prescription and what the lab asks for. */
    gaps: z.array(Gap).readonly(),
    mayRelease: z.boolean(),
    dentistName: z.string(),
  })
  .meta({ id: 'CaseToSend' });
export type CaseToSend = z.output<typeof CaseToSend>;

export const checkCases = defineCall({
  path: 'order/checkCases',
  method: 'POST',
  access: 'order:record:save',
  summary:
    'Says of several cases whether each could be sent to a lab now, and on which day all could be there.',
  input: z.strictObject({
    caseIds: ItemIds,
    labCode: z.uuid(),
    type: z.enum(ORDER_TYPES),
    /** The suggested day of all, when left out. */
    requestedOn: Day.optional(),
  }),
  output: z.object({
    list: z.array(CaseToSend),
    /** Earlier ones make rush orders. Null for a lab that never works, and for one that is no partner. */
    earliest: z.string().nullable(),
    suggested: z.string().nullable(),
  }),
  organizationTypes: clinic,
});
