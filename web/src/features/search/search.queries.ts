import { searchAll } from '@archway/contract/search/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const searchQuery = (keyword: string) => callQuery(searchAll, { keyword }, { ignoreErrors: true });
