import { push, subscribe } from '../../platform/events/events.ts';
import { customerSaved, likesSaved } from './customer.events.ts';

export const customerSubscriptions = [
  subscribe(customerSaved, ({ orgId, payload: { clinic } }) => [
    push({ orgId }, 'customer.changed', { companyCode: clinic }),
  ]),
  subscribe(likesSaved, ({ payload: { clinic, lab } }) => [
    push({ orgId: lab }, 'customer.changed', { companyCode: clinic }),
    push({ orgId: lab }, 'customer.likesChanged', { companyCode: clinic }),
    push({ orgId: clinic }, 'customer.likesChanged', { companyCode: lab }),
  ]),
];
