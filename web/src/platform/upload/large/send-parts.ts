import { PARALLEL_PARTS } from '@archway/rules/uploads';
import { backoff } from '../../async/backoff.ts';
import { retry, type Attempt } from '../../async/retry.ts';
import type { Semaphore } from '../../async/semaphore.ts';
import type { PartAddress, PartAddresses } from './part-addresses.ts';
import type { Part } from './part-plan.ts';
import type { PutPart } from './put-part.ts';
import { SendingProblem } from './sending-problem.ts';
import { isPassing, UPLOAD_BACKOFF } from './until-answered.ts';

export interface PartsToSend {
  file: Blob;
  parts: readonly Part[];
  addresses: PartAddresses;
  lanes: Semaphore;
  put: PutPart;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  onMoved: (part: Part, bytes: number) => void;
  onLost: (part: Part) => void;
  onArrived: (part: Part) => void;
}

/** An address that was asked for just now and is refused as too old is not too old. */
const MAX_EXPIRED = 3;

/**
 * Sends parts, four at a time, until all have arrived. A lost one is sent again, as often as it takes. One that is
 * refused for good fails them all: whoever hears of it aborts the others.
 */
export async function sendParts(job: PartsToSend): Promise<void> {
  const left = [...job.parts];
  const sendNext = async (): Promise<void> => {
    while (left.length > 0) {
      const giveBack = await job.lanes.take(job.signal);
      try {
        const part = left.shift();
        if (part === undefined) return;
        const next = left.map(({ number }) => number);
        await sendPart(job, part, next);
      } finally {
        giveBack();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL_PARTS, left.length) }, sendNext));
}

async function sendPart(job: PartsToSend, part: Part, next: readonly number[]): Promise<void> {
  const { file, addresses, pause, signal } = job;
  const bytes = file.slice(part.start, part.end);
  let expired = 0;
  const attempt = async (count: number): Promise<Attempt<void>> => {
    const address = await addressOf(addresses, part, next);
    const stored = address === null ? 'lost' : await putOnce(job, part, bytes, address);
    signal.throwIfAborted();
    if (stored === 'stored') return { result: job.onArrived(part) };
    job.onLost(part);
    if (stored === 'refused') throw new SendingProblem('refused');
    if (stored === 'expired' && address !== null) {
      addresses.forget(address);
      expired += 1;
      if (expired > MAX_EXPIRED) throw new SendingProblem('refused');
      return { retryAfterMs: 0 };
    }
    await checkReadable(bytes);
    return { retryAfterMs: backoff(UPLOAD_BACKOFF, count) };
  };
  await retry(attempt, (ms) => pause(ms, signal));
}

function putOnce({ put, signal, onMoved }: PartsToSend, part: Part, bytes: Blob, { url }: PartAddress) {
  onMoved(part, 0);
  return put(url, bytes, {
    signal,
    onProgress: (share) => {
      if (!signal.aborted) onMoved(part, Math.round(share * bytes.size));
    },
  });
}

/** Null while nobody answers. */
async function addressOf(
  addresses: PartAddresses,
  { number }: Part,
  next: readonly number[],
): Promise<PartAddress | null> {
  try {
    return await addresses.of(number, next);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

/** To the network, a file that was moved away looks like a lost connection. */
async function checkReadable(bytes: Blob): Promise<void> {
  try {
    await bytes.slice(0, 1).arrayBuffer();
  } catch {
    throw new SendingProblem('changed');
  }
}
