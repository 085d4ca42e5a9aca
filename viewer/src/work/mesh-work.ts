import type { Mesh } from '@archway/mesh/core/mesh';
import { startWorker } from './start-worker.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';
// oxlint-disable-next-line import/default -- the bundler makes this module, and its export, of the query
import workerUrl from './mesh.worker.ts?worker&url';
import type { WorkReply, WorkRequest } from './work-protocol.ts';

/** A job failed, or its viewer was disposed. */
export class WorkFailed extends Error {}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: WorkFailed): void;
}

/** The worker of a viewer that holds all full meshes, started with the first one. */
export class MeshWork {
  #worker: Worker | null = null;
  #isOver = false;
  #tickets = 0;
  readonly #waiting = new Map<number, Waiting>();

  get workers(): number {
    return this.#worker === null ? 0 : 1;
  }

  /** Transfers the mesh to the worker; its arrays are detached afterwards. */
  put(layerId: string, mesh: Mesh): void {
    const { positions, indices, colors } = mesh;
    const buffers = [positions.buffer, indices.buffer, ...(colors === null ? [] : [colors.buffer])];
    this.#send({ kind: 'put', layerId, mesh }, buffers as ArrayBuffer[]);
  }

  drop(layerId: string): void {
    if (this.#worker !== null) this.#send({ kind: 'drop', layerId });
  }

  run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
    const ticket = ++this.#tickets;
    return new Promise<unknown>((resolve, reject) => {
      if (this.#isOver) {
        reject(new WorkFailed('The viewer was left.'));
        return;
      }
      this.#waiting.set(ticket, { resolve, reject });
      this.#send({ kind: 'run', ticket, name, input });
    }) as Promise<JobOutput<Name>>;
  }

  dispose(): void {
    this.#isOver = true;
    this.#worker?.terminate();
    this.#worker = null;
    this.#failAll('The viewer was left.');
  }

  #send(request: WorkRequest, transfer: Transferable[] = []): void {
    if (this.#isOver) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(request, transfer);
  }

  #start(): Worker {
    const worker = startWorker(workerUrl);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkReply>) => this.#receive(data));
    worker.addEventListener('error', () => this.#failAll('The worker failed.'));
    return worker;
  }

  #receive(reply: WorkReply): void {
    const waiting = this.#waiting.get(reply.ticket);
    this.#waiting.delete(reply.ticket);
    if (reply.kind === 'done') waiting?.resolve(reply.output);
    else waiting?.reject(new WorkFailed(reply.reason));
  }

  #failAll(reason: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new WorkFailed(reason));
    this.#waiting.clear();
  }
}
