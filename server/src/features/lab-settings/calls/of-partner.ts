import { getPartnerLabSettings as call } from '@archway/contract/lab-settings/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentOfPartner } from '../lab-settings.present.ts';
import { findSettingsOfPartner } from '../lab-settings.repository.ts';

export const ofPartner = implement(
  call,
  async ({ input: { companyCode }, tx, fail }) =>
    presentOfPartner(companyCode, (await findSettingsOfPartner(tx, companyCode)) ?? fail('notFound')),
  { reads: true },
);
