import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLive, socket } from './live.fixtures.ts';

let live: typeof import('./live.ts');
let stop: () => void;
beforeEach(async () => {
  ({ live, stop } = await fakeLive());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the first opening is no news; one after a gap is, once it is greeted', async () => {
  const heard: string[] = [];
  live.onReopened((channel) => heard.push(channel));
  const first = await socket('system');
  first.greet();
  first.push('role.changed', {});
  expect(heard).toEqual([]);
  first.close();
  const second = await socket('system', 2);
  expect(heard).toEqual([]);
  second.greet();
  second.greet();
  expect(heard).toEqual(['system']);
});

test('a channel that opens at the second try only has missed something, too', async () => {
  const heard: string[] = [];
  const forget = live.onReopened((channel) => heard.push(channel));
  (await socket('export')).close();
  (await socket('export', 2)).greet();
  expect(heard).toEqual(['export']);
  forget();
  (await socket('export', 2)).close();
  (await socket('export', 3)).greet();
  expect(heard).toEqual(['export']);
});
