import type { ListedOrder } from '@archway/contract/order/model';
import { factsOfWork } from '@archway/rules/order/facts';
import { orderActions } from '@archway/rules/order/machine';

/** What can be done with many orders at once, the likeliest first. */
export const BATCH_STEPS = [
  'send',
  'accept',
  'startProcessing',
  'setReady',
  'ship',
  'complete',
  'reject',
  'cancel',
] as const;
export type BatchStep = (typeof BATCH_STEPS)[number];

type OrderRight = `order:record:${string}`;
const RIGHTS: Readonly<Record<BatchStep, OrderRight>> = {
  send: 'order:record:save',
  accept: 'order:record:accept',
  startProcessing: 'order:record:process',
  setReady: 'order:record:process',
  ship: 'order:record:ship',
  complete: 'order:record:complete',
  reject: 'order:record:reject',
  cancel: 'order:record:save',
};

export type BatchRow = Pick<
  ListedOrder,
  | 'orderId'
  | 'orderCode'
  | 'version'
  | 'revision'
  | 'status'
  | 'type'
  | 'isStarted'
  | 'heldBy'
  | 'isCancelAsked'
  | 'proposedOn'
  | 'awaitsParcel'
  | 'patientName'
  | 'patientCode'
  | 'prescription'
  | 'other'
>;

/** What every one of the orders allows to the reader. */
export function stepsFor(
  rows: readonly BatchRow[],
  { isClinic, may }: { isClinic: boolean; may: (right: OrderRight) => boolean },
): BatchStep[] {
  return BATCH_STEPS.filter(
    (step) => rows.length > 0 && may(RIGHTS[step]) && rows.every((row) => isPossible(row, step, isClinic)),
  );
}

const WITH_CLINIC: ReadonlySet<BatchRow['status']> = new Set(['notSent', 'canceled', 'rejected']);

function isPossible(row: BatchRow, step: BatchStep, isClinic: boolean): boolean {
  // A lab ends accepted work one by one: each has a reason of its own. What was not announced is confirmed one by one too.
  if (step === 'cancel' && !isClinic) return false;
  if (step === 'complete' && row.status !== 'shipped') return false;
  // Whoever may not release one asks for it: only the server knows whose it is.
  if (step === 'send') return isClinic && WITH_CLINIC.has(row.status);
  const side = isClinic ? 'clinic' : 'lab';
  const facts = factsOfWork({ ...row, isDateProposed: row.proposedOn !== null }, side);
  const caller = { side, mayRelease: false } as const;
  return orderActions(row.status, caller, { ...facts, isRevisionSeen: true }).includes(step);
}
