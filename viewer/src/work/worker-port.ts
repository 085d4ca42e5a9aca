/** The part of a worker's global scope that is used; the project has DOM types for pages only. */
export interface WorkerPort<Received, Sent> {
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void;
  postMessage(message: Sent, transfer: Transferable[]): void;
}

export const workerPort = <Received, Sent>(): WorkerPort<Received, Sent> =>
  globalThis as unknown as WorkerPort<Received, Sent>;
