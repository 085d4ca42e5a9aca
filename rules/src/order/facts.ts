import type { OrderFacts } from './machine.ts';
import type { OrderType } from './statuses.ts';

/** What the table asks about an order that a lab works on. */
export interface WorkFacts {
  type: OrderType;
  isStarted: boolean;
}

/**
 * What is true of an order by its row alone. Holds, questions and designs come later: until then every order is free, nobody has
 * asked anything, and an order of a design alone cannot get one.
 */
export const factsOfWork = ({ type, isStarted }: WorkFacts): OrderFacts => ({
  isFree: true,
  hasNoQuestion: true,
  isNotStarted: !isStarted,
  isDesignDone: type !== 'designOnly',
  isShippable: type !== 'designOnly',
});
