import { getCustomer, listCustomers } from '@archway/contract/customer/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'customer.changed': ({ companyCode }) => [answersOf(getCustomer, { companyCode })],
  'partner.changed': () => [answersOf(listCustomers), answersOf(getCustomer)],
  'order.changed': () => [answersOf(listCustomers), answersOf(getCustomer)],
  'contact.changed': () => [answersOf(getCustomer)],
};
