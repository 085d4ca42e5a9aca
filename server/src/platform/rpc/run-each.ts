import { CODES } from '@archway/contract/codes';
import type { ItemResults } from '@archway/contract/core/items';
import { createHash } from 'node:crypto';
import { isRetryable } from '../db/errors.ts';
import { isStoreAway } from '../object-store/store-errors.ts';
import { CallFailure } from './failure.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { EachItem, Implementation } from './implement.ts';
import { textOf } from './item-results.ts';
import { bodyHash } from './request.ts';
import { runInTransaction, type Run } from './run-in-transaction.ts';

type Each = Extract<Implementation, { kind: 'each' }>;

/** Each item in a transaction of its own, one after the other. A failure ends only its own item. */
export async function runEach(
  { one, itemsOf }: Each,
  run: Run,
): Promise<{ output: ItemResults; hasEvents: boolean }> {
  const items = new Map(itemsOf(run.input).map((item) => [item.id, item]));
  const list: ItemResults['list'] = [];
  let hasEvents = false;
  for (const item of items.values()) {
    run.refuseIfLate();
    try {
      const done = await runInTransaction(one, {
        ...run,
        input: one.call.input.parse(item.input),
        idempotencyKey: keyOfItem(run, one.call.path, item),
      });
      hasEvents ||= done.hasEvents;
      list.push({ id: item.id, code: CODES.ok, msg: 'ok' });
    } catch (error) {
      list.push({ id: item.id, ...textOf(failureOf(error), run.info.language) });
    }
  }
  return { output: { list }, hasEvents };
}

/** An engine that is away for a moment keeps one item from being done, not the others. */
function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (isRetryable(error) || isStoreAway(error)) return new CallFailure('unavailable');
  throw error;
}

/** The same for every repeat of the gesture, so that each item is done once. */
function keyOfItem(
  { idempotencyKey, config, caller }: Run,
  path: string,
  { id, input }: EachItem,
): IdempotencyKey | null {
  if (idempotencyKey === null) return null;
  const hex = createHash('sha256').update(`${idempotencyKey.key} ${id}`).digest('hex');
  const body = JSON.stringify(input);
  return {
    key: [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-'),
    call: path,
    bodyHashes: config.secrets.request.all.map((secret) =>
      bodyHash(secret, { userCode: caller?.userCode ?? '', path, body }),
    ),
  };
}
