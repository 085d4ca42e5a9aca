import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { ItemIds } from '../core/items.ts';
import { OrderFilters } from './filters.ts';

export const exportOrders = defineCall({
  path: 'order/exportCsv',
  method: 'POST',
  access: 'export:record:create',
  summary:
    'A list of orders as CSV for billing, or these of it: at most 10,000 with works, units and days. Names stand where they were shared.',
  input: z.strictObject({
    ...OrderFilters.shape,
    ids: ItemIds.optional(),
    /** The caller warrants that the patients have consented. */
    warranty: z.boolean(),
  }),
  output: z.object({ csv: z.string(), rows: z.number().int() }),
  fails: ['tooManyToExport', 'invalidInput'],
  audit: 'onceAMinute',
  needsCompleteOrganization: true,
  organizationTypes: [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab],
});
