import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';

export type OnReply = (reply: DecodeReply) => void;

/** The part of a Worker that is used, so that tests can replace it. */
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

/** Two jaws in parallel; more workers would only use more memory. */
const WORKERS = 2;
/** Idle workers are terminated after this time to free memory. */
const IDLE_MS = 4_000;

/** Decodes files in workers, previews before full meshes. */
export class Decoder {
  readonly #start: () => DecodeWorker;
  readonly #waiting: Task[] = [];
  readonly #running = new Map<DecodeWorker, Task>();
  readonly #idle: DecodeWorker[] = [];
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => DecodeWorker) {
    this.#start = start;
    // The first worker loads its script while the first file downloads.
    this.#idle.push(this.#startWorker());
    this.#sleepLater();
  }

  get workers(): number {
    return this.#idle.length + this.#running.size;
  }

  /** Returns a function that cancels decoding; no reply follows. */
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

  /** Ignores late messages of a terminated worker. */
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

  /** Terminates a worker that failed, because it may be out of memory. */
  #end(worker: DecodeWorker): void {
    this.#running.delete(worker);
    worker.terminate();
    this.#next();
  }

  /** A running task can't be interrupted, so its worker is terminated. */
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
