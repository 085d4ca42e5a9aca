// oxlint-disable-next-line import/default -- the builder makes one: where the worker will be
import workerAddress from './hash-worker.ts?worker&url';
import type { HashAnswer } from './hash-worker.ts';
import { SendingProblem } from './sending-problem.ts';

/** The part of a browser's trusted types that we need; those without them ask for nothing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** Our policy has every script named by one of its makers: this one makes the address of the hash worker and no other. */
const maker = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('hash-worker', {
  createScriptURL: () => workerAddress,
});

/** SHA-256 of a file, worked out beside the page. */
export function hashFile(file: Blob, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(maker?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
    const end = (): void => {
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = (): void => {
      end();
      reject(signal.reason as Error);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
      end();
      if (data === null) reject(new SendingProblem('changed'));
      else resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new SendingProblem('refused'));
    });
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    else worker.postMessage(file);
  });
}
