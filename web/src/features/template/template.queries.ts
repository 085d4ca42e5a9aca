import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { listDentists } from '@archway/contract/dentist/calls';
import { listTemplates } from '@archway/contract/template/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const templatesQuery = callQuery(listTemplates, {}, { ignoreErrors: true });

/** The dentists a template can be for. A clinic has few; a hundred is where the choice stops. */
export const dentistsQuery = callQuery(
  listDentists,
  { pageSize: MAX_PAGE_SIZE, sort: 'name' },
  { ignoreErrors: true },
);
