/** One thing at a time: of all that is asked meanwhile only the newest is done next, the rest is out of date. */
export class Latest<Input, Output> {
  readonly #run: (input: Input) => Promise<Output>;
  readonly #onDone: (output: Output, input: Input) => void;
  readonly #onFail: () => void;
  readonly #onIdle: () => void;
  #next: { input: Input } | null = null;
  #running: { isWanted: boolean } | null = null;

  constructor(
    run: (input: Input) => Promise<Output>,
    events: { onDone: (output: Output, input: Input) => void; onFail?: () => void; onIdle?: () => void },
  ) {
    this.#run = run;
    this.#onDone = (output, input) => events.onDone(output, input);
    this.#onFail = () => events.onFail?.();
    this.#onIdle = () => events.onIdle?.();
  }

  get isWorking(): boolean {
    return this.#running?.isWanted === true || this.#next !== null;
  }

  ask(input: Input): void {
    this.#next = { input };
    if (this.#running === null) this.#start();
  }

  /** Nobody wants to know any more. */
  forget(): void {
    this.#next = null;
    if (this.#running !== null) this.#running.isWanted = false;
  }

  #start(): void {
    if (this.#next === null || this.#running !== null) return;
    const { input } = this.#next;
    this.#next = null;
    void this.#do(input);
  }

  async #do(input: Input): Promise<void> {
    const running = { isWanted: true };
    this.#running = running;
    // Mostly the layer or the viewer is gone, and nobody waits for what was asked about it.
    const done = await this.#run(input).then(
      (output) => ({ output }),
      () => null,
    );
    this.#running = null;
    this.#start();
    if (running.isWanted && done === null) this.#onFail();
    if (running.isWanted && done !== null) this.#onDone(done.output, input);
    if (!this.isWorking) this.#onIdle();
  }
}
