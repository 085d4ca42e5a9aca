import type { ListedOrder } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Column } from '@archway/ui/columns';
import { WorksBrief } from '@archway/ui/works';
import type { Format } from '../../../platform/text/format.ts';
import { orderPath } from '../case-paths.ts';
import styles from '../components/case-name.module.css';
import { CaseTags } from '../components/case-state-tag.tsx';
import { LineLink } from '../components/line-link.tsx';

interface Options {
  t: Translate;
  format: Format;
  /** One line a row. */
  isCompact: boolean;
  numbering: ToothNumberingSystem;
}

/** Cases that clinics have ordered here: each leads to its order, which is all that the lab reads of it. */
export const receivedColumns = ({
  t,
  format,
  isCompact,
  numbering,
}: Options): readonly Column<ListedOrder>[] => [
  {
    id: 'patient',
    head: t('cases.patient'),
    minWidth: 200,
    skeleton: 'lines',
    cell: ({ orderId, patientName, patientCode }) => (
      <span className={styles['words']} data-brief={isCompact || undefined}>
        <LineLink path={orderPath(orderId)} text={patientName} />
        <span className={styles['code']}>{patientCode}</span>
      </span>
    ),
  },
  {
    id: 'clinic',
    head: t('cases.clinic'),
    width: 220,
    skeleton: 'lines',
    cell: ({ other, orderCode }) => (
      <span className={styles['words']} data-brief={isCompact || undefined}>
        <span className={styles['plain']}>{other?.name}</span>
        <span className={styles['code']}>{orderCode}</span>
      </span>
    ),
  },
  {
    id: 'works',
    head: t('treatment.title'),
    width: 230,
    isExtra: true,
    cell: ({ prescription }) => <WorksBrief prescription={prescription} numbering={numbering} />,
  },
  { id: 'state', head: t('cases.state.label'), width: 200, cell: (row) => <ReceivedState row={row} /> },
  {
    id: 'sent',
    head: t('cases.received.sent'),
    width: 130,
    cell: ({ sentAt }) => (sentAt === null ? '–' : format.date(sentAt)),
  },
];

export const ReceivedState = ({ row }: { row: ListedOrder }) => (
  <CaseTags state="ordered" order={{ ...row, labName: '' }} needsAttention={false} />
);
