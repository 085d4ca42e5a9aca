import { beforeEach, expect, test } from 'vitest';
import { CallFailure } from '../../call/call-failure.ts';
import { Semaphore } from '../../async/semaphore.ts';
import { SendingProblem } from './sending-problem.ts';
import { fakeTools, flushTasks, type FakeTools } from './upload.fixtures.ts';
import type { FileToSend, UploadPhase } from './upload-shown.ts';
import { Upload } from './upload.ts';

let tools: FakeTools;
let attached: string[];
let phases: UploadPhase[];
beforeEach(() => {
  tools = fakeTools();
  attached = [];
  phases = [];
});

const SCAN = new File(['0123456789'], 'a.stl');

function begin(more: Partial<FileToSend> = {}): { upload: Upload; run: Promise<void> } {
  const wanted: FileToSend = {
    file: SCAN,
    kind: 'scan',
    group: 'case',
    attach: async (fileId) => void attached.push(fileId),
    detach: async (fileId) => void attached.splice(attached.indexOf(fileId), 1),
    ...more,
  };
  const upload = new Upload(wanted, tools, new Semaphore(4), () => {
    if (phases.at(-1) !== upload.shown.phase) phases.push(upload.shown.phase);
  });
  return { upload, run: upload.run() };
}
const urls = (): string[] => tools.puts.map(({ url }) => url);
const storeAll = (): void => tools.puts.forEach(({ answer }) => answer('stored'));

test('a file is attached, sent in parts side by side, hashed meanwhile, and finished', async () => {
  const { upload, run } = begin();
  await flushTasks();
  expect(attached).toEqual(['file 1']);
  expect(urls()).toEqual(['part 1', 'part 2', 'part 3']);
  expect(await tools.puts[2]?.bytes.text()).toBe('89');
  storeAll();
  await run;
  expect(tools.asked).toEqual(['start a.stl', 'sign 1,2,3', 'finish file 1 hash']);
  expect(phases).toEqual(['starting', 'sending', 'finishing', 'done']);
  expect(upload.shown).toMatchObject({ fileId: 'file 1', sent: 10, problem: null });
});

test('how far it has come is told with rate and time left', async () => {
  const { upload } = begin();
  await flushTasks();
  tools.clock = 2_000;
  tools.puts[0]?.progress(1);
  expect(upload.shown).toMatchObject({ phase: 'sending', sent: 4, perSecond: 2, secondsLeft: 3 });
});

test('a lost part is sent again after a pause, and the upload says when nothing moves', async () => {
  const { run } = begin();
  await flushTasks();
  tools.puts[1]?.answer('lost');
  await flushTasks();
  expect(urls().slice(3)).toEqual(['part 2']);
  expect(tools.pauses).toHaveLength(1);
  expect(phases).not.toContain('stalled');
  tools.puts.forEach(({ answer }) => answer('lost'));
  await flushTasks();
  expect(phases.slice(-2)).toEqual(['stalled', 'resuming']);
  tools.puts.at(-1)?.progress(0.5);
  expect(phases.at(-1)).toBe('sending');
  storeAll();
  await run;
  expect(phases.at(-1)).toBe('done');
});

test('an address whose time is over is asked for again, but not for ever', async () => {
  const { upload, run } = begin();
  await flushTasks();
  tools.puts[0]?.answer('expired');
  await flushTasks();
  expect(tools.asked.slice(-2)).toEqual(['sign 1,2,3', 'sign 1,2,3']);
  expect(tools.pauses).toEqual([]);
  for (let i = 0; i < 3; i += 1) {
    tools.puts.at(-1)?.answer('expired');
    await flushTasks();
  }
  await run;
  expect(upload.shown.phase).toBe('failed');
  expect(upload.shown.problem?.kind).toBe('refused');
});

test('without an address a part waits like one that was lost', async () => {
  const { sign } = tools;
  let isAway = true;
  tools.sign = (input) => {
    if (!isAway) return sign(input);
    isAway = false;
    return Promise.reject(new CallFailure('unavailable', ''));
  };
  begin();
  await flushTasks();
  expect(tools.pauses).toHaveLength(3);
  expect(urls().toSorted()).toEqual(['part 1', 'part 2', 'part 3']);
});

test('one part that is refused stops the others', async () => {
  const { upload, run } = begin({ file: new File(['0123456789'.repeat(3)], 'a.stl') });
  await flushTasks();
  expect(tools.puts).toHaveLength(4);
  tools.puts[1]?.answer('refused');
  await run;
  storeAll();
  await flushTasks();
  expect(tools.puts).toHaveLength(4);
  expect(upload.shown.phase).toBe('failed');
});

test('a file that was moved away is no lost connection', async () => {
  const gone = { size: 4, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) };
  const file = Object.assign(new File(['0123456789'], 'a.stl'), { slice: () => gone as unknown as Blob });
  const { upload, run } = begin({ file });
  await flushTasks();
  tools.puts[0]?.answer('lost');
  await run;
  expect(upload.shown.problem?.kind).toBe('changed');
});

