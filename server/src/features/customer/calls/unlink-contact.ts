import { unlinkCustomerContact as call } from '@archway/contract/customer/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { listCustomerRows } from '../../partner/public.ts';
import { customerSaved } from '../customer.events.ts';
import { presentContacts } from '../customer.present.ts';
import { unlinkContact } from '../customer.repository.ts';

export const unlink = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { companyCode: clinic, contactId } = input;
  const { orgId: lab } = caller;
  if ((await listCustomerRows(tx, lab, { clinic })).length === 0) return fail('notFound');
  await unlinkContact(tx, lab, clinic, contactId);
  await record(tx, customerSaved, { clinic });
  audit({ object: clinic, detail: { contactId } });
  return { contacts: await presentContacts(tx, lab, clinic) };
});
