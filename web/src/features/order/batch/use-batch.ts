import type { InputOf } from '@archway/contract/core/call';
import { getCase, listCases } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import type { ItemResults } from '@archway/contract/core/items';
import {
  batchAccept,
  batchCancel,
  batchComplete,
  batchReject,
  batchSetReady,
  batchShip,
  batchStartProcessing,
} from '@archway/contract/order/batches';
import { batchSend } from '@archway/contract/order/sending';
import { countOrders, getLoad, getOrder, listOrders } from '@archway/contract/order/calls';
import { useCall } from '../../../platform/call/queries.ts';
import type { BatchRow, BatchStep } from './batch-steps.ts';

const CALLS = {
  send: batchSend,
  accept: batchAccept,
  startProcessing: batchStartProcessing,
  setReady: batchSetReady,
  ship: batchShip,
  complete: batchComplete,
  reject: batchReject,
  cancel: batchCancel,
} as const satisfies Record<BatchStep, object>;
type BatchCall = (typeof CALLS)[BatchStep];

/** What is said of all of them, beside which they are. */
export type SaidOfAll = Partial<
  Omit<InputOf<typeof batchReject> & InputOf<typeof batchShip>, 'items'> & { consent: boolean }
>;

/** An order that could not be changed, and why. */
export interface FailedRow {
  row: BatchRow;
  why: string;
}

export interface BatchResult {
  step: BatchStep;
  done: readonly BatchRow[];
  failed: readonly FailedRow[];
}

/** Does one thing with many orders; each is answered by itself. */
export function useBatch(
  step: BatchStep,
  rows: readonly BatchRow[],
  onAnswer: (result: BatchResult) => void,
) {
  const call = useCall<BatchCall>(CALLS[step], {
    refreshes: [listOrders, countOrders, getLoad, getOrder, getCase, listCases],
    ignoreErrors: true,
  });
  return {
    isPending: call.isPending,
    problem: call.error?.message ?? null,
    /** With all of them, or with those that failed before, as they are now. */
    run: (all: SaidOfAll = {}, some: readonly BatchRow[] = rows): void => {
      const items = some.map(({ orderId, version, revision }) => ({
        orderId,
        version,
        ...(step === 'accept' && { revision }),
      }));
      const input = { items, ...all };
      call.mutate(input, { onSuccess: (answer) => onAnswer(resultOf(step, some, answer)) });
    },
  };
}

export function resultOf(step: BatchStep, rows: readonly BatchRow[], { list }: ItemResults): BatchResult {
  const failed = list.filter(({ code }) => code !== CODES.ok);
  const whyOf = new Map(failed.map(({ id, msg }) => [id, msg]));
  return {
    step,
    done: rows.filter(({ orderId }) => !whyOf.has(orderId)),
    failed: rows.flatMap((row) => {
      const why = whyOf.get(row.orderId);
      return why === undefined ? [] : [{ row, why }];
    }),
  };
}
