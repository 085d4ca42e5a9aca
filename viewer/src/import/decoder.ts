import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';

export type OnReply = (reply: DecodeReply) => void;

/** As much of a worker as is used, so that tests can stand in for it. */
export interface DecodeWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<DecodeReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(request: DecodeRequest, transfer: Transferable[]): void;
  terminate(): void;
}

interface Task {
  request: DecodeRequest;
  isPreview: boolean;
  onReply: OnReply;
}

/** Two jaws at once; more would only take memory from each other. */
const WORKERS = 2;
/** A worker that has nothing to do is ended, and its memory with it. */
const IDLE_MS = 4_000;

/** Unpacks files in workers, previews before full meshes. */
export class Decoder {
  readonly #start: () => DecodeWorker;
  readonly #waiting: Task[] = [];
  readonly #running = new Map<DecodeWorker, Task>();
  readonly #idle: DecodeWorker[] = [];
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => DecodeWorker) {
    this.#start = start;
    // The first worker loads its script while the first file is on its way.
    this.#idle.push(this.#startWorker());
    this.#sleepLater();
  }

  get workers(): number {
    return this.#idle.length + this.#running.size;
  }

  /** Answers how to stop it; after that nothing is replied. */
  decode(request: DecodeRequest, isPreview: boolean, onReply: OnReply): () => void {
    const task: Task = { request, isPreview, onReply };
    this.#waiting.push(task);
    this.#next();
    return () => this.#cancel(task);
  }

  dispose(): void {
    clearTimeout(this.#sleep);
    this.#waiting.length = 0;
    for (const worker of this.#running.keys()) worker.terminate();
    this.#running.clear();
    this.#endIdle();
  }

  #startWorker(): DecodeWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#receive(worker, data));
    worker.addEventListener('error', () => this.#receive(worker, { kind: 'failed', reason: 'It ended.' }));
    return worker;
  }

  #next(): void {
    clearTimeout(this.#sleep);
    while (this.#waiting.length > 0 && this.#running.size < WORKERS) {
      const preview = this.#waiting.findIndex((task) => task.isPreview);
      const [task] = this.#waiting.splice(Math.max(0, preview), 1);
      if (task !== undefined) this.#run(task);
    }
    if (this.#running.size === 0) this.#sleepLater();
  }

  #run(task: Task): void {
    const worker = this.#idle.pop() ?? this.#startWorker();
    this.#running.set(worker, task);
    worker.postMessage(task.request, [task.request.bytes.buffer]);
  }

  /** What a worker that was ended has said last may still arrive, and is no longer heard. */
  #receive(worker: DecodeWorker, reply: DecodeReply): void {
    const task = this.#running.get(worker);
    if (task === undefined) return;
    if (reply.kind === 'done') this.#free(worker);
    if (reply.kind === 'failed') this.#end(worker);
    task.onReply(reply);
  }

  #free(worker: DecodeWorker): void {
    this.#running.delete(worker);
    this.#idle.push(worker);
    this.#next();
  }

  /** One that has failed may have no memory left for another. */
  #end(worker: DecodeWorker): void {
    this.#running.delete(worker);
    worker.terminate();
    this.#next();
  }

  /** What a worker has begun it cannot be talked out of, so it is ended. */
  #cancel(task: Task): void {
    const waits = this.#waiting.indexOf(task);
    if (waits >= 0) this.#waiting.splice(waits, 1);
    for (const [worker, its] of this.#running) if (its === task) this.#end(worker);
  }

  #sleepLater(): void {
    this.#sleep = setTimeout(() => this.#endIdle(), IDLE_MS);
  }

  #endIdle(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }
}
