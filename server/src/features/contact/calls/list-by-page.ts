import { listContacts as call } from '@archway/contract/contact/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { pageWanted, presentPage } from '../../../platform/rpc/present-page.ts';
import { presentContact } from '../contact.present.ts';
import { countContacts, listContacts } from '../contact.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const wanted = pageWanted(input, () => fail('invalidInput', { data: { fields: ['cursor'] } }));
    const rows = await listContacts(tx, caller.orgId, wanted);
    const total = wanted.after?.total ?? (await countContacts(tx, caller.orgId, wanted.keyword));
    return presentPage(rows, { size: wanted.size, total }, presentContact);
  },
  { reads: true },
);
