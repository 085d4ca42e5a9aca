import { info } from '@archway/contract/account/calls';
import { callQuery } from '../call/queries.ts';

/** Who is signed in. Every feature may ask, so it belongs to none. */
export const userInfoQuery = callQuery(info, {});
