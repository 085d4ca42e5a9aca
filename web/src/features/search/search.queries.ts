import { listCases } from '@archway/contract/case/calls';
import { searchAll } from '@archway/contract/search/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const searchQuery = (keyword: string) => callQuery(searchAll, { keyword }, { ignoreErrors: true });

export const recentQuery = callQuery(listCases, { sort: '-updatedAt', pageSize: 8 }, { ignoreErrors: true });
