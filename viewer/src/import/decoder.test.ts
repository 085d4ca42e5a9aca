import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';
import { Decoder, type DecodeWorker } from './decoder.ts';

class StandIn implements DecodeWorker {
  listeners = new Map<string, (event: MessageEvent<DecodeReply>) => void>();
  requests: DecodeRequest[] = [];
  isEnded = false;
  addEventListener(type: string, listener: (event: MessageEvent<DecodeReply>) => void): void {
    this.listeners.set(type, listener);
  }
  postMessage(request: DecodeRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(data: DecodeReply): void {
    this.listeners.get('message')?.({ data } as MessageEvent<DecodeReply>);
  }
}

const request = (size: number): DecodeRequest => ({
  bytes: new Uint8Array(size),
  toMillimeters: 1,
  recognizes: false,
  sendsMesh: false,
});

describe('the decoder', () => {
  let workers: StandIn[];
  let decoder: Decoder;

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    decoder = new Decoder(() => {
      const worker = new StandIn();
      workers.push(worker);
      return worker;
    });
  });
  afterEach(() => {
    decoder.dispose();
    vi.useRealTimers();
  });

  const busy = () => workers.filter(({ requests, isEnded }) => requests.length > 0 && !isEnded);

  it('starts at most two workers and decodes previews first', () => {
    for (const size of [1, 2, 3]) decoder.decode(request(size), false, () => {});
    decoder.decode(request(4), true, () => {});
    expect(busy()).toHaveLength(2);
    workers[0]!.reply({ kind: 'done' });
    expect(workers[0]!.requests.map(({ bytes }) => bytes.length)).toEqual([1, 4]);
    workers[0]!.reply({ kind: 'done' });
    expect(workers[0]!.requests.at(-1)!.bytes).toHaveLength(3);
    expect(workers).toHaveLength(2);
  });

  it('terminates idle workers', () => {
    decoder.decode(request(1), true, () => {});
    workers[0]!.reply({ kind: 'done' });
    expect(decoder.workers).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(decoder.workers).toBe(0);
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('terminates the worker of a canceled task without a reply', () => {
    const stop = decoder.decode(request(1), false, () => expect.unreachable());
    stop();
    workers[0]!.reply({ kind: 'done' });
    expect(workers[0]!.isEnded).toBe(true);
    expect(decoder.workers).toBe(0);
  });

  it('reports a crashed worker and continues with another one', () => {
    const replies: DecodeReply[] = [];
    decoder.decode(request(1), false, (reply) => replies.push(reply));
    workers[0]!.listeners.get('error')?.(new MessageEvent('error'));
    expect(replies).toEqual([{ kind: 'failed', reason: 'It ended.' }]);
    decoder.decode(request(2), false, () => {});
    expect(busy()).toHaveLength(1);
  });

  it('terminates all workers when disposed', () => {
    for (const size of [1, 2, 3]) decoder.decode(request(size), false, () => {});
    decoder.dispose();
    expect(decoder.workers).toBe(0);
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });
});
