import { memoryOf } from '../../../platform/sandbox/memory-of.ts';
import { BadFrame, readFrames, writeBytes, writeMessage, type Frame } from './frames.ts';
import { Answer, type FileProblem, type Task } from './protocol.ts';
import type { Process } from './start-child.ts';

/** Ended from outside, as when a worker is stopped: nothing is known about the file. */
export class ChildInterrupted extends Error {
  override name = 'ChildInterrupted';
}

/** The file broke it, took too long, or made it talk nonsense. */
export class ChildFailed extends Error {
  override name = 'ChildFailed';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** One process for strangers' files, as its worker sees it. It has one file at a time. */
export class Child {
  readonly #process: Process;
  readonly #frames: AsyncGenerator<Frame, undefined>;
  readonly #ended: Promise<NodeJS.Signals | null>;
  #isCut = false;
  #isBroken = false;
  #isAtWork = false;
  files = 0;

  constructor(started: Process) {
    this.#process = started;
    this.#frames = readFrames(started.stdout as AsyncIterable<Buffer>);
    // One that is gone is noticed where we listen.
    started.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      started.once('error', () => resolve(null));
      started.once('close', (_code, signal) => resolve(signal));
    });
    started.once('close', () => {
      this.#isBroken = true;
    });
  }

  /** Whether it may have another file: only if the last one went as it should, to its end. */
  get isSound(): boolean {
    return !this.#isBroken && !this.#isAtWork;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  async begin(task: Task): Promise<void> {
    this.files += 1;
    this.#isAtWork = true;
    await this.#process.ready;
    await writeMessage(this.#process.stdin, task);
  }

  write(bytes: Uint8Array): Promise<void> {
    return writeBytes(this.#process.stdin, bytes);
  }

  /** What it says next. */
  async answer(): Promise<Answer> {
    const frame = await this.#next();
    const answer = Answer.safeParse('message' in frame ? frame.message : null);
    if (!answer.success) return this.#fail('unreadable');
    const { say } = answer.data;
    if (say === 'scan' || say === 'archive' || say === 'picture') this.#isAtWork = false;
    return answer.data;
  }

  /** The bytes behind an answer that announced them. */
  async *bytes(size: number): AsyncGenerator<Buffer, void> {
    for (let left = size; left > 0;) {
      const frame = await this.#next();
      if (!('bytes' in frame) || frame.bytes.length > left) return this.#fail('unreadable');
      left -= frame.bytes.length;
      yield frame.bytes;
    }
  }

  /** Whatever it does meanwhile, after so long it is ended. */
  async within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.#isCut = true;
      this.kill();
    }, seconds * 1_000);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  kill(): void {
    this.#isBroken = true;
    this.#process.kill('SIGKILL');
  }

  /** Resident memory in bytes, as the system knows it; nothing where it does not say. */
  memory(): number {
    return this.pid === undefined ? 0 : memoryOf(this.pid);
  }

  /** A child that waits keeps nobody from leaving. */
  setIdle(isIdle: boolean): void {
    const { stdin, stdout } = this.#process;
    for (const handle of [this.#process, stdin, stdout] as unknown as NodeJS.Timeout[]) {
      if (isIdle) handle.unref();
      else handle.ref();
    }
  }

  async #next(): Promise<Frame> {
    const next = await this.#frames.next().catch((error: unknown) => {
      if (error instanceof BadFrame) return this.#fail('unreadable');
      throw error;
    });
    if (next.value !== undefined) return next.value;
    const signal = await this.#ended;
    if (!this.#isCut && (signal === 'SIGTERM' || signal === 'SIGINT')) throw new ChildInterrupted(signal);
    return this.#fail(this.#isCut ? 'tooLarge' : 'unreadable');
  }

  #fail(problem: FileProblem): never {
    this.kill();
    throw new ChildFailed(problem);
  }
}
