import type { SendObstacle } from '@archway/rules/order/sendable';
import type { OrderStep } from '@archway/rules/order/table';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { RequestInfo } from '../../platform/rpc/request.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { lockCase } from '../case/public.ts';
import { holdPartner } from '../partner/public.ts';
import { actingAs, type OwnOrder } from './on-order.ts';
import type { OrderRow } from './order.repository.ts';
import { sendOrder } from './send-order.ts';
import { obstaclesOf, plannedBy, readToSend } from './to-send.ts';

export interface SendNow {
  caller: Caller;
  request: Pick<RequestInfo, 'language' | 'address'>;
  own: OwnOrder;
  step: OrderStep;
  consent: boolean;
  /** What the page showed; an edit brings its plan itself. */
  seal?: string;
}

export type Outcome = { sent: OrderRow } | { obstacles: readonly SendObstacle[] } | 'newer';

/**
 * Checks all that keeps an order from being sent and sends it. The case and the partnership are locked meanwhile, so that
 * neither is deleted nor ended under it.
 */
export async function sendNow(
  tx: Tx,
  { caller, request, own, step, consent, seal }: SendNow,
): Promise<Outcome> {
  const { order, plan } = own;
  const row = await lockCase(tx, { ...caller, scope: 'organization' }, order.case_id);
  const partner = plan.lab === null ? undefined : await holdPartner(tx, caller, plan.lab);
  const toSend = await readToSend(tx, caller.orgId, plannedBy(order, plan, row));
  if (seal !== undefined && seal !== toSend.seal) return 'newer';
  const obstacles = obstaclesOf(toSend, consent);
  if (obstacles.length > 0) return { obstacles };
  if (row === undefined) return { obstacles: ['caseNotReady'] };
  if (partner === undefined) return { obstacles: ['noLab'] };
  const acting = { ...(await actingAs(tx, caller)), userCode: caller.userCode };
  const { language, address } = request;
  const sent = await sendOrder(tx, {
    acting,
    own,
    step,
    row,
    toSend,
    partner,
    consent: { language, address },
  });
  return sent === undefined ? { obstacles: ['caseHasOpenOrder'] } : { sent };
}
