import { listContacts as call } from '@archway/contract/contact/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentContact } from '../contact.present.ts';
import { CONTACT_LIST, findContacts } from '../contact.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(CONTACT_LIST, input);
    const found = await readPage(tx, findContacts(tx, caller.orgId, input.keyword), wanted);
    return presentPage(found, wanted, (rows) => rows.map(presentContact));
  },
  { reads: true },
);
