import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { ItemResult } from './part.ts';

const FOLDER = join(CHECKOUT, '.data/proof');

/** What a part has shown so far, for one revision of the product. */
export interface State {
  revision: string;
  items: Record<string, ItemResult>;
}

/** Results of another revision say nothing about this one: then it starts anew. */
export function readState(part: string, revision: string): State {
  try {
    const state = JSON.parse(readFileSync(fileOf(part), 'utf8')) as State;
    if (state.revision === revision) return state;
  } catch {
    // Nothing was kept, or an interrupted run kept half of it.
  }
  return { revision, items: {} };
}

export function keepState(part: string, state: State): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(state, null, 2));
}

const fileOf = (part: string): string => join(FOLDER, `${part}.json`);
