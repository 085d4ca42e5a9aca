import type { OrderEntry } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { REJECT_REASONS, type RejectReason } from '@archway/rules/order/statuses';

const SENTENCES: Partial<Record<OrderEntry['action'], TextKey>> = {
  create: 'order.history.create',
  copy: 'order.history.copy',
  send: 'order.history.send',
  askRelease: 'order.history.askRelease',
  release: 'order.history.release',
  returnRelease: 'order.history.returnRelease',
  edit: 'order.history.edit',
  cancel: 'order.history.cancel',
  accept: 'order.history.accept',
  autoAccept: 'order.history.autoAccept',
  reject: 'order.history.reject',
  startProcessing: 'order.history.startProcessing',
  setReady: 'order.history.setReady',
  ship: 'order.history.ship',
  complete: 'order.history.complete',
  autoComplete: 'order.history.autoComplete',
  addFiles: 'order.history.addFiles',
  correctShipping: 'order.history.correctShipping',
};

const SENDS: ReadonlySet<OrderEntry['action']> = new Set(['send', 'release']);

/** Who did what. An order that came back and went out again was sent again. */
export function entrySentence(t: Translate, entry: OrderEntry, history: readonly OrderEntry[]): string {
  const { name } = entry.by;
  const wasSent = history.some(({ action, version }) => SENDS.has(action) && version < entry.version);
  if (entry.action === 'send' && wasSent) return t('order.history.resend', { name });
  return t(SENTENCES[entry.action] ?? 'order.history.other', { name });
}

export const REASONS: Readonly<Record<RejectReason, TextKey>> = {
  scanUnreadable: 'order.reason.scanUnreadable',
  marginUnclear: 'order.reason.marginUnclear',
  bite: 'order.reason.bite',
  informationMissing: 'order.reason.informationMissing',
  date: 'order.reason.date',
  workNotOffered: 'order.reason.workNotOffered',
  other: 'order.reason.other',
};

/** The reason of the list and what was written with it, as far as there is any. */
export function reasonWords(
  t: Translate,
  { reason, reasonText }: Pick<OrderEntry, 'reason' | 'reasonText'>,
): string {
  const known = REJECT_REASONS.find((one) => one === reason);
  const listed = known === undefined ? reason : t(REASONS[known]);
  return [listed, reasonText].filter((part) => part !== '').join('. ');
}
