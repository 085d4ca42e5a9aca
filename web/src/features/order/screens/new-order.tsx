import type { CaseDetail } from '@archway/contract/case/model';
import type { FailureName } from '@archway/contract/codes';
import type { OrderDetail } from '@archway/contract/order/model';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import { LoadingState } from '@archway/ui/loading-state';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useFoundDraft } from '../../../platform/draft/use-draft.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { caseQuery, NoSuchCase } from '../../case/public.ts';
import { treatmentQuery } from '../../treatment/public.ts';
import { CasePicker } from '../components/new/case-picker.tsx';
import { NoLongerOpen } from '../components/new/no-longer-open.tsx';
import { OrderEditor } from '../components/new/order-editor.tsx';
import { untilAttached } from '../new-order.queries.ts';
import { newForm } from '../order-form.ts';
import { preparePath } from '../order-paths.ts';
import { orderQuery } from '../order.queries.ts';

/** The form went on as that of an order: the page stays what it is. */
interface Begun {
  key: string;
  caseId: string;
  orderId: string;
}

/** A new order of a case, or one that was begun, until it is sent. */
export function NewOrderPage(): ReactNode {
  const can = usePermission();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { key: visit } = useLocation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [caseId, orderId] = [address.get('case'), address.get('order')];
  if (!can('order:record:save', 'order:record:release')) return <NoAccessState />;
  if (orderId !== null) {
    const here = begun?.orderId === orderId ? begun : null;
    return (
      <OneOrder key={here?.key ?? orderId} caseId={here?.caseId ?? null} orderId={orderId} onBegun={null} />
    );
  }
  if (caseId === null) return <CasePicker />;
  const onBegun = (order: OrderDetail): void => {
    setBegun({ key: visit, caseId, orderId: order.orderId });
    // A reload goes on with it, and begins no second one.
    void navigate(preparePath(order.orderId), { replace: true });
  };
  return <OneOrder key={visit} caseId={caseId} orderId={null} onBegun={onBegun} />;
}

interface OneOrderProps {
  caseId: string | null;
  orderId: string | null;
  /** It was saved for the first time; null for one that was saved before. */
  onBegun: ((order: OrderDetail) => void) | null;
}

const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

function OneOrder({ caseId, orderId, onBegun }: OneOrderProps): ReactNode {
  const order = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== null,
    refetchInterval: ({ state }) => untilAttached(state.data),
  });
  const of = caseId ?? order.data?.caseId ?? null;
  const detail = useQuery({ ...caseQuery(of ?? ''), enabled: of !== null });
  const treatment = useQuery({ ...treatmentQuery(of ?? ''), enabled: of !== null });
  const asked = [order, detail, treatment];
  const failed = asked.find(({ error, data }) => error !== null && data === undefined);
  const failure = failed?.error?.failure;
  if (orderId !== null && order.data !== undefined && isOver(order.data))
    return <NoLongerOpen order={order.data} />;
  if (failed === undefined || failure === undefined) {
    const isThere = orderId === null || order.data !== undefined;
    if (!isThere || detail.data === undefined || treatment.data === undefined)
      return <LoadingState rows={6} />;
    const given = { detail: detail.data, treatment: treatment.data };
    return <Opened {...given} order={order.data ?? null} onBegun={onBegun} />;
  }
  if (failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(failure)) return <NoSuchCase />;
  return (
    <ErrorState
      serverText={failed.error?.message}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

const isOver = ({ own, status }: OrderDetail): boolean =>
  own === null || !['notSent', 'canceled', 'rejected', 'pending'].includes(status);

interface OpenedProps extends Pick<OneOrderProps, 'onBegun'> {
  detail: CaseDetail;
  treatment: TreatmentDetail;
  order: OrderDetail | null;
}

function Opened({ detail, order, ...rest }: OpenedProps): ReactNode {
  const [address] = useSearchParams();
  const { data: user } = useQuery(userInfoQuery);
  const [subject] = useState(order?.orderId ?? detail.caseId);
  const [labCode] = useState(address.get('lab'));
  const found = useFoundDraft('order', subject);
  // Nobody fills in what is about to be replaced by a draft.
  if (found === undefined || user === undefined) return <LoadingState rows={6} />;
  const first = newForm(detail, { labCode, signature: user.preference.dentistSignature });
  return <OrderEditor {...rest} detail={detail} order={order} found={found} first={first} />;
}
