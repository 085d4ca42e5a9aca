import type { UploadedFile } from '@archway/contract/file/model';
import type { FailureName } from '@archway/contract/codes';
import type { UploadTag } from '@archway/rules/uploads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.fixtures.ts';
import { fakeStore, type FakeRequest } from '../store.fixtures.ts';
import type { UploadRun, UploadSteps } from './upload-run.ts';

const PICTURE = new File(['picture'], 'me.PNG');
const OTHER = new File(['other picture'], 'other.jpg');

let requests: FakeRequest[];
let run: UploadRun;
let CallFailure: typeof import('../../call/call-failure.ts').CallFailure;
let push: (payload: unknown) => void;
/** What was asked, in its order, and how the next question about the file is answered. */
let asked: string[];
let answers: (UploadTag | { failure: FailureName })[];

beforeEach(async () => {
  fakeBrowser();
  vi.useFakeTimers();
  requests = fakeStore();
  vi.resetModules();
  const listeners = new Set<(payload: unknown) => void>();
  push = (payload) => listeners.forEach((listener) => listener(payload));
  vi.doMock('../../live/live.ts', () => ({
    onLive: (_name: string, listener: (payload: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }));
  run = new (await import('./upload-run.ts')).UploadRun();
  ({ CallFailure } = await import('../../call/call-failure.ts'));
  asked = [];
  answers = [];
});
afterEach(() => {
  vi.doUnmock('../../live/live.ts');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (tag: UploadTag, fileId: string): UploadedFile => ({
  fileId,
  kind: 'avatar',
  name: 'me.PNG',
  size: 7,
  tag,
  code: null,
  url: tag === 'finished' ? `http://content/${fileId}` : null,
});
const steps = (more: Partial<UploadSteps> = {}): UploadSteps => {
  const answer =
    (word: string) =>
    async ({ fileId }: { fileId: string }) => {
      asked.push(word);
      const next = answers.shift() ?? 'uploaded';
      if (typeof next === 'object') throw new CallFailure(next.failure, 'in the words of the server');
      return told(next, fileId);
    };
  return {
    start: async ({ name, size }) => {
      asked.push(`start ${name} ${size}`);
      const count = asked.filter((word) => word.startsWith('start')).length;
      return { fileId: `file ${count}`, url: 'http://store/place', headers: { 'Content-Type': 'image/png' } };
    },
    finish: answer('finish'),
    state: answer('state'),
    ...more,
  };
};
const flushTimers = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const store = async (status = 200): Promise<void> => {
  await flushTimers();
  requests.at(-1)?.answer(status);
  await flushTimers();
};

test('a file goes to the store with the headers it was given, and is finished once it was checked', async () => {
  answers = ['uploaded', 'uploaded', 'finished'];
  run.send(PICTURE, steps());
  expect(run.read()).toMatchObject({ phase: 'sending', progress: 0, file: PICTURE, fileId: null });
  await flushTimers();
  const [request] = requests;
  expect(request).toMatchObject({
    method: 'PUT',
    url: 'http://store/place',
    headers: { 'Content-Type': 'image/png' },
    body: PICTURE,
  });
  request?.sent(3, 12);
  expect(run.read().progress).toBe(0.25);
  await store();
  expect(run.read()).toMatchObject({ phase: 'checking', fileId: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run.read()).toMatchObject({ phase: 'finished', fileId: 'file 1', url: 'http://content/file 1' });
  expect(asked).toEqual(['start me.PNG 7', 'finish', 'state', 'state']);
});

test('a push about the file is heard at once, one about another is not', async () => {
  answers = ['uploaded', 'finished'];
  run.send(PICTURE, steps());
  await store();
  push({ fileId: 'another' });
  await flushTimers();
  expect(run.read().phase).toBe('checking');
  push({ fileId: 'file 1' });
  await flushTimers();
  expect(run.read().phase).toBe('finished');
});

test('it is asked for every second, then every three, and given up after two minutes', async () => {
  run.send(PICTURE, steps());
  await store();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.filter((word) => word === 'state')).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked.filter((word) => word === 'state')).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run.read()).toMatchObject({ phase: 'failed', problem: { kind: 'slow', canRetry: true } });
});

test('a server that is away for a moment does not end the waiting, nor does a store that is slow to tell', async () => {
  answers = [{ failure: 'uploading' }, 'uploaded', { failure: 'unavailable' }, 'finished'];
  run.send(PICTURE, steps());
  await store();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run.read().phase).toBe('finished');
});

test('a network that fails is tried once more; then the file stays for a retry', async () => {
  run.send(PICTURE, steps());
  await flushTimers();
  requests[0]?.sent(6, 12);
  requests[0]?.fail();
  await flushTimers();
  expect(requests).toHaveLength(2);
  requests[1]?.fail();
  await flushTimers();
  expect(requests).toHaveLength(2);
  expect(run.read()).toMatchObject({ phase: 'failed', file: PICTURE, problem: { kind: 'lost' } });

  answers = ['finished'];
  run.send(PICTURE, steps());
  await store();
  expect(run.read()).toMatchObject({ phase: 'finished', fileId: 'file 2' });
});

test.each([
  [403, 'expired'],
  [400, 'refused'],
])('a store that answers %i: %s, and it is not sent again', async (status, kind) => {
  run.send(PICTURE, steps());
  await store(status);
  expect(requests).toHaveLength(1);
  expect(run.read()).toMatchObject({ phase: 'failed', problem: { kind, canRetry: true } });
});

test.each([
  ['incorrectFormat', 'format', false],
  ['fileTooLarge', 'tooLarge', false],
  ['linkExpire', 'told', true],
] as const)('a start that is refused (%s) is told as %s', async (failure, kind, canRetry) => {
  run.send(PICTURE, steps({ start: () => Promise.reject(new CallFailure(failure, 'in its words')) }));
  await flushTimers();
  expect(run.read()).toMatchObject({ phase: 'failed', problem: { kind, canRetry } });
});

test.each([
  ['format', new File(['x'], 'me.gif')],
  ['tooLarge', new File([new Uint8Array(6 * 1024 ** 2)], 'me.png')],
  ['unreadablePicture', new File([], 'me.png')],
])('what would be refused is not even asked for: %s', async (kind, file) => {
  run.send(file, steps({ formats: ['png'] }));
  await flushTimers();
  expect([run.read().problem?.kind, asked]).toEqual([kind, []]);
});

test('a picture that is none is refused in words, and not offered again', async () => {
  answers = ['uploaded', 'uploadFail'];
  run.send(PICTURE, steps());
  await store();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run.read()).toMatchObject({
    phase: 'failed',
    fileId: null,
    problem: { kind: 'unreadablePicture', canRetry: false },
  });
});

