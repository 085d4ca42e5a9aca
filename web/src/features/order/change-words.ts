import type { OrderChanges, OrderEntry, Shipping } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import { saidText } from '@archway/locales/treatment-words';
import type { Translate } from '@archway/locales/translator';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import { ORDER_TYPES } from '@archway/rules/order/statuses';
import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Format } from '../../platform/text/format.ts';
import { carrierWords } from './carrier-words.ts';
import { TYPES } from './type-words.ts';

/** Something that says otherwise than before. Null for what is not told, or was not there. */
export interface ChangeLine {
  label: string;
  before: string | null;
  after: string | null;
}

type Field = OrderChanges['fields'][number]['field'];

const FIELDS: Readonly<Record<Field, TextKey>> = {
  type: 'order.type.label',
  requestedOn: 'order.facts.requested',
  comesByParcel: 'order.facts.parcel',
  patientName: 'order.patient',
  dentistName: 'order.dentist',
  note: 'order.facts.note',
};

interface Words {
  t: Translate;
  format: Pick<Format, 'weekday'>;
  numbering: ToothNumberingSystem;
}

/** What a new revision has changed: first what holds for the order, then tooth by tooth. */
export function changeLines(words: Words, { fields, works }: OrderChanges): ChangeLine[] {
  const { t, numbering } = words;
  return [
    ...fields.map(({ field, before, after }) => ({
      label: t(FIELDS[field]),
      before: valueWords(words, field, before),
      after: valueWords(words, field, after),
    })),
    ...works.map(({ tooth, jaw, before, after }) => ({
      label: tooth === null ? t(`treatment.jaw.${jaw ?? 'both'}`) : toothNumber(tooth, numbering),
      before: saidText(t, before, numbering),
      after: saidText(t, after, numbering),
    })),
  ];
}

function valueWords({ t, format }: Words, field: Field, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'type') {
    const known = ORDER_TYPES.find((type) => type === value);
    return known === undefined ? value : t(TYPES[known]);
  }
  if (field === 'comesByParcel')
    return t(value === 'true' ? 'order.facts.byParcel' : 'order.changes.noParcel');
  if (value === '') return t('order.changes.none');
  if (field === 'patientName' && value === HIDDEN_NAME) return t('order.facts.nameNotShared');
  return field === 'requestedOn' ? format.weekday(value) : value;
}

/** What a correction of a parcel has changed. */
export function shippingLines(
  { t, format }: Omit<Words, 'numbering'>,
  { shipping, shippingBefore }: Pick<OrderEntry, 'shipping' | 'shippingBefore'>,
): ChangeLine[] {
  if (shipping === null || shippingBefore === null) return [];
  const words = ({ carrier, trackingNumber, shippedOn, arrivesOn }: Shipping): string[] => [
    carrierWords(t, carrier),
    trackingNumber === '' ? t('order.changes.none') : trackingNumber,
    format.weekday(shippedOn),
    format.weekday(arrivesOn),
  ];
  const [before, after] = [words(shippingBefore), words(shipping)];
  return SHIPPING.map((label, i) => ({
    label: t(label),
    before: before[i] ?? null,
    after: after[i] ?? null,
  })).filter((line) => line.before !== line.after);
}

const SHIPPING: readonly TextKey[] = [
  'order.facts.carrier',
  'order.ship.trackingNumber',
  'order.facts.shipped',
  'order.facts.arrives',
];
