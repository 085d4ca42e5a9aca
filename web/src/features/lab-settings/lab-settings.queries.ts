import { getLabSettings, getPartnerLabSettings } from '@archway/contract/lab-settings/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const labSettingsQuery = callQuery(getLabSettings, {}, { ignoreErrors: true });

export const partnerLabSettingsQuery = (companyCode: string) =>
  callQuery(getPartnerLabSettings, { companyCode }, { ignoreErrors: true });