test('what comes late from an earlier file is not heard', async () => {
  answers = ['finished'];
  run.send(PICTURE, steps());
  await flushTimers();
  run.send(OTHER, steps());
  await flushTimers();
  expect(requests[0]?.isAborted).toBe(true);
  requests[0]?.answer(200);
  await flushTimers();
  expect(run.read()).toMatchObject({ phase: 'sending', file: OTHER });
  await store();
  expect(run.read()).toMatchObject({ phase: 'finished', fileId: 'file 2', file: OTHER });
});

test('pressing twice sends once; clearing stops it', async () => {
  run.send(PICTURE, steps());
  run.send(PICTURE, steps());
  await flushTimers();
  expect(requests).toHaveLength(1);
  run.clear();
  expect(requests[0]?.isAborted).toBe(true);
  await flushTimers();
  expect(run.read()).toMatchObject({ phase: 'idle', file: null });
  expect(asked).toEqual(['start me.PNG 7']);
});

test('a page that is left keeps the file for later', async () => {
  run.interrupt();
  expect(run.read().phase).toBe('idle');
  run.send(PICTURE, steps());
  await flushTimers();
  run.interrupt();
  expect(run.read()).toMatchObject({ phase: 'failed', file: PICTURE, problem: { kind: 'interrupted' } });
});

test('what the file is for fails: a retry does only that once more', async () => {
  const failures: (FailureName | null)[] = ['timedOut', null];
  const kept: string[] = [];
  const keep = async (fileId: string) => {
    kept.push(fileId);
    const failure = failures.shift() ?? null;
    if (failure !== null) throw new CallFailure(failure, 'this took too long');
  };
  answers = ['finished'];
  run.send(PICTURE, steps({ keep }));
  await store();
  expect(run.read()).toMatchObject({
    phase: 'failed',
    problem: { kind: 'told', message: 'this took too long' },
  });
  run.send(PICTURE, steps({ keep }));
  await flushTimers();
  expect(run.read().phase).toBe('finished');
  expect([kept, requests.length]).toEqual([['file 1', 'file 1'], 1]);
});

test('a file that is gone when it is used is sent anew', async () => {
  answers = ['finished', 'finished'];
  let isGone = true;
  const keep = async () => {
    if (isGone) throw new CallFailure('notFound', '');
  };
  run.send(PICTURE, steps({ keep }));
  await store();
  expect(run.read()).toMatchObject({ phase: 'failed', fileId: null, problem: { kind: 'expired' } });
  isGone = false;
  run.send(PICTURE, steps({ keep }));
  await store();
  expect(run.read()).toMatchObject({ phase: 'finished', fileId: 'file 2' });
});
