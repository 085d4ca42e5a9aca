import { describe, expect, it } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

function queueOf(...triangles: number[]) {
  const done: number[] = [];
  const queue = new UploadQueue(() => {});
  queue.add(...triangles.map((count, which) => ({ triangles: count, run: () => done.push(which) })));
  return { queue, done };
}

describe('uploads', () => {
  it('run as many in a frame as fit the budget', () => {
    const { queue, done } = queueOf(100_000, 100_000, 100_000, 250_000);
    expect(queue.step()).toBe(true);
    expect(done).toEqual([0, 1]);
    expect(queue.step()).toBe(true);
    expect(queue.step()).toBe(false);
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it('run an oversized one alone in its frame', () => {
    const { queue, done } = queueOf(900_000, 1);
    queue.step();
    expect(done).toEqual([0]);
  });

  it('request a frame when queued, and are dropped when cleared', () => {
    const asked: true[] = [];
    const queue = new UploadQueue(() => asked.push(true));
    queue.add({ triangles: 1, run: () => expect.unreachable() });
    expect(asked).toHaveLength(1);
    queue.clear();
    expect(queue.step()).toBe(false);
  });
});
