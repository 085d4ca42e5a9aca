import { linkCustomerContact as call } from '@archway/contract/customer/calls';
import { CUSTOMER_LIMITS } from '@archway/rules/customer';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { readContacts } from '../../contact/public.ts';
import { listCustomerRows } from '../../partner/public.ts';
import { customerSaved } from '../customer.events.ts';
import { presentContacts } from '../customer.present.ts';
import { linkContact } from '../customer.repository.ts';

export const link = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { companyCode: clinic, contactId } = input;
  const { orgId: lab } = caller;
  const [customer] = await listCustomerRows(tx, lab, { clinic });
  const [contact] = await readContacts(tx, lab, [contactId]);
  if (customer === undefined || contact === undefined) return fail('notFound');
  await linkContact(tx, lab, clinic, contactId);
  const contacts = await presentContacts(tx, lab, clinic);
  if (contacts.length > CUSTOMER_LIMITS.contacts) return fail('tooManyCustomerContacts');
  await record(tx, customerSaved, { clinic });
  audit({ object: clinic, detail: { contactId } });
  return { contacts };
});
