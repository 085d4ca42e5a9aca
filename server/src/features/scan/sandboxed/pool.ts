import { Child } from './child-process.ts';
import { MOST_FILES, startChild, type Process } from './start-child.ts';

/** A child that keeps more memory to itself is replaced. */
const MOST_IDLE_MEMORY = 1_024 ** 3;

/**
 * The children of one worker process. Starting one and loading what it needs takes longer than a small file, so they
 * are kept; one whose file did not go as it should is not.
 */
export class ChildPool {
  readonly #size: number;
  readonly #start: () => Process;
  readonly #idle: Child[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(size: number, start: () => Process = startChild) {
    this.#size = size;
    this.#start = start;
  }

  /** Whoever comes now would wait behind others. */
  get isCrowded(): boolean {
    return this.#waiting.length >= this.#size;
  }

  /** Hands a child to `work`, as soon as there is one, and takes it back afterwards. */
  async with<T>(work: (child: Child) => Promise<T>): Promise<T> {
    await this.#place();
    const child = this.#take();
    try {
      return await work(child);
    } catch (error) {
      // It may be in the middle of something.
      child.kill();
      throw error;
    } finally {
      this.#giveBack(child);
    }
  }

  close(): void {
    for (const child of this.#idle.splice(0)) child.kill();
  }

  async #place(): Promise<void> {
    if (this.#busy < this.#size) this.#busy += 1;
    else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  #take(): Child {
    const kept = this.#idle.splice(0).filter(({ isSound }) => isSound);
    const child = kept.pop() ?? new Child(this.#start());
    this.#idle.push(...kept);
    child.setIdle(false);
    return child;
  }

  #giveBack(child: Child): void {
    const isKept = child.isSound && child.files < MOST_FILES && child.memory() < MOST_IDLE_MEMORY;
    if (isKept) {
      child.setIdle(true);
      this.#idle.push(child);
    } else child.kill();
    // The place is handed on rather than given up, so that nobody overtakes.
    const next = this.#waiting.shift();
    if (next === undefined) this.#busy -= 1;
    else next();
  }
}

const pools = new Map<number, ChildPool>();

/** The pool of this process. */
export function childPool(size: number): ChildPool {
  const pool = pools.get(size) ?? new ChildPool(size);
  pools.set(size, pool);
  return pool;
}
