import { info } from '@archway/contract/account/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const userInfoQuery = callQuery(info, {});
