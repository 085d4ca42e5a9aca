import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import type { OrderDetail, OrderPlan } from '@archway/contract/order/model';
import { obstaclesToSend, type SendObstacle } from '@archway/rules/order/sendable';
import { isOpen } from '@archway/rules/order/statuses';
import type { Gap } from '@archway/rules/treatment/gaps';
import { whyNotReady } from './files-to-send.ts';

interface Known {
  detail: Pick<CaseDetail, 'state' | 'order'> & { files: readonly CaseFile[] };
  /** Null for one that was not saved yet. */
  order: Pick<OrderDetail, 'orderId' | 'status' | 'own'> | null;
  plan: OrderPlan;
  /** Undefined until the partners are known. */
  isPartner: boolean | undefined;
  /** On the lab's calendar; undefined until it is known. */
  isDatePossible: boolean | undefined;
  gaps: readonly Gap[];
  hasConsent: boolean;
}

/** What keeps the form from being sent, as far as the page can know, by the same rule as the server's. */
export function obstaclesOf({ detail, order, plan, isPartner, isDatePossible, gaps, hasConsent }: Known) {
  const sent = detail.files.filter(({ fileId }) => plan.files.includes(fileId));
  const attachments = order?.own?.attachments ?? [];
  // The case of an order that the lab has is ordered: it was ready when it was sent.
  const isChange = order?.status === 'pending';
  return obstaclesToSend({
    type: plan.type,
    isOrganizationComplete: !saysServer(order, 'organizationIncomplete'),
    hasLab: plan.labCode !== null && isPartner !== false,
    works: plan.works.length,
    caseState: isChange ? 'scanCompleted' : detail.state,
    hasOpenOrder:
      detail.order !== null && detail.order.orderId !== order?.orderId && isOpen(detail.order.status),
    comesByParcel: plan.comesByParcel,
    unfinishedFiles:
      sent.filter((file) => whyNotReady(file) !== null).length +
      attachments.filter(({ tag }) => tag !== 'finished').length,
    hasDesignFile: sent.some(({ role }) => role === 'design'),
    isDatePossible: plan.requestedOn === null ? null : (isDatePossible ?? true),
    blockingGaps: gaps.filter(({ level }) => level === 'BLOCK').length,
    hasConsent,
  });
}

const saysServer = (order: Known['order'], obstacle: SendObstacle): boolean =>
  order?.own?.obstacles.includes(obstacle) ?? false;
