import { listContacts } from '@archway/contract/contact/calls';
import type { Pages } from '../../platform/use-pages.ts';
import { callQuery } from '../../platform/queries.ts';

export const contactsQuery = (page: Pages['input'], keyword: string) =>
  callQuery(listContacts, { ...page, ...(keyword === '' ? {} : { keyword }) }, { ignoreErrors: true });
