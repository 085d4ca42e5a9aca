import { listLivePartners as call } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPartner } from '../partner.present.ts';
import { findPartnerships } from '../partnership.repository.ts';

export const listLive = implement(
  call,
  async ({ caller, tx }) => {
    const rows = await findPartnerships(tx, caller, { statuses: [PARTNERSHIP_STATUS.accepted] }).execute();
    const list = rows
      .map((row) => presentPartner(caller, row))
      .map(({ companyCode, organization }) => ({ companyCode, organization }))
      .toSorted((a, b) => a.organization.name.localeCompare(b.organization.name, 'en'));
    return { list };
  },
  { reads: true },
);
