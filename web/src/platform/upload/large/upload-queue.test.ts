import { beforeEach, expect, test } from 'vitest';
import { fakeTools, flushTasks, type FakeTools } from './upload.fixtures.ts';
import { UploadQueue } from './upload-queue.ts';
import type { FileToSend } from './upload-shown.ts';
import { summaryOf } from './upload-summary.ts';

let tools: FakeTools;
let queue: UploadQueue;
beforeEach(() => {
  tools = fakeTools();
  queue = new UploadQueue(tools);
});

const wanted = (name: string, more: Partial<FileToSend> = {}): FileToSend => ({
  file: new File(['0123456789'], name),
  kind: 'scan',
  group: 'case',
  attach: () => Promise.resolve(),
  detach: () => Promise.resolve(),
  ...more,
});
const phases = (): string[] => queue.read().map(({ name, phase }) => `${name} ${phase}`);
const idOf = (name: string): string => queue.read().find((one) => one.name === name)?.id ?? '';
const storeAll = async (): Promise<void> => {
  tools.puts.forEach(({ answer }) => answer('stored'));
  await flushTasks();
};

test('two files at a time, with four parts between them', async () => {
  queue.add([wanted('a'), wanted('b'), wanted('c')]);
  await flushTasks();
  expect(phases()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(tools.puts).toHaveLength(4);
  await storeAll();
  await storeAll();
  expect(phases()).toEqual(['a done', 'b done', 'c sending']);
  expect(summaryOf(queue.read())).toEqual({ current: 3, total: 3, share: 20 / 30, isPaused: false });
  await storeAll();
  expect(summaryOf(queue.read())).toBe(null);
});

test('one that is paused makes room for the next, and waits for its turn when it goes on', async () => {
  queue.add([wanted('a'), wanted('b'), wanted('c')]);
  await flushTasks();
  queue.pause(idOf('a'));
  await flushTasks();
  expect(phases()).toEqual(['a paused', 'b sending', 'c sending']);
  queue.resume(idOf('a'));
  expect(phases()[0]).toBe('a waiting');
});

test('what is on its way is not sent twice', async () => {
  queue.add([wanted('a')]);
  await flushTasks();
  queue.add([wanted('a', { resumes: 'file 1' })]);
  expect(phases()).toEqual(['a sending']);
});

test('a file chosen again takes the place of the one that failed', async () => {
  queue.add([wanted('a')]);
  await flushTasks();
  tools.puts[0]?.answer('refused');
  await flushTasks();
  expect(phases()).toEqual(['a failed']);
  queue.add([wanted('a', { resumes: 'file 1' })]);
  await flushTasks();
  expect(phases()).toEqual(['a resuming']);
});

test('one that is given up is gone, and the server knows', async () => {
  queue.add([wanted('a'), wanted('b')]);
  await flushTasks();
  await queue.cancel(idOf('a'));
  expect(phases()).toEqual(['b sending']);
  expect(tools.asked).toContain('cancel file 1');
});

test('at the end of the session everything stops, and nothing is given up', async () => {
  queue.add([wanted('a'), wanted('b'), wanted('c')]);
  await flushTasks();
  queue.clear();
  await storeAll();
  await storeAll();
  expect(queue.read()).toEqual([]);
  expect(tools.asked.filter((word) => /^(cancel|finish)/.test(word))).toEqual([]);
  expect(tools.asked).not.toContain('start c');
});

test('what is done goes with the next files, what has failed stays', async () => {
  queue.add([wanted('a')]);
  await flushTasks();
  await storeAll();
  queue.add([wanted('b')]);
  expect(phases()).toEqual(['b starting']);
});
