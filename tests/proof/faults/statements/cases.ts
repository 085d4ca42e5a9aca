import { allCalls } from '@archway/contract/index';
import { gather } from '../../../harness/gather.ts';
import type { Case } from './case.ts';

/** By feature in `cases/`. */
export const CASES: readonly Case[] = (
  await gather<readonly Case[]>(new URL('cases/', import.meta.url), 'Cases')
).flat();

/** Mutating calls of the contract that nobody has written a case for. */
export const withoutCase = (): string[] =>
  allCalls
    .filter((call) => call.mutates && !CASES.some((given) => given.call === call))
    .map(({ path }) => path);
