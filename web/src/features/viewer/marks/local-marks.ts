import type { MarkShape } from '@archway/rules/marks';
import type { ShownMark } from './shown-marks.ts';

/** Results of somebody who may look and not edit: kept on this page, seen by nobody else, gone when it is left. */
export class LocalMarks {
  #list: readonly ShownMark[] = [];
  readonly #listeners = new Set<() => void>();

  get list(): readonly ShownMark[] {
    return this.#list;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(shape: MarkShape): string {
    const id = crypto.randomUUID();
    const mark = { id, shape, number: null, made: null, edited: null, problem: null, isLocal: true as const };
    this.#set([...this.#list, mark]);
    return id;
  }

  /** Saved marks of others stay as they are. */
  change(id: string, shape: MarkShape): void {
    this.#set(this.#list.map((mark) => (mark.id === id ? { ...mark, shape } : mark)));
  }

  remove(id: string): void {
    this.#set(this.#list.filter((mark) => mark.id !== id));
  }

  #set(list: readonly ShownMark[]): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }
}
