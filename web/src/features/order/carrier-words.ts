import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { carrierName, type Carrier } from '@archway/rules/order/shipping';

const NAMED_HERE: Partial<Record<Carrier, TextKey>> = {
  courier: 'order.carrier.courier',
  pickUp: 'order.carrier.pickUp',
  other: 'order.carrier.other',
};

/** A company by its own name, everything else in the reader's language. */
export function carrierWords(t: Translate, carrier: Carrier): string {
  const named = NAMED_HERE[carrier];
  return named === undefined ? carrierName(carrier) : t(named);
}
