import { companyInfo } from '@archway/contract/organization/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const companyInfoQuery = callQuery(companyInfo, {});
