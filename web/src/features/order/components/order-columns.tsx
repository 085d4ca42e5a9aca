import type { OrderRow } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Column } from '@archway/ui/columns';
import { WorksBrief } from '@archway/ui/works';
import type { ReactNode } from 'react';
import type { Format } from '../../../platform/text/format.ts';
import { codeWords, nameWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { OrderState } from './order-state.tsx';
import { RowLink } from './row-link.tsx';
import { TwoLines } from './two-lines.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  isClinic: boolean;
  /** One line a row. */
  isCompact: boolean;
  numbering: ToothNumberingSystem;
}

/** What both sides read of their orders; whose patient it is comes first. */
export function orderColumns(options: ColumnsOptions): readonly Column<OrderRow>[] {
  const { t, format, isClinic, isCompact, numbering } = options;
  const works: Column<OrderRow> = {
    id: 'works',
    head: t('order.treatment.title'),
    minWidth: 220,
    cell: ({ prescription }) => <WorksBrief prescription={prescription} numbering={numbering} />,
  };
  const other: Column<OrderRow> = {
    id: 'other',
    head: t(isClinic ? 'order.lab' : 'order.clinic'),
    width: 200,
    skeleton: 'lines',
    cell: (row) => <OtherSide row={row} isClinic={isClinic} isBrief={isCompact} none={t('order.noLab')} />,
  };
  return [
    {
      id: 'patient',
      head: t('order.patient'),
      width: 200,
      skeleton: 'lines',
      cell: (row) => (
        <TwoLines
          isBrief={isCompact}
          first={<RowLink path={orderPath(row.orderId)} text={nameWords(row)} />}
          second={codeWords(row)}
          isCode
        />
      ),
    },
    ...(isClinic ? [works, other] : [other, works]),
    {
      id: 'state',
      head: t('order.status'),
      width: 230,
      cell: (row) => <OrderState order={row} />,
    },
    {
      id: 'delivery',
      head: t('order.delivery'),
      width: 150,
      skeleton: 'lines',
      cell: (row) => <Delivery row={row} t={t} format={format} isBrief={isCompact} />,
    },
    {
      id: 'sent',
      head: t('order.sent'),
      width: 120,
      isExtra: true,
      cell: ({ sentAt }) => (sentAt === null ? '–' : format.date(sentAt)),
    },
  ];
}

function OtherSide({
  row: { other, dentistName },
  isClinic,
  isBrief,
  none,
}: {
  row: OrderRow;
  isClinic: boolean;
  isBrief: boolean;
  none: string;
}): ReactNode {
  return <TwoLines isBrief={isBrief} first={other?.name ?? none} second={isClinic ? '' : dentistName} />;
}

/** The day that counts: what the lab promised, else what the clinic asks for. */
export function deliveryOf(
  { requestedOn, estimatedOn }: Pick<OrderRow, 'requestedOn' | 'estimatedOn'>,
  { t, format }: Pick<ColumnsOptions, 't' | 'format'>,
): { day: string; beside: string } {
  if (estimatedOn === null)
    return requestedOn === null
      ? { day: '–', beside: '' }
      : { day: format.weekday(requestedOn), beside: t('order.requestedOnly') };
  const isMoved = requestedOn !== null && requestedOn !== estimatedOn;
  return {
    day: format.weekday(estimatedOn),
    beside: isMoved ? t('order.requestedFor', { day: format.monthDay(requestedOn) }) : '',
  };
}

function Delivery({
  row,
  isBrief,
  ...words
}: { row: OrderRow; isBrief: boolean } & Pick<ColumnsOptions, 't' | 'format'>): ReactNode {
  const { day, beside } = deliveryOf(row, words);
  return <TwoLines isBrief={isBrief} first={day} second={beside} />;
}
