import { listViews } from '@archway/contract/view/calls';
import type { ViewList } from '@archway/rules/views';
import { callQuery } from '../../platform/call/queries.ts';

export const viewsQuery = (list: ViewList) => callQuery(listViews, { list }, { ignoreErrors: true });
