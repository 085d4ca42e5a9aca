import type { OrderEntry } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { REJECT_REASONS, type RejectReason, type RemakeCause } from '@archway/rules/order/statuses';

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
  assign: 'order.history.assign',
  hold: 'order.history.hold',
  resume: 'order.history.resume',
  askCancel: 'order.history.askCancel',
  agreeCancel: 'order.history.agreeCancel',
  refuseCancel: 'order.history.refuseCancel',
  parcelArrived: 'order.history.parcelArrived',
  askRedelivery: 'order.history.askRedelivery',
  remake: 'order.history.remake',
};

/** A day was named, and somebody has agreed or not. */
function dateSentence({ action, agrees }: OrderEntry): TextKey | undefined {
  if (action === 'proposeDate')
    return agrees === true ? 'order.history.movedDate' : 'order.history.proposeDate';
  if (action === 'answerDate')
    return agrees === true ? 'order.history.agreedDate' : 'order.history.declinedDate';
  return undefined;
}

const SENDS: ReadonlySet<OrderEntry['action']> = new Set(['send', 'release']);

/** Who did what. An order that came back and went out again was sent again. */
export function entrySentence(t: Translate, entry: OrderEntry, history: readonly OrderEntry[]): string {
  const { name } = entry.by;
  const wasSent = history.some(({ action, version }) => SENDS.has(action) && version < entry.version);
  if (entry.action === 'send' && wasSent) return t('order.history.resend', { name });
  return t(dateSentence(entry) ?? SENTENCES[entry.action] ?? 'order.history.other', { name });
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

export const CAUSES: Readonly<Record<RemakeCause, TextKey>> = {
  fit: 'order.cause.fit',
  contact: 'order.cause.contact',
  occlusion: 'order.cause.occlusion',
  shade: 'order.cause.shade',
  margin: 'order.cause.margin',
  damage: 'order.cause.damage',
  scan: 'order.cause.scan',
  other: 'order.cause.other',
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
