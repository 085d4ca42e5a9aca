import { querySignInMethods } from '@archway/contract/credential/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const signInMethodsQuery = callQuery(querySignInMethods, {});
