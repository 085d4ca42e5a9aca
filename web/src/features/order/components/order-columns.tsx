import type { ListedOrder } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import type { OrderColumn } from '@archway/rules/order/list';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { Avatar } from '@archway/ui/avatar';
import type { Column } from '@archway/ui/columns';
import { WorksInRow } from '@archway/ui/works';
import type { Format } from '../../../platform/text/format.ts';
import { columnsOf } from '../list/column-choice.ts';
import { sentWords } from '../list/sent-words.ts';
import { codeWords, dentistWords, nameWords, patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { OrderDue } from './order-due.tsx';
import { ListedState } from './listed-state.tsx';
import { RowLink } from './row-link.tsx';
import { TwoLines } from './two-lines.tsx';

export interface ColumnsOptions {
  t: Translate;
  format: Format;
  isClinic: boolean;
  /** One line a row. */
  isCompact: boolean;
  numbering: ToothNumberingSystem;
  shown: readonly OrderColumn[];
  /** Where the reader is; for a lab where it is. */
  today: string;
}

const HEADS: Readonly<Record<OrderColumn, TextKey>> = {
  works: 'order.treatment.title',
  dentist: 'order.dentist',
  other: 'order.lab',
  state: 'order.status',
  technician: 'order.technician',
  units: 'order.units',
  tray: 'order.tray.label',
  due: 'order.due',
  sent: 'order.sent',
};

/** What a column is called by one side. */
export function columnWords(id: OrderColumn, isClinic: boolean): TextKey {
  if (id === 'other' && !isClinic) return 'order.clinic';
  return id === 'due' && !isClinic ? 'order.leaves' : HEADS[id];
}

/** Sortable columns have the names of the contract's sorts. */
function idOf(id: OrderColumn, isClinic: boolean): string {
  if (id === 'sent') return 'createdAt';
  return id === 'due' && !isClinic ? 'leaves' : id;
}

/** Whose patient it is, and the columns the reader has chosen. */
export function orderColumns(options: ColumnsOptions): readonly Column<ListedOrder>[] {
  const { t, isClinic, isCompact, shown } = options;
  const looks = looksOf(options);
  const patient: Column<ListedOrder> = {
    id: 'patient',
    head: t('order.patient'),
    width: isClinic ? 165 : 150,
    skeleton: 'lines',
    cell: (row) => (
      <TwoLines
        isBrief={isCompact}
        first={
          <RowLink path={orderPath(row.orderId)} text={isCompact ? patientWords(row) : nameWords(row)} />
        }
        second={isCompact ? '' : codeWords(row)}
        isCode
      />
    ),
  };
  const chosen = columnsOf(isClinic).filter((id) => shown.includes(id));
  return [
    patient,
    ...chosen.map((id) => ({ id: idOf(id, isClinic), head: t(columnWords(id, isClinic)), ...looks[id] })),
  ];
}

function looksOf({
  t,
  format,
  isClinic,
  isCompact,
  numbering,
  today,
}: ColumnsOptions): Readonly<Record<OrderColumn, Omit<Column<ListedOrder>, 'id' | 'head'>>> {
  return {
    works: {
      minWidth: 210,
      skeleton: 'lines',
      cell: ({ prescription }) => (
        <WorksInRow prescription={prescription} numbering={numbering} isBrief={isCompact} />
      ),
    },
    dentist: {
      width: 76,
      isExtra: true,
      cell: (row) =>
        row.dentistName === '' ? '–' : <Avatar name={row.dentistName} words={dentistWords(t, row)} />,
    },
    other: {
      width: isClinic ? 160 : 180,
      skeleton: isClinic ? 'line' : 'lines',
      cell: (row) => (
        <TwoLines
          isBrief={isCompact}
          first={row.other?.name ?? t('order.noLab')}
          second={isClinic || isCompact ? '' : dentistWords(t, row)}
        />
      ),
    },
    state: { width: 240, cell: (row) => <ListedState order={row} /> },
    technician: {
      width: 90,
      cell: ({ technician }) => (technician === null ? '–' : <Avatar name={technician.name} />),
    },
    units: { width: 70, cell: ({ units }) => (units === null ? '–' : format.number(units)) },
    tray: { width: 70, isExtra: true, cell: ({ tray }) => (tray === '' ? '–' : <code>{tray}</code>) },
    due: {
      sortable: true,
      width: 165,
      skeleton: 'lines',
      cell: (row) => <OrderDue order={row} isBrief={isCompact} {...{ t, format, isClinic, today }} />,
    },
    sent: {
      sortable: true,
      width: 110,
      isExtra: true,
      cell: ({ sentAt }) => (sentAt === null ? '–' : sentWords(sentAt, today, format)),
    },
  };
}
