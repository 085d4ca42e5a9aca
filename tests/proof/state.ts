import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { ItemResult } from './part.ts';

const FOLDER = join(CHECKOUT, '.data/proof');

/** An item that has failed once. A later pass does not remove it. */
export interface Failure {
  /** The seed, or whatever else it is run again by. */
  item: string;
  revision: string;
  date: string;
  line: string;
  problems: string[];
}

/** What a part has shown so far, for one revision of the product. */
export interface State {
  revision: string;
  items: Record<string, ItemResult>;
  /** Of all revisions. */
  failures: Failure[];
}

/** Results of another revision say nothing about this one, so it starts anew; failures stay. */
export function stateAt(revision: string, kept: Partial<State> | undefined, isFresh: boolean): State {
  const items = kept?.revision === revision && !isFresh ? (kept.items ?? {}) : {};
  return { revision, items, failures: kept?.failures ?? [] };
}

/** The state with one more result. */
export function withResult(state: State, item: string, result: ItemResult, date: string): State {
  const { line, problems } = result;
  const failure: Failure = { item, revision: state.revision, date, line, problems };
  return {
    revision: state.revision,
    items: { ...state.items, [item]: result },
    failures: result.passed ? state.failures : [...state.failures, failure],
  };
}

export function readState(part: string, revision: string, isFresh: boolean): State {
  return stateAt(revision, read(part), isFresh);
}

export function keepState(part: string, state: State): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(state, null, 2));
}

function read(part: string): Partial<State> | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Partial<State>;
  } catch {
    // Nothing was kept, or an interrupted run kept half of it.
    return undefined;
  }
}

const fileOf = (part: string): string => join(FOLDER, `${part}.json`);
