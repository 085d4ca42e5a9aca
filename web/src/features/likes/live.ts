import { getLikes } from '@archway/contract/customer/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'customer.likesChanged': ({ companyCode }) => [answersOf(getLikes, { companyCode })],
};
