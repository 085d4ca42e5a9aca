import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';

export type OnReply = (reply: DecodeReply) => void;

/** As much of a worker as is used, so that tests can stand in for it. */
export interface DecodeWorker {
  onmessage: ((event: MessageEvent<DecodeReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: DecodeRequest, transfer: Transferable[]): void;
  terminate(): void;
}

interface Task {
  request: DecodeRequest;
  isPreview: boolean;
  onReply: OnReply;
  worker: DecodeWorker | null;
}

/** Two jaws at once; more would only take memory from each other. */
const WORKERS = 2;
/** A worker that has nothing to do is ended, and its memory with it. */
const IDLE_MS = 4_000;

/** Unpacks files in workers, previews before full meshes. */
export class Decoder {
  readonly #start: () => DecodeWorker;
  readonly #waiting: Task[] = [];
  readonly #running = new Set<Task>();
  readonly #idle: DecodeWorker[] = [];
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => DecodeWorker) {
    this.#start = start;
    // The first worker loads its script while the first file is on its way.
    this.#idle.push(this.#start());
    this.#sleepLater();
  }

  get workers(): number {
    return this.#idle.length + this.#running.size;
  }

  /** Answers how to stop it; after that nothing is replied. */
  decode(request: DecodeRequest, isPreview: boolean, onReply: OnReply): () => void {
    const task: Task = { request, isPreview, onReply, worker: null };
    this.#waiting.push(task);
    this.#next();
    return () => this.#cancel(task);
  }

  dispose(): void {
    clearTimeout(this.#sleep);
    this.#waiting.length = 0;
    for (const { worker } of this.#running) end(worker);
    this.#running.clear();
    this.#endIdle();
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
    const worker = this.#idle.pop() ?? this.#start();
    task.worker = worker;
    this.#running.add(task);
    worker.onmessage = ({ data }) => {
      const isOver = data.kind === 'done' || data.kind === 'failed';
      if (isOver) this.#finish(task, worker);
      task.onReply(data);
    };
    worker.onerror = () => {
      this.#cancel(task);
      task.onReply({ kind: 'failed', reason: 'The worker ended.' });
    };
    worker.postMessage(task.request, [task.request.bytes.buffer]);
  }

  #finish(task: Task, worker: DecodeWorker): void {
    worker.onmessage = null;
    this.#running.delete(task);
    this.#idle.push(worker);
    this.#next();
  }

  /** What a worker has begun it cannot be talked out of, so it is ended. */
  #cancel(task: Task): void {
    const waits = this.#waiting.indexOf(task);
    if (waits >= 0) this.#waiting.splice(waits, 1);
    if (!this.#running.delete(task)) return;
    end(task.worker);
    this.#next();
  }

  #sleepLater(): void {
    this.#sleep = setTimeout(() => this.#endIdle(), IDLE_MS);
  }

  #endIdle(): void {
    for (const worker of this.#idle.splice(0)) end(worker);
  }
}

/** What it said last may still be on its way, and is no longer heard. */
function end(worker: DecodeWorker | null): void {
  if (worker === null) return;
  worker.onmessage = null;
  worker.onerror = null;
  worker.terminate();
}
