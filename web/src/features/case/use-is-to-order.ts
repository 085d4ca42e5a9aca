import type { CaseDetail } from '@archway/contract/case/model';
import { usePermission } from '@archway/ui/permission-guard';
import { isUnderWay } from './order-states.ts';

/** Whether what is to be done with the case next is to order it: it is scanned, and no order is under way. */
export const useIsToOrder = (detail: Pick<CaseDetail, 'state' | 'order'>): boolean =>
  usePermission()('order:record:save') && detail.state === 'scanCompleted' && !isUnderWay(detail);
