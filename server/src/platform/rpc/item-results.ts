import { CODES, type FailureName } from '@archway/contract/codes';
import type { ItemResults } from '@archway/contract/core/items';
import type { Language } from '@archway/rules/languages';
import { CallFailure, failureEnvelope } from './failure.ts';

/** What became of one: a failure by its name alone, or with what its text tells. */
export type ItemOutcome = FailureName | CallFailure | 'ok';

/** Runs `work` for each distinct id in order. A failure ends only its own item. */
export async function forEachItem(
  ids: readonly string[],
  language: Language,
  work: (id: string) => Promise<ItemOutcome>,
): Promise<ItemResults> {
  const list: ItemResults['list'] = [];
  for (const id of new Set(ids)) {
    const outcome = await work(id);
    list.push({ id, ...(outcome === 'ok' ? { code: CODES.ok, msg: 'ok' } : textOf(outcome, language)) });
  }
  return { list };
}

/** What a failure of one item says. */
export function textOf(
  failure: FailureName | CallFailure,
  language: Language,
): { code: number; msg: string } {
  const raised = typeof failure === 'string' ? new CallFailure(failure) : failure;
  const { code, msg } = failureEnvelope(raised, language);
  return { code, msg };
}

/** The ids that succeeded. */
export const doneOf = ({ list }: ItemResults): string[] =>
  list.filter(({ code }) => code === CODES.ok).map(({ id }) => id);