test('resumed at once, before the paused round has ended, it goes on', async () => {
  const { upload, run } = begin();
  await flushTasks();
  upload.pause();
  upload.wait();
  const again = upload.run();
  await Promise.all([run, flushTasks()]);
  storeAll();
  await again;
  expect(upload.shown.phase).toBe('done');
});

test('paused, nothing is sent; resumed, only what is missing', async () => {
  const { upload, run } = begin();
  await flushTasks();
  tools.puts[0]?.answer('stored');
  await flushTasks();
  tools.puts[1]?.progress(0.5);
  upload.pause();
  await run;
  expect(upload.shown).toMatchObject({ phase: 'paused', sent: 4, perSecond: null });
  const before = tools.puts.length;
  upload.wait();
  const again = upload.run();
  await flushTasks();
  expect(urls().slice(before)).toEqual(['part 2', 'part 3']);
  storeAll();
  await again;
  expect(tools.asked.filter((word) => word.startsWith('start'))).toHaveLength(1);
  expect(attached).toHaveLength(1);
  expect(phases.slice(-5)).toEqual(['waiting', 'resuming', 'sending', 'finishing', 'done']);
});

test('an upload of before goes on with the parts that the store misses', async () => {
  const { upload, run } = begin({ resumes: 'old file' });
  await flushTasks();
  expect(upload.shown).toMatchObject({ fileId: 'old file', sent: 4 });
  expect(urls()).toEqual(['part 2', 'part 3']);
  storeAll();
  await run;
  expect(tools.asked).toEqual(['resume old file', 'sign 2,3', 'finish old file hash']);
  expect(attached).toEqual([]);
});

test.each(['notFound', 'conflict'] as const)('one that is %s is begun anew', async (failure) => {
  tools.resume = () => Promise.reject(new CallFailure(failure, ''));
  const { upload } = begin({ resumes: 'old file' });
  await flushTasks();
  expect(tools.asked.slice(0, 2)).toEqual(['cancel old file', 'start a.stl']);
  expect(upload.shown.fileId).toBe('file 1');
  expect(attached).toEqual(['file 1']);
  expect(urls()).toEqual(['part 1', 'part 2', 'part 3']);
});

test('no room: the words of the server, and the same file may be tried again', async () => {
  const { start } = tools;
  tools.start = () => Promise.reject(new CallFailure('insufficientStorage', 'Insufficient storage space.'));
  const { upload, run } = begin();
  await run;
  expect(upload.shown.phase).toBe('failed');
  expect(upload.shown.problem).toMatchObject({ message: 'Insufficient storage space.', canRetry: true });
  tools.start = start;
  upload.wait();
  const again = upload.run();
  await flushTasks();
  storeAll();
  await again;
  expect(upload.shown).toMatchObject({ phase: 'done', problem: null });
});

test('a server that is away is asked until it answers', async () => {
  const { start } = tools;
  let isAway = true;
  tools.start = (input) => {
    if (!isAway) return start(input);
    isAway = false;
    return Promise.reject(new CallFailure('unavailable', ''));
  };
  begin();
  await flushTasks();
  expect(phases).toEqual(['starting', 'stalled', 'sending']);
  expect(tools.pauses).toHaveLength(1);
});

test('a file that was changed fails at once, and cannot be tried again', async () => {
  tools.hash = () => Promise.reject(new SendingProblem('changed'));
  const { upload, run } = begin();
  await run;
  expect(upload.shown.phase).toBe('failed');
  expect(upload.shown.problem).toMatchObject({ kind: 'changed', canRetry: false });
});

test('what the store has lost by the end is sent again', async () => {
  const { finish } = tools;
  let isMissing = true;
  tools.finish = (input) => {
    if (!isMissing) return finish(input);
    isMissing = false;
    return Promise.reject(new CallFailure('uploading', ''));
  };
  const { run } = begin();
  await flushTasks();
  storeAll();
  await flushTasks();
  expect(tools.asked).toContain('resume file 1');
  expect(urls().slice(3)).toEqual(['part 2', 'part 3']);
  storeAll();
  await run;
  expect(phases.at(-1)).toBe('done');
});

test('after a failure the store is asked what it has', async () => {
  const { upload, run } = begin();
  await flushTasks();
  tools.puts[2]?.answer('refused');
  await run;
  expect(upload.shown.problem?.canRetry).toBe(true);
  upload.wait();
  void upload.run();
  await flushTasks();
  expect(tools.asked.slice(-2)).toEqual(['resume file 1', 'sign 2,3']);
});

test('canceled, the server is told, and nothing more is sent', async () => {
  const { upload, run } = begin();
  await flushTasks();
  await upload.cancel();
  await run;
  expect(tools.asked.at(-1)).toBe('cancel file 1');
  expect(attached).toEqual([]);
  expect(tools.puts).toHaveLength(3);
});

test('a photo goes as a whole, and without a hash', async () => {
  const photo = new File(['0123456789'], 'smile.jpg');
  const { run } = begin({ file: photo, kind: 'photo' });
  await flushTasks();
  expect(urls()).toEqual(['whole']);
  storeAll();
  await run;
  expect(tools.asked).toEqual(['start smile.jpg', 'finish file 1 ']);
});
