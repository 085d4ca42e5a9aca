import type { ListedOrder } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import { plusDays } from '@archway/rules/date-presets';
import { ENDED_STATES } from '@archway/rules/order/list';
import type { Format } from '../../../platform/text/format.ts';
import { carrierWords } from '../carrier-words.ts';

/** A day and what is to be said of it; `alert` is overdue, `warn` waits for somebody. */
export interface DueWords {
  day: string;
  beside: string;
  tone: 'plain' | 'warn' | 'alert';
}

export interface DueContext {
  t: Translate;
  format: Pick<Format, 'shortWeekday' | 'monthDay'>;
  /** Where the reader is; for a lab where it is. */
  today: string;
}

type Dated = Pick<
  ListedOrder,
  | 'status'
  | 'requestedOn'
  | 'estimatedOn'
  | 'proposedOn'
  | 'arrivesOn'
  | 'carrier'
  | 'overdueDays'
  | 'leavesOn'
>;

const isEnded = ({ status }: Dated): boolean => ENDED_STATES.includes(status);

/** The day that counts: that of the parcel, what the lab promised, else what the clinic asks for. */
const dueOn = ({ status, arrivesOn, estimatedOn, requestedOn }: Dated): string | null =>
  (status === 'shipped' ? arrivesOn : null) ?? estimatedOn ?? requestedOn;

/** When a clinic can count on its work. */
export function dueWords(order: Dated, context: DueContext): DueWords {
  const { t, format, today } = context;
  const day = dueOn(order);
  if (day === null) return { day: '–', beside: '', tone: 'plain' };
  const words = day === today && !isEnded(order) ? t('order.when.today') : format.shortWeekday(day);
  return { day: words, ...besideOf(order, day, context) };
}

function besideOf(order: Dated, day: string, { t, format, today }: DueContext): Omit<DueWords, 'day'> {
  const { status, overdueDays, proposedOn, estimatedOn, requestedOn, carrier } = order;
  const says = (beside: string, tone: DueWords['tone'] = 'plain') => ({ beside, tone });
  if (isEnded(order)) return says('');
  if (overdueDays > 0) return says(t('order.facts.overdue', { days: overdueDays }), 'alert');
  if (proposedOn !== null)
    return says(t('order.when.proposes', { day: format.monthDay(proposedOn) }), 'warn');
  if (status === 'shipped' && day < today) return says(t('order.when.passed'), 'warn');
  if (carrier !== null) return says(carrierWords(t, carrier));
  if (estimatedOn === null) return says(t('order.requestedOnly'));
  if (day === plusDays(today, 1)) return says(t('order.when.tomorrow'));
  const isMoved = requestedOn !== null && requestedOn !== estimatedOn;
  return says(isMoved ? t('order.requestedFor', { day: format.monthDay(requestedOn) }) : '');
}

/** When a parcel must leave its lab, and below it when it is due. */
export function leavesWords(order: Dated, isInLab: boolean, context: DueContext): DueWords {
  const { t, format, today } = context;
  const { leavesOn, overdueDays, proposedOn } = order;
  const due = dueOn(order);
  const beside = due === null ? '' : t('order.timeline.due', { day: format.shortWeekday(due) });
  if (overdueDays > 0) return { day: t('order.facts.overdue', { days: overdueDays }), beside, tone: 'alert' };
  const day =
    leavesOn === null || !isInLab
      ? '–'
      : leavesOn === today
        ? t('order.when.today')
        : format.shortWeekday(leavesOn);
  if (isInLab && proposedOn !== null)
    return { day, beside: t('order.when.proposed', { day: format.monthDay(proposedOn) }), tone: 'warn' };
  return { day, beside, tone: 'plain' };
}
