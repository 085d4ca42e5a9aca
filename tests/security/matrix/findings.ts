/** What is checked: codes and data of answers, whether two answers differ, canaries, and rows of others. */
export type Kind = 'outcomes' | 'data' | 'equal answers' | 'canaries' | 'rows of others' | 'locks';

/** Counts checks by kind and collects failed ones. */
export class Findings {
  readonly counts = new Map<Kind, number>();
  readonly differences: string[] = [];
  readonly #stopAtFirst: boolean;

  constructor({ stopAtFirst = false }: { stopAtFirst?: boolean } = {}) {
    this.#stopAtFirst = stopAtFirst;
  }

  check(kind: Kind, holds: boolean, difference: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (!holds) this.differences.push(difference);
  }

  get checks(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  get summary(): string {
    const parts = [...this.counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
    return `${this.checks} checks (${parts}), ${this.differences.length} differences`;
  }

  /** One finding is enough to catch a mutant. */
  get isEnough(): boolean {
    return this.#stopAtFirst && this.differences.length > 0;
  }
}
