import { todayIn } from '@archway/rules/date-presets';
import type { OrderStep } from '@archway/rules/order/table';
import type { Tx } from '../../platform/rpc/implement.ts';
import { act, type Acting } from './act.ts';
import { ownCardOf } from './order-card.ts';
import { NOW, readNow, type OrderRow } from './order.repository.ts';

interface Acceptance {
  step: OrderStep;
  /** A later day than requested, for the clinic to agree to. */
  proposedOn: string | null;
  isAuto: boolean;
}

/**
 * Accepts a pending order: the requested day is promised, a later one proposed. `dateHasPassed` when the requested day is
 * over where the lab is, and no later one is named.
 */
export async function acceptOrder(
  tx: Tx,
  acting: Acting,
  order: OrderRow,
  { step, proposedOn, isAuto }: Acceptance,
): Promise<OrderRow | 'dateHasPassed'> {
  const card = await ownCardOf(tx, acting.orgId);
  const today = todayIn(card.timeZone || 'UTC', await readNow(tx));
  const requested = order.requested_on ?? today;
  const later = proposedOn !== null && proposedOn > requested && proposedOn >= today ? proposedOn : null;
  if (requested < today && later === null) return 'dateHasPassed';
  const after = await act(tx, acting, order, {
    step,
    ownedBy: null,
    change: {
      accepted_at: NOW,
      estimated_on: requested,
      proposed_on: later,
      auto_accepted: isAuto,
      accepted_revision: order.revision,
      counterpart_card: JSON.stringify(card),
    },
    detail: { day: later ?? requested },
    ...(isAuto && { entry: 'autoAccept' as const }),
  });
  return after ?? order;
}
