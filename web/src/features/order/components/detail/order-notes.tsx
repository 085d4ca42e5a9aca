import type { OrderDetail } from '@archway/contract/order/model';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { entrySentence, reasonWords } from '../../history-words.ts';
import { FileChanges, RevisionChanges } from './order-changes.tsx';
import styles from './order-notes.module.css';

/** What the reader should know before anything else: why it came back, who waits, what the lab proposes. */
export function OrderNotes({
  detail,
  conflict,
}: {
  detail: OrderDetail;
  /** The order as somebody else has left it, when the reader was too late. */
  conflict: OrderDetail | null;
}): ReactNode {
  const notes = [
    conflict !== null && <ConflictNote key="conflict" detail={conflict} />,
    <CameBack key="back" detail={detail} />,
    <Changed key="changed" detail={detail} />,
    <Asked key="asked" detail={detail} />,
    <Held key="held" detail={detail} />,
    <CancelAsked key="cancelAsked" detail={detail} />,
    <Proposed key="proposed" detail={detail} />,
    <Awaited key="awaited" detail={detail} />,
  ];
  return <div className={styles['notes']}>{notes}</div>;
}

function ConflictNote({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const last = detail.history.at(-1);
  if (last === undefined) return null;
  const what = entrySentence(t, last, detail.history);
  return (
    <Note kind="warn" title={t('order.note.conflict')} live>
      {t('order.note.conflictBy', { what, time: dateTime(last.at) })}
    </Note>
  );
}

function CameBack({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { status, actedBy, reason, reasonText } = detail;
  const { name } = actedBy;
  if (status === 'rejected')
    return (
      <Note kind="error">
        {t('order.note.rejected', { name, reason: reasonWords(t, { reason, reasonText }) })}
      </Note>
    );
  if (status !== 'canceled') return null;
  const why = reasonWords(t, { reason, reasonText });
  return why === '' ? (
    <Note>{t('order.note.canceled', { name })}</Note>
  ) : (
    <Note kind="error">{t('order.note.canceledFor', { name, reason: why })}</Note>
  );
}

/** What a lab has seen otherwise, before it answers. */
function Changed({ detail: { changedSinceOpened, other } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  if (changedSinceOpened === null) return null;
  const { openedAt, openedBy, changes } = changedSinceOpened;
  return (
    <Note kind="warn" title={t('order.note.changed', { clinic: other?.name ?? '' })}>
      {t('order.note.changedSince', { name: openedBy, time: dateTime(openedAt) })}
      <FileChanges added={changes.added} removed={changes.removed} />
      <RevisionChanges changes={changes} />
    </Note>
  );
}

function Asked({ detail: { own, isReleaseAsked } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  if (own === null) return null;
  if (isReleaseAsked)
    return (
      <Note kind={own.mayRelease ? 'warn' : 'info'}>
        {t(own.mayRelease ? 'order.note.asked' : 'order.note.askedOwn', { name: own.releaseAskedBy ?? '' })}
      </Note>
    );
  if (own.returnedReason === '') return null;
  return <Note kind="warn">{t('order.note.returned', { reason: own.returnedReason })}</Note>;
}

function Proposed({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { monthDay } = useFormat();
  const { proposedOn, requestedOn, lab } = detail;
  if (proposedOn === null) return null;
  return (
    <Note kind="warn">
      {t('order.note.proposed', {
        name: lab?.name ?? '',
        day: monthDay(proposedOn),
        requested: requestedOn === null ? '–' : monthDay(requestedOn),
      })}
    </Note>
  );
}

function Held({ detail: { hold } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  if (hold === null) return null;
  const { name, since, reasonText: reason } = hold;
  return (
    <Note kind="warn" title={t('order.note.held', { name, day: dateTime(since), reason })}>
      {t('order.note.heldText')}
    </Note>
  );
}

function CancelAsked({ detail: { cancelAsked, clinic } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  if (cancelAsked === null) return null;
  return <Note kind="warn">{t('order.note.cancelAsked', { name: clinic.name, reason: cancelAsked })}</Note>;
}

/** While a lab waits for an impression, no day counts. */
function Awaited({ detail: { comesByParcel, arrivedAt, status } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  if (!comesByParcel || arrivedAt !== null || status !== 'accepted') return null;
  return <Note>{t('order.note.awaitsParcel')}</Note>;
}
