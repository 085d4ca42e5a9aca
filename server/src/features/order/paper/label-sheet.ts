import type { LabelSheet } from '../../paper/public.ts';
import type { OrderToPrint } from './order-to-print.ts';
import { treatedTeeth } from './paper-teeth.ts';
import { labelWorks } from './paper-works.ts';
import { pageAddress } from './prescription-sheet.ts';
import { wordsFor, type Reader, type Words } from './words.ts';

/** In `2026-11-19`. */
const DAY_OF_MONTH = -2;
/** Works beyond these are counted. */
const SHOWN_WORKS = 4;

/** A label for a box, in the words of its reader. */
export function labelSheet(order: OrderToPrint, reader: Reader): LabelSheet {
  const words = wordsFor(reader);
  const { t } = words;
  const works = labelWorks(words, order.prescription, reader.numbering);
  const { name, city } = order.clinic;
  return {
    title: order.patientName === '' ? order.patientCode : order.patientName,
    clinic: [name, city].filter((part) => part !== '').join(', '),
    teeth: treatedTeeth(order.prescription),
    works,
    more: t('paper.more', { count: Math.max(0, works.length - SHOWN_WORKS) }),
    order: { label: t('paper.order'), text: order.code },
    dentist: { label: t('paper.dentist'), text: order.dentistName },
    day: dayOf(words, order),
    tray: order.tray === '' ? '' : t('paper.trayNamed', { tray: order.tray }),
    mark: order.revision === 0 ? t('paper.notSent') : '',
    address: pageAddress(reader, order),
    numbering: t(`paper.${reader.numbering}`),
  };
}

function dayOf({ t, part }: Words, { agreedOn, requestedOn }: OrderToPrint): LabelSheet['day'] {
  const day = agreedOn ?? requestedOn;
  const label = t(agreedOn === null ? 'paper.wantedShort' : 'paper.agreedShort');
  if (day === null) return { label, day: '–', month: '' };
  return {
    label,
    day: t('paper.dayOfMonth', {
      weekday: part(day, { weekday: 'short' }),
      day: Number(day.slice(DAY_OF_MONTH)),
    }),
    month: part(day, { month: 'long' }),
  };
}
