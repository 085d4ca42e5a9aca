import type { CaseDetail } from '@archway/contract/case/model';
import type { Mark } from '@archway/contract/mark/model';
import type { OrderDetail, OrderMark } from '@archway/contract/order/model';
import { isOpen } from '@archway/rules/order/statuses';
import { useText } from '@archway/ui/text';
import { useMemo, type ReactNode } from 'react';
import { ROLE_TEXTS } from '../../../case/public.ts';
import { ModelProvider, NoteList, useModel } from '../../../viewer/public.ts';
import { patientWords } from '../../order-names.ts';
import { isWithClinic, orderLayers, shownFiles } from '../../order-shown.ts';
import { Part } from './facts.tsx';

export interface OrderModelProps {
  detail: OrderDetail;
  /** Of an order that is with the clinic: its files are the case's. */
  ofCase: CaseDetail | undefined;
  refreshOrder: () => Promise<OrderDetail | undefined>;
  refreshCase: () => Promise<CaseDetail | undefined>;
  children: ReactNode;
}

/** The scans that went with the order and the notes on them; nothing on them is changed here. */
export function OrderModel({
  detail,
  ofCase,
  refreshOrder,
  refreshCase,
  children,
}: OrderModelProps): ReactNode {
  const t = useText();
  const isToSend = isWithClinic(detail);
  const files = useMemo(() => shownFiles(detail, ofCase), [detail, ofCase]);
  const layers = useMemo(() => orderLayers(files, (role) => t(ROLE_TEXTS[role])), [files, t]);
  const { orderId, caseId, caseCode, marks } = detail;
  const sentMarks = useMemo(() => marks.map((mark) => asMark(mark, orderId)), [marks, orderId]);
  const shownCase = isToSend && caseId !== null ? caseId : orderId;
  const refresh = async () => {
    const [order, its] = isToSend ? [detail, await refreshCase()] : [await refreshOrder(), undefined];
    if (order === undefined || (isToSend && its === undefined)) return undefined;
    return orderLayers(shownFiles(order, its), (role) => t(ROLE_TEXTS[role]));
  };
  return (
    <ModelProvider
      key={shownCase}
      case={{ caseId: shownCase, caseCode, name: patientWords(detail) }}
      layers={layers}
      poster={layers[0]?.thumbnailUrl ?? null}
      waiting={isOpen(detail.status) && files.some(({ kind, full }) => kind === 'scan' && full === null)}
      canSave={false}
      {...(isToSend ? {} : { marks: sentMarks })}
      refresh={refresh}
    >
      {children}
    </ModelProvider>
  );
}

const asMark = ({ markId, shape, madeBy, madeAt }: OrderMark, caseId: string): Mark => ({
  markId,
  caseId,
  shape,
  createdBy: madeBy,
  createdAt: madeAt,
  updatedAt: madeAt,
  editedBy: null,
  editedAt: null,
});

/** What was made on the model, in words; nothing where nothing was. */
export function OrderMarks(): ReactNode {
  const t = useText();
  const { marks } = useModel();
  if (marks.list.length === 0) return null;
  return (
    <Part title={t('viewer.tabs.notes')}>
      <NoteList />
    </Part>
  );
}
