import type { FailureName } from '@archway/contract/codes';
import type { OrderDetail } from '@archway/contract/order/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { LoadingState } from '@archway/ui/loading-state';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useWidth } from '@archway/ui/use-width';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { sessionMeshes } from '../../../platform/meshes/session-meshes.ts';
import { caseQuery } from '../../case/public.ts';
import { OrderActions } from '../components/detail/order-actions.tsx';
import { OrderHead } from '../components/detail/order-head.tsx';
import { OrderLayout } from '../components/detail/order-layout.tsx';
import { OrderModel } from '../components/detail/order-model.tsx';
import { StepDialog } from '../components/detail/step-dialogs.tsx';
import { TrayDialog } from '../components/detail/tray-dialog.tsx';
import { NoSuchOrder } from '../components/no-such-order.tsx';
import { orderButtons, type AskedStep, type OrderButton } from '../order-buttons.ts';
import { ORDER_PATTERN, preparePath } from '../order-paths.ts';
import { isWithClinic } from '../order-shown.ts';
import { askAgainAfter, orderQuery } from '../order.queries.ts';
import { PrintDialog } from '../../paper/public.ts';
import { useOpenOrder } from '../use-open-order.ts';

/** An address with no id in it is as good as one of no order. */
const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

/** One order, as both sides see it. */
export function OrderDetailPage(): ReactNode {
  const { pathname } = useLocation();
  const id = matchPath(ORDER_PATTERN, pathname)?.params.id ?? '';
  return <OneOrder key={id} orderId={id} />;
}

function OneOrder({ orderId }: { orderId: string }): ReactNode {
  const order = useQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });
  const failure = order.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  useEffect(() => {
    if (isLost) sessionMeshes.forget(orderId);
  }, [isLost, orderId]);
  // What was shown before a right was lost is not shown any longer.
  if (order.data !== undefined && !isLost) return <OrderPage detail={order.data} refetch={order.refetch} />;
  if (order.error === null) return <LoadingState rows={6} />;
  if (failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(order.error.failure)) return <NoSuchOrder />;
  return (
    <ErrorState
      serverText={order.error.message}
      retrying={order.isFetching}
      onRetry={() => void order.refetch()}
    />
  );
}

interface OrderPageProps {
  detail: OrderDetail;
  refetch: UseQueryResult<OrderDetail>['refetch'];
}

function OrderPage({ detail, refetch }: OrderPageProps): ReactNode {
  const maySave = usePermission()('order:record:save');
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const navigate = useNavigate();
  // Asked about what was seen: who changes it meanwhile is found by its version. Files can be added to whatever it is then.
  const [asked, setAsked] = useState<{ step: AskedStep; seen: OrderDetail } | null>(null);
  // What changes nothing of the order itself.
  const [beside, setBeside] = useState<'print' | 'tray' | null>(null);
  const [conflict, setConflict] = useState<OrderDetail | null>(null);
  useOpenOrder(detail);
  const ofCase = useQuery({
    ...caseQuery(detail.caseId ?? ''),
    enabled: isWithClinic(detail) && detail.caseId !== null,
  });
  const { shown, more } = orderButtons(detail, { maySave, isPhone });
  const ask = (step: AskedStep): void => {
    setConflict(null);
    setAsked({ step, seen: detail });
  };
  const onButton = ({ leads }: OrderButton): void =>
    leads === 'form' ? void navigate(preparePath(detail.orderId)) : ask(leads);
  const actions =
    shown.length === 0 ? undefined : <OrderActions detail={detail} buttons={shown} onButton={onButton} />;
  return (
    <OrderModel
      detail={detail}
      ofCase={ofCase.data}
      refreshOrder={async () => (await refetch({ cancelRefetch: false })).data}
      refreshCase={async () => (await ofCase.refetch({ cancelRefetch: false })).data}
    >
      <OrderLayout
        detail={detail}
        ofCase={ofCase.data}
        conflict={conflict}
        head={
          <OrderHead
            detail={detail}
            actions={actions}
            more={more}
            onButton={onButton}
            onDiscard={() => ask('discard')}
            onPrint={() => setBeside('print')}
            onTray={() => setBeside('tray')}
          />
        }
        actions={actions}
      />
      {beside === 'print' && <PrintDialog orderIds={[detail.orderId]} onClose={() => setBeside(null)} />}
      {beside === 'tray' && <TrayDialog detail={detail} onClose={() => setBeside(null)} />}
      {asked !== null && (
        <StepDialog
          step={asked.step}
          detail={asked.step === 'addFiles' ? detail : asked.seen}
          onClose={() => setAsked(null)}
          onConflict={setConflict}
        />
      )}
    </OrderModel>
  );
}
