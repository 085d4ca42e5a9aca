import { TRAY_LENGTH } from '@archway/rules/order/tray';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { MOST_PRINTED, PAPER_KINDS, PAPER_SIZES, SIZES_OF } from '@archway/rules/paper/paper';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line } from '../core/text.ts';
import { OrderDetail } from './model.ts';

const lab = [ORGANIZATION_TYPE.lab] as const;
const both = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

export const PRINT_STATES = ['making', 'made', 'failed'] as const;

/** Papers that were asked for. */
export const OrderPrint = z
  .object({
    printId: z.uuid(),
    state: z.enum(PRINT_STATES),
    /** Of the PDF, for the next five minutes; null until it is made. */
    url: z.string().nullable(),
  })
  .meta({ id: 'OrderPrint' });
export type OrderPrint = z.output<typeof OrderPrint>;

export const printOrders = defineCall({
  path: 'order/print',
  method: 'POST',
  access: 'print:record:create',
  summary:
    'Makes a PDF of orders in the language of the reader: prescriptions, or labels for their boxes. What was made before is answered right away.',
  input: z.strictObject({
    orderIds: z.array(z.uuid()).min(1).max(MOST_PRINTED),
    kind: z.enum(PAPER_KINDS),
    /** On a roll each label has a page of its own; prescriptions are for sheets. */
    size: z.enum(PAPER_SIZES),
  }),
  output: OrderPrint,
  fails: ['notFound', 'invalidInput', 'orderNotPrintable'],
  mutates: true,
  organizationTypes: both,
});

export const printCase = defineCall({
  path: 'order/printCase',
  method: 'POST',
  access: 'print:record:create',
  summary:
    'Makes a PDF of what is prescribed for a case now, in the language of the reader and marked as not sent.',
  input: z.strictObject({ caseId: z.uuid(), size: z.enum(SIZES_OF.prescription) }),
  output: OrderPrint,
  fails: ['notFound'],
  mutates: true,
  organizationTypes: both,
});

export const getPrint = defineCall({
  path: 'order/printed',
  method: 'POST',
  access: 'print:record:create',
  summary: 'How far papers are that the caller has asked for, with an address for the next five minutes.',
  input: z.strictObject({ printId: z.uuid() }),
  output: OrderPrint,
  fails: ['notFound', 'orderNotPrintable'],
  organizationTypes: both,
});

export const saveTray = defineCall({
  path: 'order/saveTray',
  method: 'POST',
  access: 'order:record:tray',
  summary:
    'Notes in which tray the lab keeps a work; an empty text takes it out. No other open order has the same.',
  input: z.strictObject({ orderId: z.uuid(), tray: line(TRAY_LENGTH) }),
  output: OrderDetail,
  fails: ['notFound', 'trayInUse'],
  mutates: true,
  organizationTypes: lab,
});
