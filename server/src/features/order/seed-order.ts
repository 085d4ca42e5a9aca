import type { Shipping } from '@archway/contract/order/model';
import { orderStep } from '@archway/rules/order/machine';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction, OrderStep } from '@archway/rules/order/table';
import type { EntryDetail } from './order-history.repository.ts';

export interface SeededPerson {
  userCode: string;
  name: string;
}

/** One action of a made-up history. */
export interface OrderSeedStep {
  action: OrderAction | 'autoAccept' | 'autoComplete';
  by: 'clinic' | 'lab';
  /** Null for a job. */
  who: SeededPerson | null;
  at: Date;
  detail?: EntryDetail;
}

/** What an order is after some steps of its history. */
export interface SeededState {
  status: OrderStatus;
  version: number;
  revision: number;
  attempt: number;
  sent_at: Date | null;
  accepted_at: Date | null;
  accepted_revision: number | null;
  auto_accepted: boolean;
  estimated_on: string | null;
  proposed_on: string | null;
  started_at: Date | null;
  ready_at: Date | null;
  shipped_at: Date | null;
  ended_at: Date | null;
  without_notice: boolean;
  reason: string;
  reason_text: string;
  carrier: string | null;
  tracking_number: string;
  shipped_on: string | null;
  arrives_on: string | null;
}

export const BEGUN: SeededState = {
  status: 'notSent',
  version: 1,
  revision: 0,
  attempt: 0,
  sent_at: null,
  accepted_at: null,
  accepted_revision: null,
  auto_accepted: false,
  estimated_on: null,
  proposed_on: null,
  started_at: null,
  ready_at: null,
  shipped_at: null,
  ended_at: null,
  without_notice: false,
  reason: '',
  reason_text: '',
  carrier: null,
  tracking_number: '',
  shipped_on: null,
  arrives_on: null,
};

const IN_TABLE: Readonly<Partial<Record<string, OrderAction>>> = {
  autoAccept: 'accept',
  autoComplete: 'complete',
};

/** The line of the table; a made-up history takes no step that nobody could take. */
function stepOf({ status }: SeededState, { action, by }: OrderSeedStep): OrderStep {
  const name = IN_TABLE[action] ?? (action as OrderAction);
  const step = orderStep(status, name, { side: by, mayRelease: name !== 'askRelease' });
  if (step === undefined) throw new Error(`nobody can ${action} an order that is ${status}`);
  return step;
}

/** The order after one more step, and what its case becomes by it. */
export function stateAfter(
  before: SeededState,
  given: OrderSeedStep,
  requestedOn: string,
): { after: SeededState; becomes: OrderStep['caseBecomes'] } {
  const step = stepOf(before, given);
  const isNew = step.effects?.includes('newAttempt') ?? false;
  const sends = step.effects?.includes('newRevision') ?? false;
  const next: SeededState = {
    ...(isNew
      ? { ...BEGUN, revision: before.revision, attempt: before.attempt + 1, sent_at: given.at }
      : before),
    status: step.to ?? before.status,
    version: before.version + 1,
  };
  if (sends) next.revision += 1;
  const after = { ...next, ...changeBy(given, { step, requestedOn, revision: next.revision }) };
  return { after, becomes: step.caseBecomes };
}

interface Known {
  step: OrderStep;
  requestedOn: string;
  revision: number;
}

function changeBy(
  { action, at, detail = {} }: OrderSeedStep,
  { step, requestedOn, revision }: Known,
): Partial<SeededState> {
  const { day = requestedOn, shipping, reason = '', reasonText = '' } = detail;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others change nothing beside status and version
  switch (step.action) {
    case 'accept':
      return {
        accepted_at: at,
        accepted_revision: revision,
        auto_accepted: action === 'autoAccept',
        estimated_on: requestedOn,
        proposed_on: day !== null && day > requestedOn ? day : null,
      };
    case 'startProcessing':
      return { started_at: at };
    case 'setReady':
      return { ready_at: at };
    case 'ship':
      return { shipped_at: at, ...shippingOf(shipping) };
    case 'correctShipping':
      return shippingOf(shipping);
    case 'reject':
    case 'cancel':
      return { ended_at: at, reason, reason_text: reasonText };
    case 'complete':
      return { ended_at: at, without_notice: detail.isWithoutNotice ?? false };
    default:
      return {};
  }
}

function shippingOf(shipping: Shipping | undefined): Partial<SeededState> {
  if (shipping === undefined) throw new Error('a parcel leaves by some carrier');
  const { carrier, trackingNumber, shippedOn, arrivesOn } = shipping;
  return { carrier, tracking_number: trackingNumber, shipped_on: shippedOn, arrives_on: arrivesOn };
}
