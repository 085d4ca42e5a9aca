import { getCase, listCases } from '@archway/contract/case/calls';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLive, socket, type FakeSocket } from './live.fixtures.ts';
import { answersOf, EVERYTHING, type LiveReactions } from './live-reactions.ts';

const REACTIONS: LiveReactions[] = [
  {
    'case.changed': ({ caseId }) => [answersOf(getCase, { caseId }), answersOf(listCases)],
    'scan.progress': ({ fileId }, held) =>
      held(getCase).flatMap(({ input, output }) =>
        output.files.some((file) => file.fileId === fileId) ? [answersOf(getCase, input)] : [],
      ),
  },
  { 'role.changed': () => EVERYTHING },
];
const RIGHTS = [['user/info']] as const;

let client: QueryClient;
let loaded: (reactions: LiveReactions[]) => void;
let failed: () => void;
let fetched: string[];
let system: FakeSocket;
let stops: (() => void)[];

/** Something that is shown, and fetched again when it is stale. */
function show(name: string, queryKey: readonly unknown[], data: unknown): void {
  client.setQueryData(queryKey, data);
  const observer = new QueryObserver(client, {
    queryKey,
    staleTime: Infinity,
    queryFn: () => {
      fetched.push(name);
      return data;
    },
  });
  stops.push(observer.subscribe(() => {}));
}

const caseWith = (...fileIds: string[]) => ({ files: fileIds.map((fileId) => ({ fileId })) });

beforeEach(async () => {
  fetched = [];
  const { stop } = await fakeLive();
  const { followPushes } = await import('./follow-pushes.ts');
  client = new QueryClient();
  const reactions = new Promise<LiveReactions[]>((resolve, reject) => {
    loaded = resolve;
    failed = () => reject(new Error('not loaded'));
  });
  stops = [followPushes(client, { reactions, rights: RIGHTS }), stop];
  show('rights', ['user/info', {}], {});
  show('case A', [getCase.path, { caseId: 'A' }], caseWith('scan of A'));
  show('case B', [getCase.path, { caseId: 'B' }], caseWith('scan of B'));
  show('cases', [listCases.path, { pageSize: 50 }], {});
  system = await socket('system');
  system.greet();
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  vi.unstubAllGlobals();
});

const waitForRefetches = () => new Promise((resolve) => setTimeout(resolve, 5_000));

test('a push about one case refetches that case and the list, not the other open case', async () => {
  loaded(REACTIONS);
  system.push('case.changed', { caseId: 'A' });
  await waitForRefetches();
  expect(fetched.toSorted()).toEqual(['case A', 'cases']);
});

test('a push about a file refetches the case that has it', async () => {
  loaded(REACTIONS);
  system.push('scan.progress', { fileId: 'scan of B', step: 'done' });
  system.push('scan.progress', { fileId: 'scan of nobody', step: 'done' });
  await waitForRefetches();
  expect(fetched).toEqual(['case B']);
});

test('a burst of pushes refetches each answer once', async () => {
  loaded(REACTIONS);
  for (let i = 0; i < 20; i += 1) system.push('case.changed', { caseId: 'A' });
  await waitForRefetches();
  expect(fetched.toSorted()).toEqual(['case A', 'cases']);
});

test('after a change of permissions these are read first, then everything shown', async () => {
  loaded(REACTIONS);
  system.push('role.changed', { roleId: 'x' });
  await waitForRefetches();
  expect(fetched[0]).toBe('rights');
  expect(new Set(fetched)).toEqual(new Set(['rights', 'case A', 'case B', 'cases']));
});

test('everything is refetched when the channel was away, since pushes may have been lost', async () => {
  system.close(LIVE_CLOSE.restarting);
  (await socket('system', 2)).greet();
  await waitForRefetches();
  expect(new Set(fetched)).toEqual(new Set(['rights', 'case A', 'case B', 'cases']));
});

test('what is stale while it is hidden is marked, and refetched when it is shown again', async () => {
  loaded(REACTIONS);
  const key = [getCase.path, { caseId: 'C' }];
  client.setQueryData(key, caseWith());
  system.push('case.changed', { caseId: 'C' });
  await waitForRefetches();
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('nothing is refetched after it was told to stop', async () => {
  loaded(REACTIONS);
  system.push('case.changed', { caseId: 'A' });
  stops[0]?.();
  system.push('role.changed', { roleId: 'x' });
  await waitForRefetches();
  expect(fetched).toEqual([]);
});

test('a push that comes before the reactions are loaded is not lost', async () => {
  system.push('case.changed', { caseId: 'A' });
  await waitForRefetches();
  expect(fetched).toEqual([]);
  loaded(REACTIONS);
  await waitForRefetches();
  expect(fetched.toSorted()).toEqual(['case A', 'cases']);
});

test('a push refetches everything if the reactions cannot be loaded', async () => {
  failed();
  system.push('case.changed', { caseId: 'A' });
  await waitForRefetches();
  expect(new Set(fetched)).toEqual(new Set(['rights', 'case A', 'case B', 'cases']));
});

test(
  'a burst of pushes costs one call in two seconds, and the last of it is seen',
  { timeout: 30_000 },
  async () => {
    loaded(REACTIONS);
    const began = performance.now();
    for (let n = 0; n < 40; n += 1) {
      system.push('case.changed', { caseId: 'A' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await waitForRefetches();
    const lists = fetched.filter((name) => name === 'cases').length;
    // Four seconds of pushes, more on a busy machine: one at once, one each two seconds, and one for the last of them.
    // The page's clock runs a hundred times as fast.
    const seconds = (performance.now() - began) / 10;
    expect(lists).toBeGreaterThan(1);
    expect(lists).toBeLessThanOrEqual(2 + Math.floor(seconds / 2));
    const before = fetched.length;
    system.push('case.changed', { caseId: 'A' });
    await waitForRefetches();
    expect(fetched.slice(before)).toContain('cases');
  },
);
