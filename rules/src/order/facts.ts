import type { OrderFacts } from './machine.ts';
import type { OrderType } from './statuses.ts';
import type { OrderSide } from './table.ts';

/** What the table asks about an order under way. */
export interface WorkFacts {
  type: OrderType;
  isStarted: boolean;
  /** Which side holds it; null while it goes on. */
  heldBy: OrderSide | null;
  isDateProposed: boolean;
  isCancelAsked: boolean;
  /** An impression or a model comes by parcel and has not arrived. */
  awaitsParcel: boolean;
}

/**
 * What is true of an order by its row alone, for one of its sides. Questions and designs come later: until then nobody has asked
 * anything, and an order of a design alone cannot get one.
 */
export const factsOfWork = (
  { type, isStarted, heldBy, isDateProposed, isCancelAsked, awaitsParcel }: WorkFacts,
  side: OrderSide,
): OrderFacts => ({
  isFree: heldBy === null,
  isHeld: heldBy !== null,
  isHeldByOwn: heldBy === side,
  isDateProposed,
  isCancelAsked,
  isCancelNotAsked: !isCancelAsked,
  comesByParcel: awaitsParcel,
  hasNoQuestion: true,
  isNotStarted: !isStarted,
  isDesignDone: type !== 'designOnly',
  isShippable: type !== 'designOnly',
});
