import { deleteContacts as call } from '@archway/contract/contact/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { contactChanged } from '../contact.events.ts';
import { deleteContacts } from '../contact.repository.ts';

export const delByIds = implement(call, async ({ input, caller, tx, audit }) => {
  const { contactIds } = input;
  const deleted = await deleteContacts(tx, caller.orgId, contactIds);
  if (deleted > 0) await record(tx, contactChanged, {});
  audit({ object: contactIds.join(','), detail: { deleted } });
  return { deleted };
});
