import type { OrderDetail, OrderEntry } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import { displayStateOf } from '@archway/rules/order/statuses';
import { ArchGauge } from '@archway/ui/arch-gauge';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { carrierWords } from '../../carrier-words.ts';
import { shippingLines } from '../../change-words.ts';
import { CAUSES, entrySentence, reasonWords } from '../../history-words.ts';
import { stateWords } from '../../order-states.ts';
import { ChangeLines } from './change-lines.tsx';
import { FileChanges, RevisionChanges } from './order-changes.tsx';
import styles from './order-history.module.css';

interface EntryProps {
  entry: OrderEntry;
  detail: OrderDetail;
}

/** Something that was done with an order: who, what, when, and what it was before. */
export function HistoryEntry({ entry, detail }: EntryProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const more = useMore(entry, detail);
  const isStarted = entry.action === 'startProcessing';
  const state = displayStateOf({ status: entry.status, isStarted });
  return (
    <li className={styles['entry']}>
      <span className={styles['sign']}>
        <ArchGauge status={stateWords(state, detail.own !== null).status} />
      </span>
      <div className={styles['what']}>
        <p className={styles['line']}>
          <span>{entrySentence(t, entry, detail.history)}</span>
          <time dateTime={entry.at}>{format.time(entry.at)}</time>
        </p>
        {more.map((line) => (
          <p key={line} className={styles['more']}>
            {line}
          </p>
        ))}
        <div className={styles['more']}>
          <Files entry={entry} />
        </div>
        {entry.changes !== null && <RevisionChanges changes={entry.changes} />}
        <ChangeLines lines={shippingLines({ t, format }, entry)} />
      </div>
    </li>
  );
}

/** Names as they were then. */
function Files({ entry: { added, replaced, changes, action } }: { entry: OrderEntry }): ReactNode {
  if (action === 'addFiles') return <FileChanges added={added} removed={replaced} isReplaced />;
  return changes === null ? null : <FileChanges added={changes.added} removed={changes.removed} />;
}

/** In words: the day an acceptance promised or proposed, how a parcel left, and why an order came back. */
function useMore(entry: OrderEntry, { requestedOn, own }: OrderDetail): string[] {
  const t = useText();
  const { weekday } = useFormat();
  const { action, day, shipping, isWithoutNotice, cause, lostDays, agrees } = entry;
  const isOfLab = own === null;
  const isAcceptance = action === 'accept' || action === 'autoAccept';
  const isLater = day !== null && requestedOn !== null && day > requestedOn;
  return [
    day !== null && isAcceptance
      ? t(isLater ? 'order.history.proposes' : 'order.history.until', { day: weekday(day) })
      : '',
    action === 'ship' && shipping !== null
      ? [
          carrierWords(t, shipping.carrier),
          shipping.trackingNumber,
          t('order.history.arrives', { day: weekday(shipping.arrivesOn) }),
        ]
          .filter((part) => part !== '')
          .join(', ')
      : '',
    isWithoutNotice ? t('order.history.withoutNotice') : '',
    cause === null ? '' : t(CAUSES[cause]),
    entry.actedFor === '' ? '' : t('order.history.actedFor', { dentist: entry.actedFor }),
    action === 'assign' ? assignedWords(t, entry, isOfLab) : '',
    lostDays > 0 ? t('order.history.lostDays', { days: lostDays }) : '',
    day !== null && MOVES.has(action) && agrees !== false ? movedWords(t, weekday, entry) : '',
    reasonWords(t, entry),
  ].filter((line) => line !== '');
}

/** What moves the agreed day, or would. */
const MOVES: ReadonlySet<OrderEntry['action']> = new Set(['resume', 'proposeDate', 'answerDate']);

function movedWords(
  t: Translate,
  weekday: (day: string) => string,
  { action, day, dayBefore, agrees }: OrderEntry,
): string {
  if (day === null) return '';
  if (action === 'proposeDate' && agrees !== true) return t('order.history.proposes', { day: weekday(day) });
  return dayBefore === null
    ? t('order.history.until', { day: weekday(day) })
    : t('order.history.moved', { before: weekday(dayBefore), day: weekday(day) });
}

/** A clinic reads that somebody works on it, and not who. */
function assignedWords(t: Translate, { technician }: OrderEntry, isOfLab: boolean): string {
  if (!isOfLab) return '';
  return technician === '' ? t('order.history.unassigned') : t('order.history.assigned', { technician });
}
