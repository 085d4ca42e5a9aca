import { listContacts } from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { callQuery } from '../../platform/call/queries.ts';

export const contactsQuery = (asked: InputOf<typeof listContacts>) =>
  callQuery(listContacts, asked, { ignoreErrors: true });
