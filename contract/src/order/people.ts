import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';

const clinic = [ORGANIZATION_TYPE.clinic] as const;
const lab = [ORGANIZATION_TYPE.lab] as const;
const both = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

/** At once; the rest by the same gesture again. */
export const MOST_HANDED_OVER = 500;
const MOST_RECEIVERS = 20;
const handedOver = z.object({ orders: z.number().int() });

export const getOpenWork = defineCall({
  path: 'order/openWork',
  method: 'POST',
  access: 'order:record:read',
  summary: 'What a member still has to do: a technician’s orders, or what waits for a dentist.',
  input: z.strictObject({ userCode: z.uuid() }),
  output: z.object({
    /** In a lab: not ended and given to the member. In a clinic: not sent, with the member as the dentist. */
    orders: z.number().int(),
    /** Of them, those whose release was asked for. */
    releases: z.number().int(),
  }),
  organizationTypes: both,
});

export const handOver = defineCall({
  path: 'order/handOver',
  method: 'POST',
  access: 'order:record:assign',
  summary: 'Gives the open orders of a technician to others, each to whoever has least to do.',
  input: z.strictObject({ from: z.uuid(), to: z.array(z.uuid()).min(1).max(MOST_RECEIVERS) }),
  output: handedOver,
  fails: ['memberNotAssignable'],
  mutates: true,
  organizationTypes: lab,
});

export const handOverPrepared = defineCall({
  path: 'order/handOverPrepared',
  method: 'POST',
  access: 'order:record:save',
  summary:
    'Gives the orders that a dentist has not sent to another dentist, who is asked where a release was.',
  input: z.strictObject({ from: z.uuid(), dentistId: z.uuid() }),
  output: handedOver,
  fails: ['notFound'],
  mutates: true,
  organizationTypes: clinic,
});
