import { expect, it } from 'vitest';
import { Watched } from './watched.ts';

class Counter extends Watched<{ count: number }> {
  #count = 0;

  protected override readState(): { count: number } {
    return { count: this.#count };
  }

  add(): void {
    this.#count++;
    this.changed();
  }
}

it('the state of a tool keeps its identity until it changes', () => {
  const counter = new Counter();
  const before = counter.state;
  expect(counter.state).toBe(before);
  counter.add();
  expect(counter.state).toEqual({ count: 1 });
  expect(counter.state).not.toBe(before);
});

it('listeners of a tool are notified once for several changes, until they unsubscribe', async () => {
  const counter = new Counter();
  let told = 0;
  const { subscribe } = counter;
  const leave = subscribe(() => told++);
  counter.add();
  counter.add();
  expect(told).toBe(0);
  await Promise.resolve();
  expect(told).toBe(1);
  leave();
  counter.add();
  await Promise.resolve();
  expect(told).toBe(1);
});
