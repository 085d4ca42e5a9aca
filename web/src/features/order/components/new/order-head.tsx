import type { CaseDetail } from '@archway/contract/case/model';
import { discardOrder, listOrders } from '@archway/contract/order/calls';
import { getCase, listCases } from '@archway/contract/case/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useWidth } from '@archway/ui/use-width';
import { Fragment, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../platform/call/queries.ts';
import { DiscardDialog } from '../../../../platform/page/discard-dialog.tsx';
import { useLeaveTo } from '../../../../platform/page/leaving.ts';
import { usePageTitle } from '../../../../platform/page/page-title.ts';
import { casePath } from '../../../case/public.ts';
import { orderPath } from '../../order-paths.ts';

interface OrderHeadProps {
  detail: CaseDetail;
  order: OrderDetail | null;
  isBusy: boolean;
  canSave: boolean;
  onSave: () => void;
  /** What was filled in is not wanted. */
  onForget: () => void;
}

/** Which case it is of, and what can be done beside sending it. */
export function OrderHead({ detail, order, isBusy, canSave, onSave, onForget }: OrderHeadProps): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const { caseId, caseCode: code } = detail;
  const title = t(order?.status === 'pending' ? 'order.new.edit.title' : 'order.new.title');
  usePageTitle(t('cases.tabTitle', { name: title, code, list: detail.name }));
  const back = order === null ? casePath(caseId) : orderPath(order.orderId);
  const line =
    order === null
      ? t('order.new.line', { code })
      : t('order.new.orderLine', { code, order: order.orderCode });
  return (
    <Place>
      <ObjectHeader
        level={isPhone ? 'h2' : 'h1'}
        title={title}
        line={line}
        back={{
          href: back,
          label: t(order === null ? 'order.new.backToCase' : 'order.new.backToOrder'),
          onNavigate: () => leaveTo(back),
        }}
        actions={
          <>
            <Discard order={order} caseId={caseId} onForget={onForget} />
            {order?.status !== 'pending' && (
              <Button busy={isBusy} disabled={!canSave} onClick={onSave}>
                {t('order.new.save.button')}
              </Button>
            )}
          </>
        }
      />
    </Place>
  );
}

/** Takes away what was filled in, and an order that was never sent with it. */
function Discard({
  order,
  caseId,
  onForget,
}: Pick<OrderHeadProps, 'order' | 'onForget'> & { caseId: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const canSave = usePermission()('order:record:save');
  const [isAsked, setAsked] = useState(false);
  const discard = useCall(discardOrder, { refreshes: [listOrders, listCases, getCase] });
  if (order !== null && (order.status !== 'notSent' || order.revision > 0 || !canSave)) return null;
  const go = (): void => {
    onForget();
    toast.message(t('order.new.discard.done'));
    void navigate(casePath(caseId));
  };
  const confirm = (): void => {
    if (order === null) go();
    else discard.mutate({ orderId: order.orderId, version: order.version }, { onSuccess: go });
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('order.new.discard.button')}</Button>
      {isAsked && (
        <DiscardDialog
          title={t('order.new.discard.title')}
          text={t(order === null ? 'order.new.discard.draftText' : 'order.new.discard.text')}
          confirm={t('order.new.discard.confirm.button')}
          onDiscard={confirm}
          onStay={() => setAsked(false)}
        />
      )}
    </>
  );
}
