interface Work<Input, Output> {
  run: (input: Input) => Promise<Output>;
  onDone: (output: Output, input: Input) => void;
  onFail: () => void;
}

/**
 * Runs one thing at a time. Of what is asked meanwhile only the last is kept, so that answers never lag behind a hand
 * that moves faster than the worker.
 */
export class NewestOnly<Input, Output> {
  readonly #work: Work<Input, Output>;
  #running: { isWanted: boolean } | null = null;
  #next: { input: Input } | null = null;

  constructor(work: Work<Input, Output>) {
    this.#work = work;
  }

  get isBusy(): boolean {
    return this.#running?.isWanted === true || this.#next !== null;
  }

  ask(input: Input): void {
    this.#next = { input };
    if (this.#running === null) void this.#runAll();
  }

  /** Nothing that was asked so far is answered any more. */
  drop(): void {
    this.#next = null;
    if (this.#running !== null) this.#running.isWanted = false;
  }

  async #runAll(): Promise<void> {
    for (let next = this.#next; next !== null; next = this.#next) {
      const { input } = next;
      const turn = { isWanted: true };
      this.#next = null;
      this.#running = turn;
      const answer = await this.#work.run(input).then(
        (output) => () => this.#work.onDone(output, input),
        () => () => this.#work.onFail(),
      );
      this.#running = null;
      if (turn.isWanted) answer();
    }
  }
}
