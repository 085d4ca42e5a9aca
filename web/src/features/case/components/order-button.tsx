import type { CaseDetail } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import type { MenuItem } from '@archway/ui/menu-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Package, PackagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { newOrderPath, orderPath } from '../case-paths.ts';
import { isUnderWay } from '../order-states.ts';
import { useIsToOrder } from '../use-is-to-order.ts';

/** What a clinic does with the case next: orders it, or looks at what it has ordered. */
export function OrderButton({ detail }: { detail: CaseDetail }): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const may = usePermission();
  const isToOrder = useIsToOrder(detail);
  const { caseId, order } = detail;
  if (order !== null && isUnderWay(detail))
    return may('order:record:read') ? (
      <Button icon={Package} onClick={() => leaveTo(orderPath(order.orderId))}>
        {t('cases.openOrder.button')}
      </Button>
    ) : null;
  if (!may('order:record:save')) return null;
  return (
    <Button
      kind={isToOrder ? 'primary' : 'plain'}
      icon={PackagePlus}
      onClick={() => leaveTo(newOrderPath(caseId))}
    >
      {t('cases.newOrder.button')}
    </Button>
  );
}

/** While one is under way, another one is begun from the menu. */
export function useOrderItems(detail: CaseDetail): MenuItem[] {
  const t = useText();
  const leaveTo = useLeaveTo();
  const may = usePermission();
  if (!isUnderWay(detail) || !may('order:record:save')) return [];
  const onSelect = (): void => leaveTo(newOrderPath(detail.caseId));
  return [{ id: 'order', label: t('cases.newOrder.button'), icon: PackagePlus, onSelect }];
}
