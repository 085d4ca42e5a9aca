import { saveCustomerNote as call } from '@archway/contract/customer/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { listCustomerRows } from '../../partner/public.ts';
import { customerSaved } from '../customer.events.ts';
import { presentNote } from '../customer.present.ts';
import { findNote, saveNote } from '../customer.repository.ts';

export const note = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { companyCode: clinic, version, text } = input;
  if ((await listCustomerRows(tx, caller.orgId, { clinic })).length === 0) return fail('notFound');
  const row = await saveNote(tx, caller, { clinic, version, text });
  if (row === undefined) {
    const stored = await findNote(tx, caller.orgId, clinic);
    return fail('customerIsNewer', { data: { version: stored?.version ?? 0 } });
  }
  await record(tx, customerSaved, { clinic });
  audit({ object: clinic, detail: { version: row.version } });
  return presentNote(tx, caller, row);
});
