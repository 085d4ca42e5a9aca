import { getCustomer as call } from '@archway/contract/customer/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findAddressOfClinic, listDentistsOfClinic } from '../../order/public.ts';
import { findLikes, type PartnershipRow } from '../../partner/public.ts';
import { presentContacts, presentLikes, presentNote } from '../customer.present.ts';
import { findNote } from '../customer.repository.ts';
import { readCustomers, readDays } from '../read-customers.ts';

/** More dentists of one clinic than anybody reads. */
const MOST_DENTISTS = 20;

export const get = implement(
  call,
  async ({ input: { companyCode: clinic }, caller, tx, fail }) => {
    const { orgId: lab } = caller;
    const days = await readDays(tx, lab);
    const [found] = await readCustomers(tx, caller, days, { clinic });
    const likes = await findLikes(tx, caller, clinic);
    if (found === undefined || likes === undefined) return fail('notFound');
    const { customer, row } = found;
    const address = await findAddressOfClinic(tx, lab, clinic);
    return {
      ...customer,
      address: { street: address?.street ?? '', postalCode: address?.postalCode ?? '' },
      likes: presentLikes(likes, lab),
      note: await presentNote(tx, caller, await findNote(tx, lab, clinic)),
      contacts: await presentContacts(tx, lab, clinic),
      dentists: await listDentistsOfClinic(tx, lab, { clinic, since: days.since, most: MOST_DENTISTS }),
      partnership: customer.isFormer ? null : switchOf(row),
    };
  },
  { reads: true },
);

const switchOf = (row: PartnershipRow) => ({
  partnershipId: row.id,
  version: row.version,
  autoAccept: row.auto_accept,
  autoAcceptSince: row.auto_accept_since?.toISOString() ?? null,
});
