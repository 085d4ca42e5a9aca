import { getLikes } from '@archway/contract/customer/calls';
import { callQuery } from '../../platform/call/queries.ts';

/** How a clinic likes its work from a lab: the other one is named, whichever asks. */
export const likesQuery = (companyCode: string) =>
  callQuery(getLikes, { companyCode }, { ignoreErrors: true });
