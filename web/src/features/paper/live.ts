import { getPrint } from '@archway/contract/order/paper';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'order.printed': ({ printId }) => [answersOf(getPrint, { printId })],
};
